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
  },
  server: { port: 19600, strictPort: true, proxy },
  preview: { port: 19601, strictPort: true, proxy },
});
