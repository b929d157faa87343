import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const BACKEND = process.env.BEAGLE_SERVER ?? "http://127.0.0.1:8000";

/** `import icons from "./icons.txt?icons"`: the drawings of the game-icons named in a file, one name a line. */
function gameIcons(): Plugin {
  let drawings: Record<string, { body: string }> | undefined;
  return {
    name: "beagle-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("?icons")) return null;
      const file = id.slice(0, -"?icons".length);
      this.addWatchFile(file);
      const source = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
      drawings ??= (JSON.parse(readFileSync(source, "utf-8")) as { icons: Record<string, { body: string }> }).icons;
      const names = readFileSync(file, "utf-8").split("\n").map((line) => line.trim()).filter(Boolean);
      const found: Record<string, string> = {};
      for (const name of names) {
        const drawing = drawings[name];
        if (!drawing) this.error(`${file}: expected the name of a game-icons drawing, got '${name}'`);
        found[name] = drawing.body;
      }
      return `export default ${JSON.stringify(found)}`;
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/beagle/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and icons stay files of their own, so that a page loads only what it shows.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: BACKEND, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
  },
});
