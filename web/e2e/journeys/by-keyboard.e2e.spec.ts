import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { call, someone, type Account } from '../support/accounts';
import { closeBrowser, onPage, phone } from '../support/browser';
import { asSignedIn } from '../support/signed-in';
import { addServer, until, withPlan } from '../support/with-plan';

/** Without a mouse and without a finger, on a narrow screen, with motion reduced. */
const still = { viewport: phone, reducedMotion: 'reduce' } as const;

let owner: Account & { workspaceId: string };
let serverId = '';
let jobId = '';
beforeAll(async () => {
  owner = await withPlan('Growth');
  serverId = (await addServer(owner, { name: 'Shop website', ipAddress: '127.0.0.1' }))._id;
  await until('a job is added', async () => {
    const job = await call<{ data?: { _id: string } }>('POST', '/heartbeat', { name: 'Nightly backup', every: 1_440 }, owner.token);
    jobId = job.body.data?._id ?? '';
    return job.status === 201;
  });
  await call('POST', `/server/${serverId}/renewal`, { name: 'Hosting bill', date: '2030-03-01' }, owner.token);
  await call('POST', `/key/generate/${owner.id}`, { name: 'Shop backend' }, owner.token);
}, 60_000);
afterAll(closeBrowser);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** Tabs until the focus is on what has this name; a page that loses the focus or traps it never gets there. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? here.startsWith(name) : name.test(here)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${name}; it is on ${await focused(page)}`);
}

describe('by keyboard', () => {
  it('logs in', () =>
    onPage(async (page) => {
      await page.goto('/login');
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      await tabTo(page, 'E-mail');
      await page.keyboard.type(owner.email);
      await tabTo(page, /^Password/);
      await page.keyboard.type(owner.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard/overview');
    }, still));

  it('adds a server in three pages', () =>
    asSignedIn(
      owner,
      async (page) => {
        await page.goto('/server/add/page-1');
        await page.getByRole('heading', { name: 'What shall we watch?' }).waitFor();
        await tabTo(page, 'Name');
        await page.keyboard.type('Orders');
        await tabTo(page, 'IP address');
        await page.keyboard.type('127.0.0.1');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/page-2');
        await tabTo(page, /WhatsApp/);
        await tabTo(page, 'Next: review');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
        await tabTo(page, 'Add server');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/server/add/page-3?server=*');
      },
      still,
    ));

  type DialogCase = { opens: string; on: string; menu?: string; press: string };
  const dialogs = (): DialogCase[] => [
    { opens: 'Delete Shop website', on: '/dashboard/overview', menu: 'Menu of Shop website', press: 'Delete server' },
    { opens: 'Contact support', on: '/dashboard/overview', menu: 'Your account', press: 'Contact support' },
    { opens: 'Generate API Key', on: '/dashboard/settings', press: 'Generate API Key' },
    { opens: 'Rotate Shop backend', on: '/dashboard/settings', menu: 'Actions for Shop backend', press: 'Rotate' },
    { opens: 'Revoke Shop backend', on: '/dashboard/settings', menu: 'Actions for Shop backend', press: 'Revoke' },
    { opens: 'Delete your account', on: '/dashboard/settings', press: 'Delete account' },
    { opens: 'Upgrade to Business', on: '/pricing', press: 'Upgrade to Business' },
    { opens: 'Add a date', on: `/dashboard/history/${serverId}`, press: 'Add a date' },
    { opens: 'Hosting bill', on: `/dashboard/history/${serverId}`, press: 'Delete "Hosting bill"' },
    { opens: 'A new address for this job?', on: `/heartbeats/${jobId}`, press: 'New address' },
    { opens: 'Nightly backup', on: `/heartbeats/${jobId}`, press: 'Delete' },
  ];

  it('every dialog opens, holds the focus, fits, closes with Escape and gives the focus back', () =>
    asSignedIn(
      owner,
      async (page) => {
        for (const { opens, on, menu, press } of dialogs()) {
          if (new URL(page.url(), 'http://x').pathname !== on) await page.goto(on);
          const opener = page.getByRole('button', { name: menu ?? press, exact: true });
          await opener.focus();
          await page.keyboard.press('Enter');
          if (menu) await page.getByRole('menuitem', { name: press }).press('Enter');
          await holdsTheFocus(page, opens);
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          // A menu that has closed hands the focus to the content.
          await page.waitForFunction((name) => {
            const here = document.activeElement;
            return here?.id === 'content' || (here?.getAttribute('aria-label') ?? here?.textContent) === name;
          }, menu ?? press);
        }
      },
      still,
    ));

  it('the dialog with a new key warns at the first Escape and closes at the second', () =>
    asSignedIn(
      owner,
      async (page) => {
        await page.goto('/dashboard/settings');
        await page.getByRole('button', { name: 'Generate API Key' }).press('Enter');
        await page.getByRole('dialog').getByLabel('Name', { exact: true }).press('A');
        await page.keyboard.press('Enter');
        await holdsTheFocus(page, 'Your new API key');
        await page.keyboard.press('Escape');
        await page.getByText('This is the only time you see this key.').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      still,
    ));

  it('so does the dialog for the code of a phone', async () => {
    const phoneOwner = await someone();
    const number = `+23480${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`;
    await call('PATCH', `/user/${phoneOwner.id}`, { phone: number }, phoneOwner.token);
    await asSignedIn(
      phoneOwner,
      async (page) => {
        await page.goto('/dashboard/settings');
        await page.getByRole('button', { name: 'Confirm this phone' }).press('Enter');
        await holdsTheFocus(page, 'Confirm your phone');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      still,
    );
  });

  it('so does the dialog of a new workspace', async () =>
    asSignedIn(
      await someone(),
      async (page) => {
        await page.goto('/dashboard/overview');
        await page.getByRole('button', { name: 'Create workspace' }).press('Enter');
        await holdsTheFocus(page, 'Create workspace');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      still,
    ));
});

/** Twelve stops of the tab key stay inside, and nothing is wider than the narrowest phone. */
async function holdsTheFocus(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  // Where there is something to fill in, the first key goes there.
  await page.waitForFunction(() => {
    const field = document.querySelector('[role=dialog] :is(input, textarea, select)');
    return field === null || field === document.activeElement;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBeLessThanOrEqual(320);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.evaluate((element) => element.contains(document.activeElement))).resolves.toBe(true);
  }
  const box = await dialog.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0).toBe(true);
  // No animation runs with reduced motion.
  await expect(dialog.evaluate((element) => getComputedStyle(element).animationDuration)).resolves.toMatch(/^(0s|1e-05s|0\.00001s)$/);
  await page.setViewportSize(phone);
}
