import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { offeredLanguages } from '@nowahala/kernel';
import { byteBudget } from './build/byte-budget.ts';
import { compileCatalogues } from './build/languages/compile-catalogues.ts';
import { languages } from './build/languages/languages.ts';
import { wordMarkers } from './build/languages/word-markers.ts';
import { preloadModules } from './build/preload-modules.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender/prerender.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';
import { slimPackages } from './build/slim-packages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:8080';
const messages = at('./src/messages');
const compiled: { english?: ReturnType<typeof compileCatalogues> } = {};
const original = () => (compiled.english ??= compileCatalogues(messages, 'en'));
const proxy = { '/api': api, '/dev/inbox': api, '/dev/checkout': api, '/health': api };

/** What the first script needs to send for all the rest. */
const ofTheFirstScript = [
  /web\/src\/config\//,
  /web\/src\/lib\/(http\/(on-demand|preloaded-responses|save-data)|live\/clock|session\/session)\./,
  /web\/src\/design\/theme\./,
  /vite\/preload-helper/,
];
/** Each file costs a round of headers: what nearly every page needs travels together. */
const ofEveryPage = [
  /services\/libs\/kernel\//,
  /web\/src\/lib\/format\/(class-names|format-money|format-time|formatters|zone-names)\./,
  /web\/src\/lib\/http\/(api-client|api-error|trusted-scripts|use-idempotency-key)\./,
  /web\/src\/lib\/live\/(toast|use-after)\./,
  /web\/src\/lib\/session\/(end-session|refresh-token|return-to|use-signed-in)\./,
  /web\/src\/components\/ui\/(adire-pattern|alert-banner|button|empty-state|external-link|focus-content|loading|skeleton|spinner|toaster)\./,
  /web\/src\/components\/layout\/(logo|skip-link|use-page-title)\./,
  /web\/src\/app\/(crash-page|error-boundary)\./,
  /web\/src\/components\/icons\/(icon|check|circle-exclamation-point|circle-check|circle-x|info|triangle-exclamation-point|x|chevron-down|chevron-right|eye|eye-off)\./,
];
const ofEverySignedInPage = [
  /node_modules\/@tanstack\//,
  /web\/src\/lib\/session\/(current-user|current-workspace|heartbeats-of-user|persisted-cache)\./,
  /web\/src\/lib\/live\/(event-stream|live-events|live-updates|use-live-events|use-live-updates|use-now)\./,
  /web\/src\/lib\/http\/(query-client|use-search-param)\./,
  /web\/src\/lib\/(format\/isolate|http\/(load-on-demand|use-dialog-on-demand|use-send))\./,
  /web\/src\/components\/ui\/(data-table|load-failed|menu-on-demand|moment|pagination|status|status-badge|use-focus-kept)\./,
  /web\/src\/components\/layout\/(avatar|bottom-bar|dashboard-layout|last-updated|nav-items|page-heading|plan-banner|sidebar|top-bar)\./,
  /web\/src\/components\/icons\/(arrow-left|calendar-clock|plus|trash)\./,
  /web\/src\/features\/notifications\/(api\/list-notifications|components\/(bell|channel-banner))\./,
];
/** What is drawn on Home and on the page of a server. */
const ofHomeAndServer = [
  /web\/src\/features\/(maintenance\/(api|model|components\/(running-maintenance|use-changes))|renewals\/(api|model))/,
];
const ofEverySignInPage = [/web\/src\/features\/auth\/components\/(auth-card|text-link)\./];
/** What switches, menus and dialogs are made of. */
const ofEveryControl = [/node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|primitive|slot|use-[a-z-]+))\//];
const ofEveryForm = [/web\/src\/lib\/forms\/(form-draft|server-fields|use-form)\./, /web\/src\/components\/ui\/(field|input|select)\./];
const ofEveryServerForm = [
  /web\/src\/components\/ui\/stepper\./,
  /web\/src\/features\/servers\/(api\/(get-server|update-server|create-server)|components\/(add-server-layout|alert-fields|edit-server-form|server-fields)|model\/(new-server|server-rules))\./,
];
const ofLanguages = [/web\/src\/components\/layout\/(language-chooser|translation-note)\./];
const belongsTo = (kinds: RegExp[]) => (id: string) => kinds.some((kind) => kind.test(id));
const chunkGroups = [
  { name: 'first', test: belongsTo(ofTheFirstScript), priority: 1 },
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: 'base', test: belongsTo(ofEveryPage) },
  { name: 'signed-in', test: belongsTo(ofEverySignedInPage) },
  { name: 'upkeep', test: belongsTo(ofHomeAndServer) },
  { name: 'sign-in', test: belongsTo(ofEverySignInPage) },
  { name: 'control', test: belongsTo(ofEveryControl) },
  { name: 'form', test: belongsTo(ofEveryForm) },
  { name: 'languages', test: belongsTo(ofLanguages) },
  { name: 'server-form', test: belongsTo(ofEveryServerForm) },
];

export default defineConfig(({ command }) => ({
  plugins: [
    wordMarkers(messages, original),
    react(),
    slimPackages(),
    tailwindcss(),
    preloadModules('src/app/start.tsx'),
    languages(messages, process.env.NW_LANGUAGES?.split(',') ?? offeredLanguages),
    serviceWorkerFiles(),
    prerender(messages),
    precompress(),
    byteBudget(),
  ],
  // Scripts name each other from where they are: those of a language are in a folder of their own.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
  // A language is a folder under src/messages. The build puts all of them in (build/languages); while developing, this line chooses one.
  resolve: {
    alias: {
      '@messages': at(`./src/messages/${command === 'serve' ? (process.env.NW_LANGUAGE ?? 'en') : 'en'}`),
      '@': at('./src'),
      'react-remove-scroll': at('./src/components/ui/remove-scroll.tsx'),
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
}));
