import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SKELETON_AFTER_MS } from '@/config/constants';
import { returnTo } from '@/lib/session/return-to';
import { onLeave } from '@/lib/session/end-session';
import { App } from './app';
import { registerServiceWorker } from './register-service-worker';
import { forgetDrawn, readDeeds, repeatDeeds, wasDrawnBefore } from './take-over';

const aMoment = () => new Promise((over) => setTimeout(over, SKELETON_AFTER_MS));

/**
 * Draws the page, at best in one go: a Suspense fallback, once visible, would delay the page by a third of a second. A page that was
 * drawn at build time is woken up; `isForm`: it is exchanged, because React would not learn what was typed into it meanwhile.
 */
export async function start(loaded: Promise<void>, isForm: boolean): Promise<void> {
  // Now that the scripts are here: a page that was not drawn before did not ask for it.
  document.fonts.load('1em "Inter NW"').catch(() => undefined);
  // A session that turns out to be over before anything is drawn: the first page is then the login.
  onLeave((to) => window.history.replaceState({ usr: returnTo(window.location) }, '', to));
  const root = document.getElementById('root') as HTMLElement;
  const app = <App />;
  if (wasDrawnBefore()) {
    await loaded;
    const deeds = readDeeds(root);
    if (isForm) flushSync(() => createRoot(root).render(app));
    else flushSync(() => hydrateRoot(root, app));
    forgetDrawn();
    repeatDeeds(root, deeds);
  } else {
    await Promise.race([loaded, aMoment()]);
    createRoot(root).render(app);
  }
  document.getElementById('again')?.remove();
  registerServiceWorker();
}
