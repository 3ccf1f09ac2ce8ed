import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn, someone } from '../support/accounts';
import { closeBrowser, onPage, storageOf, visitor } from '../support/browser';

afterAll(closeBrowser);

const signedInPages = [
  '/dashboard/overview',
  '/dashboard/logs',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/history/x',
  '/dashboard/incidents/x',
  '/edit-server/x',
  '/heartbeats',
  '/heartbeats/add',
  '/heartbeats/x',
  '/is-it-me/x',
  '/server/add/page-1',
  '/pricing',
];

async function signedInPage(): Promise<Page> {
  const context = await visitor();
  await signIn(context, await someone());
  return context.newPage();
}

const atLogin = (page: Page) => page.waitForURL('**/login');

describe('the guard', () => {
  it('sends a stranger from every signed-in page to the login', () =>
    onPage(async (page) => {
      for (const path of signedInPages) {
        await page.goto(path);
        await atLogin(page);
        await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
        await expect(page.getByText('Session expired').count()).resolves.toBe(0);
      }
    }));

  it('ends a session that the server does not know: storage cleared, one toast, login', async () => {
    const page = await signedInPage();
    await page.route('**/api/auth/refresh', (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, code: 'SESSION_OVER', message: 'Please log in again.' } }),
    );
    await page.goto('/login');
    await page.evaluate(() => {
      localStorage.setItem('token', 'nonsense');
      localStorage.setItem('something-else', 'kept');
    });
    await page.goto('/dashboard/overview');
    await atLogin(page);
    await page.getByText('Session expired, please login').waitFor();
    await expect(page.getByText('Session expired, please login').count()).resolves.toBe(1);
    expect(await storageOf(page)).toEqual({});
    await page.context().close();
  });

  it('renews an old token silently, once, and goes on', async () => {
    const page = await signedInPage();
    let refused = 0;
    let renewed = 0;
    await page.route('**/api/user/', (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 401, json: { statusCode: 401, code: 'TOKEN_OLD', message: 'x' } }) : route.continue();
    });
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewed += 1;
    });
    await page.goto('/dashboard/overview');
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(500);
    expect(renewed).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/dashboard/overview');
    await page.context().close();
  });

  it('gives up after five seconds without a user: storage cleared, login, and no toast about a session', async () => {
    const page = await signedInPage();
    await page.clock.install();
    await page.route('**/api/user/', () => {});
    await page.goto('/dashboard/overview');
    await page.getByRole('status').waitFor({ state: 'attached' });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    await page.clock.runFor(3_000);
    expect(new URL(page.url()).pathname).toBe('/dashboard/overview');
    expect(await storageOf(page)).toHaveProperty('token');
    await page.clock.runFor(2_000);
    await atLogin(page);
    expect(await storageOf(page)).toEqual({});
    await expect(page.getByText('Session expired').count()).resolves.toBe(0);
    await page.context().close();
  });

  it('opens with the persisted profile and says that it is reconnecting', async () => {
    const page = await signedInPage();
    await page.goto('/dashboard/overview');
    await page.getByRole('main').waitFor();
    await page.waitForFunction(() => localStorage.getItem('last-known')?.includes('"user"'));
    await page.clock.install();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByText('Reconnecting.').first().waitFor();
    await page.clock.runFor(6_000);
    expect(new URL(page.url()).pathname).toBe('/dashboard/overview');
    await page.unroute('**/api/**');
    await page.clock.runFor(10_000);
    await page.getByText('Reconnecting.').first().waitFor({ state: 'detached' });
    // A page with fresh answers shows no such banner, however long it stays open.
    await page.reload();
    await page.getByRole('main').waitFor();
    await page.clock.runFor(6_000);
    await page.getByText('Reconnecting.').first().waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('signs out in every tab at once', async () => {
    const page = await signedInPage();
    const other = await page.context().newPage();
    await page.goto('/dashboard/overview');
    await other.goto('/dashboard/overview');
    await other.getByRole('main').waitFor();
    await page.evaluate(() => localStorage.clear());
    await atLogin(other);
    await page.context().close();
  });
});
