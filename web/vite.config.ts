import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const BACKEND = process.env.BEAGLE_SERVER ?? "http://127.0.0.1:8000";

/** The inside of an SVG file of 512 × 512, on one line. */
function insideOf(file: string): string {
  const inside = readFileSync(file, "utf-8").replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
  return inside
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

/**
 * `import icons from "./icons.txt?icons"`: the drawings named in a file, one name a line. Each is `drawings/<name>.svg`
 * beside that file, or else the game-icons drawing of that name.
 */
function gameIcons(): Plugin {
  let published: Record<string, { body: string }> | undefined;
  return {
    name: "beagle-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("?icons")) return null;
      const file = id.slice(0, -"?icons".length);
      this.addWatchFile(file);
      const source = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
      published ??= (JSON.parse(readFileSync(source, "utf-8")) as { icons: Record<string, { body: string }> }).icons;
      const names = readFileSync(file, "utf-8")
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      const found: Record<string, string> = {};
      for (const name of names) {
        const own = join(dirname(file), "drawings", `${name}.svg`);
        const body = existsSync(own) ? insideOf(own) : published[name]?.body;
        if (body === undefined) this.error(`${file}: expected a game-icons name or drawings/*.svg, got '${name}'`);
        found[name] = body;
      }
      return `export default ${JSON.stringify(found)}`;
    },
  };
}

/**
 * What is always loaded together is one file: the parts that every table needs, a game's texts in one language. The
 * rest is split by who imports it.
 */
function fileOf(id: string, build: Rolldown.ChunkingContext): string | null {
  const text = /\/(games\/\w+|generic|beagle|server)\/text\/(\w+)\.ftl/.exec(id);
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
    proxy: { "/api": { target: BACKEND, ws: true }, "^/text/": { target: BACKEND } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
  },
});
