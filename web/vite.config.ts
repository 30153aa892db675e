import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";

export default defineConfig({
  base: "./", // the page works under any path; the server writes that path into index.html
  plugins: [icons(), svelte({ compilerOptions: { fragments: "tree", runes: true } })],
  build: {
    outDir: "../src/amulette/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: for scripts and fonts
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
