import { setTimeout as sleep } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { prerenderedPages, UNKNOWN_ORIGIN } from './pages.ts';

/** Time for what a page sets after it is drawn, such as its title. */
const SETTLE_MS = 30;

type Draw = (root: HTMLElement) => Promise<{ content: string; stop: () => void }>;

const { bundle, shell, words } = workerData as { bundle: string; shell: string; words: Record<string, string> };
const dom = new JSDOM(shell, { url: UNKNOWN_ORIGIN, pretendToBeVisual: true });
const { window } = dom;
const browser = {
  window,
  document: window.document,
  localStorage: window.localStorage,
  sessionStorage: window.sessionStorage,
  location: window.location,
  history: window.history,
  requestAnimationFrame: window.requestAnimationFrame,
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  // A page that is built has no server to ask: what it would ask for stays on its way.
  fetch: () => new Promise(() => {}),
};
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true });
for (const name of Object.getOwnPropertyNames(window))
  if (/^(HTML|SVG)?\w*(Element|Event)$|^(Node|DocumentFragment|MutationObserver)$/.test(name) && !(name in globalThis))
    Object.defineProperty(globalThis, name, { value: window[name as keyof typeof window], configurable: true });
Object.assign(window, { matchMedia: browser.matchMedia, fetch: browser.fetch, scrollTo: () => {} });

// The words of the language, where the bundle has markers (../languages/word-markers.ts).
Object.assign(globalThis, { __NW_WORDS__: (key: string) => runInThisContext(words[key.split('#')[0] ?? ''] ?? '') as unknown });

const { draw } = (await import(bundle)) as { draw: Draw };
const root = window.document.getElementById('root') as HTMLElement;
const pages: { name: string; title: string; content: string }[] = [];
for (const [name, path] of prerenderedPages) {
  dom.reconfigure({ url: UNKNOWN_ORIGIN + path });
  root.replaceChildren();
  const { content, stop } = await draw(root);
  await sleep(SETTLE_MS);
  const { title } = window.document;
  stop();
  // Until the scripts are there a form must send nothing, least of all a password in an address: outside a dialog this does nothing.
  pages.push({ name, title, content: content.replaceAll('<form ', '<form method="dialog" ') });
}
parentPort?.postMessage(pages);
