import { afterAll, describe, expect, it } from '@jest/globals';
import { publicPages } from '../pages.mjs';
import { axeFindings } from '../support/axe';
import { closeBrowser, desk, onPage, phone } from '../support/browser';

afterAll(closeBrowser);

const variants = [phone, desk].flatMap((viewport) => (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })));

describe.each(publicPages.map((page) => [page.name, page] as const))('%s', (_name, { path, before }) => {
  it.each(variants)('is clean at $viewport.width px in $colorScheme', ({ viewport, colorScheme }) =>
    onPage(
      async (page) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        if (before) await before(page);
        await expect(axeFindings(page)).resolves.toEqual([]);
      },
      { viewport, colorScheme, reducedMotion: 'reduce' },
    ),
  );

  it('does not scroll sideways at 320 px', () =>
    onPage(
      async (page) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        if (before) await before(page);
        await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBeLessThanOrEqual(320);
      },
      { viewport: { width: 320, height: 640 } },
    ));
});

describe('by keyboard', () => {
  it('the first stop skips to the content', () =>
    onPage(async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe('Skip to the content');
      await page.keyboard.press('Enter');
      await expect(page.evaluate(() => document.activeElement?.id)).resolves.toBe('content');
    }));

  it('a dialog opens, holds the focus, closes with Escape and gives it back', () =>
    onPage(async (page) => {
      await page.goto('/dev/components');
      const opener = page.getByRole('button', { name: 'Open a dialog' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await expect(axeFindings(page)).resolves.toEqual([]);
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        await expect(dialog.evaluate((element) => element.contains(document.activeElement))).resolves.toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Open a dialog');
    }));

  it('a menu is walked with the arrows', () =>
    onPage(async (page) => {
      await page.goto('/dev/components');
      await page.getByRole('button', { name: 'Open a menu' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('ArrowDown');
      await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe('Edit server');
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }));
});

describe('toasts', () => {
  it('are three at most and go after five seconds', () =>
    onPage(async (page) => {
      await page.goto('/dev/components');
      for (const name of ['Success', 'Error', 'Warning', 'Information']) await page.getByRole('button', { name, exact: true }).click();
      const shown = page.locator('[data-toasts] > *');
      await expect(shown.count()).resolves.toBe(3);
      await page.mouse.move(10, 600);
      await page.waitForTimeout(4_000);
      await expect(shown.count()).resolves.toBeGreaterThan(0);
      await page.waitForTimeout(2_500);
      await expect(shown.count()).resolves.toBe(0);
    }));
});
