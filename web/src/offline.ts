// The page for when there is no network is kept by a service worker.
import { address } from "./base";

interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

export function keepOfflinePage(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const worker = address("sw.js");
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy("amulette", {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError("no such script");
      return url;
    },
  });
  navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker).catch(() => undefined);
}
