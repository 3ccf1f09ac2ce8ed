import '@/design/design.css';
import { applyTheme } from '@/design/theme';
import { loadRoute } from './load-route';
import { loaderArgsOf, matchRoute } from './match-route';
import { preloadRoute } from './preload';
import { forgetDrawn, keepEarlyPresses, loadAgain } from './take-over';

// The first script of every page, kept small: it requests everything the page needs before any other code has arrived.
const { pathname, search } = window.location;
const match = matchRoute(pathname);
const args = match && loaderArgsOf(match, search);
const root = document.getElementById('root') as HTMLElement;
// Whoever is signed in is led away from the sign-in pages: the one that was drawn at build time would only flash.
if (args && match?.layout.id === 'auth') {
  forgetDrawn();
  root.replaceChildren();
}
// Requests to the API go first: they are small and are answered while the code is still on a slow line.
if (match && args) preloadRoute(match, args);
const loaded = match ? loadRoute(match, args) : Promise.resolve();
applyTheme();
keepEarlyPresses(root);
void import('./start').then(
  ({ start }) => start(loaded, match?.layout.id === 'auth'),
  () => loadAgain(root, () => window.location.reload()),
);
