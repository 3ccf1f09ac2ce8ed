import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn, someone } from '../support/accounts';
import { closeBrowser, phone, visitor } from '../support/browser';
import { asSignedIn } from '../support/signed-in';
import { until, withWorkspace } from '../support/with-plan';

afterAll(closeBrowser);

async function withServiceWorker(scenario: (page: Page) => Promise<void>): Promise<void> {
  const context = await visitor({ serviceWorkers: 'allow', viewport: phone });
  await signIn(context, await someone());
  const page = await context.newPage();
  await page.goto('/dashboard/overview');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => localStorage.getItem('last-known')?.includes('"user"'));
  try {
    await scenario(page);
  } finally {
    await context.close();
  }
}

describe('without a line', () => {
  it('the product opens with the persisted cache and says so', () =>
    withServiceWorker(async (page) => {
      await page.waitForFunction(async () => {
        const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return cached.flat().some(({ url }) => url.includes('/overview-'));
      });
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('You are offline. What you see is the last we heard.').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/dashboard/overview');
      // A page whose code never arrived says so, and loads when the connection is back.
      await page.getByRole('link', { name: 'Logs', exact: true }).first().click();
      await page.getByRole('heading', { name: 'This page is not on your device yet' }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Logs', exact: true }).waitFor();
    }));

  it("no response of the API is in the service worker's cache", () =>
    withServiceWorker(async (page) => {
      const cached = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map((request) => new URL(request.url).pathname);
      });
      expect(cached).toContain('/dashboard/overview');
      expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
    }));
});

describe('an answer that is lost on its way', () => {
  it('makes no second fire drill of the next press; after one that was started the next is another', async () =>
    asSignedIn(await withWorkspace(), async (page) => {
      const keys: (string | undefined)[] = [];
      await page.route('**/drill', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) return route.continue();
        await route.fetch();
        await route.abort();
      });
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Send a test alert' }).click();
      await page.getByText('We could not reach NoWahala.').waitFor();
      await page.getByRole('button', { name: 'Send a test alert' }).click();
      await page.getByRole('button', { name: 'Send another one' }).click();
      await until('the next drill', async () => keys.length === 3);
      expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
      expect(keys[2]).not.toBe(keys[0]);
    }));
});

describe('on a home screen', () => {
  it('the product has a name, icons and a start page', () =>
    withServiceWorker(async (page) => {
      const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
        name: string;
        start_url: string;
        icons: { src: string; sizes: string; purpose?: string }[];
      };
      expect(manifest).toMatchObject({ name: 'NoWahala', start_url: '/dashboard/overview' });
      for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
      expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
      expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    }));
});
