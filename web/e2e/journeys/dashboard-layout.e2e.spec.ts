import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn, type Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, desktop, phone, storageOf, visitor } from '../support/browser';
import { withWorkspace } from '../support/with-plan';

let owner: Account;
beforeAll(async () => {
  owner = await withWorkspace();
});
afterAll(closeBrowser);

async function asOwner(scenario: (page: Page) => Promise<void>, viewport = desktop): Promise<void> {
  const context = await visitor({ viewport });
  try {
    await signIn(context, owner);
    const page = await context.newPage();
    await page.goto('/dashboard/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scenario(page);
  } finally {
    await context.close();
  }
}

const destinations = [
  ['Billing', '/dashboard/billing'],
  ['Logs', '/dashboard/logs'],
  ['Settings', '/dashboard/settings'],
  ['Home', '/dashboard/overview'],
] as const;

describe('the frame of the signed-in pages', () => {
  it.each([
    ['sidebar', desktop],
    ['bottom bar', phone],
  ])('leads to the four destinations: %s', (_name, viewport) =>
    asOwner(async (page) => {
      for (const [name, path] of destinations) {
        const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
        await link.click();
        await page.waitForURL(`**${path}`);
        await page.locator('nav a[aria-current="page"]', { hasText: name }).filter({ visible: true }).waitFor();
      }
    }, viewport),
  );

  it('writes to support, keeps the input when it fails, and sends them once', () =>
    asOwner(async (page) => {
      await page.getByRole('button', { name: 'Contact support' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send message' }).click();
      await dialog.getByText('Please write your message.').waitFor();
      await expect(axeFindings(page)).resolves.toEqual([]);
      await dialog.getByLabel('Subject').fill('URGENT: my shop is down');
      await dialog.getByLabel('Message').fill('It shows an error since this morning.');
      await page.route('**/api/support', (route) => route.abort(), { times: 1 });
      await dialog.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('alert').first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Contact support' }).click();
      await expect(dialog.getByLabel('Message').inputValue()).resolves.toBe('It shows an error since this morning.');
      const sent: string[] = [];
      page.on('request', (request) => request.url().endsWith('/api/support') && sent.push(request.postData() ?? ''));
      await dialog.getByRole('button', { name: 'Send message' }).dblclick();
      await dialog.waitFor({ state: 'detached' });
      expect(sent.map((body) => JSON.parse(body) as object)).toEqual([
        {
          name: 'Ada Okafor',
          email: owner.email,
          subject: 'URGENT: my shop is down',
          message: 'It shows an error since this morning.',
        },
      ]);
    }));

  it('asks for a confirmed e-mail address and sends the link again', () =>
    asOwner(async (page) => {
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await page.getByText(`A new link is on its way to ${owner.email}.`).waitFor();
    }));

  it('signs out from the menu of the phone and leaves nothing behind', () =>
    asOwner(async (page) => {
      await page.getByRole('link', { name: 'Billing', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
      await page.evaluate(() => sessionStorage.setItem('draft:her:support', '{"message":"Help"}'));
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.waitForURL('**/login');
      await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
      expect(await storageOf(page)).toEqual({});
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      // The page that a user left is not where the next user to log in lands.
      expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull();
      await page.goto('/dashboard/overview');
      await page.waitForURL('**/login');
    }, phone));
});

describe('the link of an incident', () => {
  const link = '/dashboard/incidents/00000000-0000-4000-8000-000000000000';

  it('explains itself to a stranger', async () => {
    const context = await visitor({ viewport: phone });
    const page = await context.newPage();
    await page.goto(link);
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'This link opens an incident report' }).waitFor();
    await expect(axeFindings(page)).resolves.toEqual([]);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`**${link}`);
    await context.close();
  });

  it('is kept for a user whose session turns out to be over before anything is drawn', () =>
    asOwner(async (page) => {
      await page.goto('/plans');
      // Neither the token nor what could renew it is good any more.
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')?.replace(/[^.]*$/, '')}AAAA`));
      await page.goto(link);
      await page.getByText('Session expired, please login').waitFor();
      await page.getByRole('heading', { name: 'This link opens an incident report' }).waitFor();
    }));

  it('explains to another account how to get the report', () =>
    asOwner(async (page) => {
      await page.goto(link);
      await page.getByRole('heading', { name: 'This report is not in your account' }).waitFor();
      await page.getByText('Copy for your developer', { exact: false }).waitFor();
    }));
});
