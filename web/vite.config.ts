/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, type Plugin } from "vite";
import { HOME } from "./src/lib/words/first";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Texts of the frame in index.html, and for public/theme.js the files of each page, to be fetched at once. */
const frame: Plugin = {
  name: "frame",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const files = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || chunk.isEntry || found.has(name)) return found;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of chunk.imports) files(other, found);
        return found;
      };
      const pages = Object.values(bundle).flatMap((each) => {
        const page = each.type === "chunk" && each.facadeModuleId?.match(/\/pages\/(\w+)\.svelte$/)?.[1];
        return page ? [` data-${page.toLowerCase()}="${[...files(each.fileName)].join(" ")}"`] : [];
      });
      return html
        .replace("%title%", HOME.title)
        .replace("%lead%", HOME.lead)
        .replace("%unreachable%", HOME.unreachable)
        .replace("%again%", HOME.again)
        .replace('src="/theme.js"', `src="/theme.js"${pages.join("")}`);
    },
  },
};

// One page for every address: the server answers with index.html, src/main.ts looks at the address
// and fetches what that page needs. gallery.html is for development only and never built.
export default defineConfig({
  // Under vitest the browser's half of Svelte is wanted, and a clean page for every test.
  plugins: [svelte(), svelteTesting(), frame],
  build: {
    outDir: here("../src/pigskin/web/client"),
    emptyOutDir: true,
    manifest: "manifest.json",
    // Every file stands alone: the server's Content-Security-Policy knows neither data: nor inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    reportCompressedSize: true,
  },
  server: {
    // `npm run dev` beside a running `pigskin serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 20_000 },
});
