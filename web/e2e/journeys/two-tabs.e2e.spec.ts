import { afterAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { signIn, someone } from '../support/accounts';
import { closeBrowser, visitor } from '../support/browser';

afterAll(closeBrowser);

async function signedIn(): Promise<{ context: BrowserContext; streams: () => number; renewals: () => number }> {
  const context = await visitor();
  await signIn(context, await someone());
  const requested: string[] = [];
  context.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const count = (path: string) => requested.filter((each) => each === path).length;
  return { context, streams: () => count('/api/events'), renewals: () => count('/api/auth/refresh') };
}

const until = async (what: () => boolean): Promise<void> => {
  for (let round = 0; round < 75 && !what(); round += 1) await new Promise((resolve) => setTimeout(resolve, 200));
  expect(what()).toBe(true);
};

describe('two tabs', () => {
  it('share one live stream; when the first is closed, the second goes on with it', async () => {
    const { context, streams } = await signedIn();
    const first = await context.newPage();
    await first.goto('/dashboard/overview');
    await until(() => streams() === 1);
    const second = await context.newPage();
    await second.goto('/dashboard/overview');
    await second.getByRole('main').waitFor();
    await second.waitForTimeout(1_500);
    expect(streams()).toBe(1);
    await first.close();
    await until(() => streams() === 2);
    await context.close();
  });

  it('show nothing of one user to the next, who signs in in one of them and waits for her own on a bad line', async () => {
    const { context } = await signedIn();
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const tab of [first, second]) {
      await tab.goto('/dashboard/overview');
      await tab.getByRole('main').waitFor();
    }
    await first.evaluate(() => localStorage.clear());
    await second.waitForURL('**/login');
    await second.route('**/api/**', (route) => route.abort());
    await signIn(context, await someone());
    await second.waitForURL('**/dashboard/overview');
    await second.getByText('We could not reach NoWahala.').first().waitFor();
    await expect(second.getByRole('main').count()).resolves.toBe(0);
    await second.unroute('**/api/**');
    await second.getByRole('main').waitFor();
    expect(new URL(second.url()).pathname).toBe('/dashboard/overview');
    await context.close();
  });

  it('that wake up with an old token renew it once for both', async () => {
    const { context, renewals } = await signedIn();
    const tabs = [await context.newPage(), await context.newPage()];
    let old = '';
    await context.route('**/api/user/', (route) => {
      const token = route.request().headers()['authorization'] ?? '';
      old ||= token;
      return token === old ? route.fulfill({ status: 401, json: { statusCode: 401, code: 'TOKEN_OLD', message: 'x' } }) : route.continue();
    });
    await Promise.all(tabs.map((tab) => tab.goto('/dashboard/overview')));
    await until(() => renewals() >= 1);
    await tabs[0]?.waitForTimeout(1_500);
    expect(renewals()).toBe(1);
    for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/dashboard/overview');
    await context.close();
  });
});
