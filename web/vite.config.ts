import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { byteBudget } from './build/byte-budget.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:8080';
const proxy = { '/api': api, '/dev/inbox': api, '/dev/checkout': api, '/health': api };

/** Each file costs a round of headers: what nearly every page needs travels together. */
const ofEveryPage = [
  /web\/src\/config\//,
  /web\/src\/messages\/[a-z]+\/(common|times)\./,
  /web\/src\/lib\/(api-client|api-error|class-names|clock|end-session|format-money|refresh-token|session|toast|use-after|use-page-title|use-session)\./,
  /web\/src\/components\/ui\/(adire-pattern|alert-band|button|external-link|loading|skeleton|spinner|toaster)\./,
  /web\/src\/components\/layout\/(logo|skip-link)\./,
  /lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared\/.*|icons\/(check|circle-alert|circle-exclamation-point|circle-check|circle-x|info|triangle-alert|x|chevron-down|chevron-right|eye|eye-off))\.m?js/,
];
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: 'base', test: (id: string) => ofEveryPage.some((kind) => kind.test(id)) },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), serviceWorkerFiles(), precompress(), byteBudget()],
  // A language is a folder under src/messages; this line chooses it.
  resolve: {
    alias: {
      '@messages': at(`./src/messages/${process.env.NW_LANGUAGE ?? 'en'}`),
      '@': at('./src'),
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { port: 19600, strictPort: true, proxy },
  preview: { port: 19601, strictPort: true, proxy },
});
