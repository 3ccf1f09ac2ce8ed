import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signedInPages, type PageOfProduct } from '../pages.mjs';
import { axeFindings } from '../support/axe';
import { BASE_URL, closeBrowser, desk, phone, visitor } from '../support/browser';
import { sampleAccount } from '../support/sample-account.mjs';

/** Every signed-in page of a real account with an outage, looked at by axe, by the content policy and at 320 px. */
const names = ['overview', 'logs', 'notifications', 'billing', 'settings', 'pricing', 'add-server-1', 'history', 'edit-server', 'incident'];

let token = '';
let pages: PageOfProduct[] = [];

beforeAll(async () => {
  token = await sampleAccount(BASE_URL);
  pages = await signedInPages(BASE_URL, token);
}, 180_000);
afterAll(closeBrowser);

type Look = { page: Page; strangers: string[]; violations: string[] };

async function look(name: string, options: Parameters<typeof visitor>[0], story: (look: Look) => Promise<void>): Promise<void> {
  const path = pages.find((page) => page.name === name)?.path;
  if (!path) throw new Error(`the sample account has no ${name}`);
  const context = await visitor(options);
  const seen: Omit<Look, 'page'> = { strangers: [], violations: [] };
  try {
    const page = await context.newPage();
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await page.exposeFunction('violated', (what: string) => seen.violations.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        (globalThis as unknown as { violated: (what: string) => void }).violated(
          `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        ),
      ),
    );
    page.on('request', (request) => {
      if (!request.url().startsWith(BASE_URL) && !/^(data|blob):/.test(request.url())) seen.strangers.push(request.url());
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Skeletons are gone when nothing says that it is loading.
    await page.waitForFunction(() => !document.querySelector('main .animate-pulse'));
    await page.waitForTimeout(300);
    await story({ page, ...seen });
  } finally {
    await context.close();
  }
}

const variants = [phone, desk].flatMap((viewport) => (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })));

describe.each(names)('%s', (name) => {
  it.each(variants)('is clean at $viewport.width px in $colorScheme, breaks no policy and asks nobody else', ({ viewport, colorScheme }) =>
    look(name, { viewport, colorScheme, reducedMotion: 'reduce' }, async ({ page, strangers, violations }) => {
      await expect(axeFindings(page)).resolves.toEqual([]);
      expect({ strangers, violations }).toEqual({ strangers: [], violations: [] });
    }),
  );

  it('does not scroll sideways at 320 px', () =>
    look(name, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
      await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBeLessThanOrEqual(320);
    }));
});
