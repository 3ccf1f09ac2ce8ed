import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { someone } from '../support/accounts';
import { closeBrowser, onPage, phone } from '../support/browser';
import { asSignedIn } from '../support/signed-in';

afterAll(closeBrowser);

/** Holds back every script but the first, as a slow line does; the result lets them go. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/(?!index-|first-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('before the scripts have arrived', () => {
  it.each([
    ['/', /before your customers do/],
    ['/features', /\w/],
    ['/plans', /\w/],
    ['/privacy', /\w/],
    ['/docs', /\w/],
    ['/login', /\w/],
    ['/signup', /\w/],
  ])('%s can be read', (path, headline) =>
    onPage(
      async (page) => {
        await withoutScripts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toMatch(headline);
        await expect(page.evaluate(() => document.fonts.size > 0 && getComputedStyle(document.body).fontFamily)).resolves.toContain(
          'Inter',
        );
      },
      { viewport: phone },
    ),
  );

  it('a reader who logs in early is logged in once they are there', async () => {
    const account = await someone();
    await onPage(async (page) => {
      const release = await withoutScripts(page);
      await page.goto('/login');
      await page.locator('input[name=email]').fill(account.email);
      await page.locator('input[name=password]').fill(account.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      expect(new URL(page.url()).search).toBe('');
      release();
      await page.waitForURL('**/dashboard/overview');
    });
  });

  it('what was typed and the cursor stay when they arrive, and the menu pressed early opens', () =>
    onPage(
      async (page) => {
        const release = await withoutScripts(page);
        await page.goto('/signup');
        const name = page.locator('form input[name]').first();
        await name.pressSequentially('Ada');
        release();
        await page.waitForFunction(() => document.documentElement.dataset.prerendered === undefined);
        await page.keyboard.type(' Okafor');
        await expect(name.inputValue()).resolves.toBe('Ada Okafor');
        const releaseAgain = await withoutScripts(page);
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        releaseAgain();
        await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' }).waitFor();
      },
      { viewport: phone },
    ));

  it('a page without text does not ask for its font until they are there', async () => {
    const account = await someone();
    await asSignedIn(account, async (page) => {
      const release = await withoutScripts(page);
      const fonts: string[] = [];
      page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
      const pageOfHome = page.waitForRequest(/\/assets\/overview-/);
      const shell = await page.goto('/dashboard/overview', { waitUntil: 'commit' });
      await pageOfHome;
      await page.waitForFunction(() => getComputedStyle(document.body).fontFamily.includes('Inter'));
      // Every style and every place of the page has been computed: whatever asks for a font has done so.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(shell?.status()).toBe(200);
      expect(fonts).toEqual([]);
      const font = page.waitForRequest(/inter-latin-.*\.woff2$/);
      release();
      await font;
    });
  });

  it.each([
    ['/plans', 'Load the page again'],
    ['/dashboard/overview?lang=fr', 'Recharger la page'],
  ])('%s can be loaded again where none comes', (path, label) =>
    onPage(async (page) => {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto(path);
      const link = page.getByText(label, { exact: true });
      await expect(link.isVisible()).resolves.toBe(false);
      await link.waitFor({ timeout: 12_000 });
      await page.unroute(/\/assets\/.*\.js$/);
      await link.click();
      await page.waitForFunction(() => document.querySelector('h1') !== null && document.getElementById('again') === null);
    }),
  );

  it('the address in the samples of the API is this product', () =>
    onPage(async (page) => {
      await withoutScripts(page);
      await page.goto('/docs');
      await expect(page.content()).resolves.not.toContain('origin.invalid');
    }));
});
