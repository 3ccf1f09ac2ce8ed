import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { loadRoute } from './load-route';
import { matchRoute } from './match-route';

/**
 * Draws the page of the present address at build time (web/build/prerender). The content is what the scripts later wake up; drawing
 * it into `root` as well runs what a page does once it is there, such as setting its title.
 */
export async function draw(root: HTMLElement): Promise<{ content: string; stop: () => void }> {
  const match = matchRoute(window.location.pathname);
  if (!match) throw new Error(`no page has the address ${window.location.pathname}`);
  await loadRoute(match, null);
  const app = <App />;
  const drawn = createRoot(root);
  flushSync(() => drawn.render(app));
  return { content: renderToString(app), stop: () => drawn.unmount() };
}
