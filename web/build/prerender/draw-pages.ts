import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { prerenderedPages, UNKNOWN_ORIGIN } from './pages.ts';

/** Time for what a page sets after it is drawn, such as its title. */
const SETTLE_MS = 30;

type Draw = (root: HTMLElement) => Promise<{ content: string; stop: () => void }>;

const { bundle, shell } = workerData as { bundle: string; shell: string };
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
