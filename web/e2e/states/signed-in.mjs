// Pages in states that an account is seldom in, for the screenshots.
import { manyLogs, manyServers } from '../support/crowd.mjs';
import { addingStates } from './adding.mjs';
import { statesBeforeItBreaks } from './before-it-breaks.mjs';
import {
  all,
  changing,
  clear,
  comingBack,
  dialog,
  listedAsOver,
  listedAsPartial,
  neverChecked,
  network,
  noIncidents,
  partial,
  places,
  preparePrint,
  press,
  refused,
  resolved,
  servers,
  stepDone,
  taken,
  up,
} from './helpers.mjs';
import { moneyStates } from './money.mjs';
import { settingsStates } from './settings.mjs';

/** `prepare` runs before the page is opened, `before` after. */
export function signedInStates(pages) {
  const at = (name) => pages.find((page) => page.name === name)?.path;
  return [
    {
      name: 'overview-no-workspace',
      path: at('overview'),
      prepare: refused('**/api/workspace/*', 404, 'NO_WORKSPACE_YET', 'You have no workspace yet.'),
    },
    { name: 'overview-no-servers', path: at('overview'), prepare: servers(() => []) },
    {
      name: 'overview-one',
      path: at('overview'),
      prepare: all(
        servers(([one]) => [up(one)]),
        noIncidents,
      ),
    },
    {
      name: 'overview-well',
      path: at('overview'),
      prepare: all(
        servers((every) => every.map(up)),
        listedAsOver,
      ),
    },
    {
      name: 'overview-recovering',
      path: at('overview'),
      prepare: servers((every) => every.map(comingBack('recovering'))),
    },
    {
      name: 'overview-unstable',
      path: at('overview'),
      prepare: servers((every) => every.map(comingBack('unstable'))),
    },
    {
      name: 'overview-partial',
      path: at('overview'),
      prepare: all(
        servers((every) => every.map(comingBack('partial'))),
        listedAsPartial,
      ),
    },
    { name: 'history-places', path: `${at('history')}?region=london`, prepare: places },
    {
      name: 'overview-no-incidents',
      path: at('overview'),
      prepare: all(
        servers((every) => every.map(up)),
        refused('**/api/incident/list/*', 503, 'UNAVAILABLE', 'Please try again in a minute.'),
      ),
    },
    { name: 'overview-100', path: at('overview'), prepare: (page) => manyServers(page, 100) },
    {
      name: 'overview-failed',
      path: at('overview'),
      prepare: refused('**/api/workspace/*', 503, 'UNAVAILABLE', 'We are having trouble. Please try again in a minute.'),
      before: (page) => page.getByText('We could not load your servers').waitFor(),
    },
    { name: 'overview-menu', path: at('overview'), before: all(press(/^Menu of Orders/), (page) => page.getByRole('menu').waitFor()) },
    {
      name: 'overview-delete',
      path: at('overview'),
      before: all(press(/^Menu of Orders/), (page) => page.getByRole('menuitem', { name: 'Delete server' }).click(), dialog),
    },
    { name: 'incident-partial', path: at('incident'), prepare: partial },
    { name: 'incident-step-done', path: at('incident'), prepare: stepDone },
    { name: 'incident-network', path: at('incident'), prepare: network },
    { name: 'incident-resolved', path: at('incident'), prepare: resolved },
    { name: 'incident-print', path: at('incident'), before: preparePrint, isPrint: true },
    { name: 'incident-taken', path: at('incident'), prepare: taken },
    { name: 'incident-missing', path: '/dashboard/incidents/00000000-0000-4000-8000-000000000000' },
    { name: 'history-print', path: at('history'), before: preparePrint, isPrint: true },
    { name: 'history-young', path: at('history'), prepare: neverChecked },
    { name: 'history-missing', path: '/dashboard/history/00000000-0000-4000-8000-000000000000' },
    { name: 'edit-server-missing', path: '/edit-server/00000000-0000-4000-8000-000000000000' },
    { name: 'edit-server-errors', path: at('edit-server'), before: all(clear('Name'), press('Update server')) },
    { name: 'logs-empty', path: at('logs'), prepare: changing('**/api/server/logs/*', (body) => ({ ...body, data: [] })) },
    { name: 'logs-many', path: `${at('logs')}?page=3`, prepare: (page) => manyLogs(page, 1_000) },
    {
      name: 'logs-drawer',
      path: at('logs'),
      before: all((page) => page.getByRole('article').first().getByRole('button').click(), dialog),
    },
    {
      name: 'notifications-empty',
      path: at('notifications'),
      prepare: changing('**/api/notification/*', (body) => ({ ...body, data: [], unread: 0 })),
    },
    ...moneyStates(at),
    ...settingsStates(at),
    ...addingStates(at),
    ...statesBeforeItBreaks(at),
    {
      name: 'crashed',
      path: at('logs'),
      prepare: (page) => page.route('**/assets/logs-*.js', (route) => route.abort()),
    },
    {
      name: 'support',
      path: at('overview'),
      before: async (page) => {
        const account = page.getByRole('button', { name: 'Your account' });
        await account.click();
        await page.getByRole('menuitem', { name: 'Contact support' }).click();
        await dialog(page);
      },
    },
  ].map((page) => ({ ...page, signedIn: true }));
}
