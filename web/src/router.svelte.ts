// Which page is shown.  Links are real links; a click on one of ours changes the page without loading it anew.
import { BASE } from "./base";

export interface Route {
  page: "home" | "table" | "replay" | "about" | "gallery" | "missing";
  /** The name of the table. */
  table: string;
}

function read(): Route {
  const path = location.pathname.slice(BASE.length).replace(/\/$/, "");
  const [head = "", name = ""] = path.split("/");
  if (path === "") return { page: "home", table: "" };
  if (head === "t" && name !== "") return { page: "table", table: decodeURIComponent(name) };
  if (head === "r") return { page: "replay", table: decodeURIComponent(name) };
  if (path === "about" || path === "gallery") return { page: path, table: "" };
  return { page: "missing", table: "" };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
    document.addEventListener("click", (event) => this.clicked(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", BASE + path);
    this.route = read();
    scrollTo(0, 0);
  }

  private clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const isOurs = link.origin === location.origin && link.pathname.startsWith(BASE) && link.target === "";
    if (!isOurs || link.hasAttribute("download") || link.pathname.includes("/api/") || link.hash !== "") return;
    event.preventDefault();
    this.go(link.pathname.slice(BASE.length));
  }
}

export const router = new Router();
