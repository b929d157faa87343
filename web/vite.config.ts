import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
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
      const names = readFileSync(file, "utf-8")
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
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

/**
 * What is always loaded together is one file: the parts that every table needs, a game's texts in one language. The rest
 * is split by who imports it.
 */
function fileOf(id: string, build: Rolldown.ChunkingContext): string | null {
  const text = /\/(games\/\w+|beagle|server)\/text\/(\w+)\.ftl/.exec(id);
  if (text) return `${text[1]?.replace("games/", "").replace("server", "beagle")}-${text[2]}`;
  const known = new Set<string>();
  const isOnHome = (one: string): boolean => {
    if (known.has(one)) return false;
    known.add(one);
    const info = build.getModuleInfo(one);
    return info !== null && (info.isEntry || info.importers.some(isOnHome));
  };
  return /\/src\/(table|parts|transition|easing|pages\/(TablePage|Play|Lobby|End|Menu|Notes))/.test(id) && !isOnHome(id)
    ? "table"
    : null;
}

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/beagle/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Fonts and icons stay files of their own, so that a page loads only what it shows.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: fileOf, debugName: "files", includeDependenciesRecursively: false }] },
      },
    },
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
