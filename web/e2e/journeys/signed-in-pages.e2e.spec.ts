import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInPages, type PageOfProduct } from '../pages.mjs';
import { BASE_URL, closeBrowser } from '../support/browser';
import { statesBeforeItBreaks } from '../states/before-it-breaks.mjs';
import { inspect } from '../support/inspect-page';
import { sampleAccount } from '../support/sample-account.mjs';

/** Every signed-in page of a real account with an outage, jobs, a date and maintenance, and what only weeks of checks would show. */
const names = [
  ...['overview', 'logs', 'notifications', 'billing', 'settings', 'pricing', 'add-server-1', 'history', 'edit-server', 'incident'],
  ...['heartbeats', 'add-heartbeat', 'heartbeat', 'overview-soon', 'history-soon', 'incident-slow'],
];

let token = '';
let pages: PageOfProduct[] = [];

beforeAll(async () => {
  token = await sampleAccount(BASE_URL);
  const usual = await signedInPages(BASE_URL, token);
  pages = [...usual, ...statesBeforeItBreaks((name) => usual.find((page) => page.name === name)?.path)];
}, 180_000);
afterAll(closeBrowser);

describe('every signed-in page', () => {
  it.each(names)('is clean for axe, fits a narrow phone, keeps its policy and contacts no third party: %s', async (name) => {
    const page = pages.find((each) => each.name === name);
    if (!page) throw new Error(`the sample account has no ${name}`);
    await expect(inspect({ ...page, token })).resolves.toEqual([]);
  });
});
