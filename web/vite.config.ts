import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";

/** A shared file is named for all that share it; the first word is enough. */
const brief = (name = ""): string => name.split("~")[0] ?? "";

export default defineConfig({
  base: "./", // the page works under any path; the server writes that path into index.html
  plugins: [icons(), svelte({ compilerOptions: { fragments: "tree", runes: true } })],
  build: {
    outDir: "../src/amulette/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: for scripts and fonts
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      // A file has its price beside its bytes: the first page comes in one, and what several others share in a few.
      output: {
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash].js`,
        assetFileNames: ({ names: [name] }) => `assets/${brief(name).replace(/\.\w+$/, "")}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
