// Adding a server, page by page, and each way its first check can go.
import { all, changing, press, refused } from './helpers.mjs';

const typed = async (page) => {
  await page.getByLabel('Name').fill('Shop website');
  await page.getByLabel('IP address').fill('127.0.0.8');
  await page.getByRole('button', { name: 'Next: alerts' }).click();
  await page.waitForURL('**/page-2');
};
const reviewed = async (page) => {
  await typed(page);
  await page.getByRole('link', { name: 'Next: review' }).click();
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
};

export function addingStates(at) {
  const path = at('add-server-1');
  const first = `/server/add/page-3?server=${at('history')?.split('/').at(-1)}`;
  const checked = (change) => changing('**/api/server/get/*', (body) => ({ ...body, data: { ...body.data, ...change } }));
  return [
    { name: 'add-server-errors', path, before: press('Next: alerts') },
    { name: 'add-server-2', path, before: typed },
    { name: 'add-server-3', path, before: reviewed },
    {
      name: 'add-server-refused',
      path,
      prepare: refused('**/api/server/create', 502, 'BAD_GATEWAY', 'We are having trouble. Please try again in a minute.'),
      before: all(reviewed, press('Add server')),
    },
    { name: 'add-server-checking', path: first, prepare: checked({ lastPingAt: null }), stillSpins: true },
    { name: 'add-server-good', path: first, prepare: checked({ state: 'up', responseTimeMs: 132 }) },
    { name: 'add-server-bad', path: first, prepare: checked({ state: 'suspect' }) },
  ];
}
