import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SKELETON_AFTER_MS } from '@/config/constants';
import { returnTo } from '@/lib/session/return-to';
import { onLeave } from '@/lib/session/end-session';
import { registerServiceWorker } from './register-service-worker';
import { Providers } from './providers';
import { Router } from './router';

const aMoment = () => new Promise((over) => setTimeout(over, SKELETON_AFTER_MS));

/** Draws the page, at best in one go: a Suspense fallback, once visible, would delay the page by a third of a second. */
export async function start(loaded: Promise<void>): Promise<void> {
  // A session that turns out to be over before anything is drawn: the first page is then the login.
  onLeave((to) => window.history.replaceState({ usr: returnTo(window.location) }, '', to));
  await Promise.race([loaded, aMoment()]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  );
  registerServiceWorker();
}
