/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// One page for every address: the server answers with index.html, src/main.ts looks at the address
// and fetches what that page needs. gallery.html is for development only and never built.
export default defineConfig({
  // Under vitest the browser's half of Svelte is wanted, and a clean page for every test.
  plugins: [svelte(), svelteTesting()],
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
