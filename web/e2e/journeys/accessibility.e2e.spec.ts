import { afterAll, describe, expect, it } from '@jest/globals';
import { publicPages } from '../pages.mjs';
import { axeFindings } from '../support/axe';
import { closeBrowser, onPage, phone, withLargeText } from '../support/browser';
import { inspect } from '../support/inspect-page';

afterAll(closeBrowser);

describe('every public page', () => {
  it.each(publicPages.map((page) => [page.name, page] as const))(
    'is clean for axe, fits a narrow phone, keeps its policy and contacts no third party: %s',
    (_name, page) => expect(inspect(page)).resolves.toEqual([]),
  );
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
      const isOn = (item: string) => page.waitForFunction((text) => document.activeElement?.textContent === text, item);
      await isOn('Log history');
      await page.keyboard.press('ArrowDown');
      await isOn('Edit server');
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }));
});

describe('with text twice as large', () => {
  it('names stay whole words, a menu stays on the screen, and a dialog scrolls as a whole', () =>
    withLargeText(async (page) => {
      await page.goto('/dev/components');
      const name = page.getByRole('rowheader').first();
      expect((await name.boundingBox())?.width).toBeGreaterThan(phone.width / 2);

      await page.getByRole('button', { name: 'Open a menu' }).click();
      const menu = page.getByRole('menu');
      await menu.waitFor();
      const box = (await menu.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect([box.x + box.width <= phone.width, box.y + box.height <= phone.height]).toEqual([true, true]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Open a dialog' }).click();
      await expect(page.getByRole('dialog').evaluate((window) => getComputedStyle(window).overflowY)).resolves.toBe('auto');
    }));
});

describe('toasts', () => {
  it('are three at most and go after five seconds', () =>
    onPage(async (page) => {
      await page.clock.install();
      await page.goto('/dev/components');
      for (const name of ['Success', 'Error', 'Warning', 'Information']) await page.getByRole('button', { name, exact: true }).click();
      const toasts = page.locator('[data-toasts] > *');
      await expect(toasts.count()).resolves.toBe(3);
      await page.mouse.move(10, 600);
      await page.clock.runFor(4_000);
      await expect(toasts.count()).resolves.toBeGreaterThan(0);
      await page.clock.runFor(2_500);
      await expect(toasts.count()).resolves.toBe(0);
    }));
});
