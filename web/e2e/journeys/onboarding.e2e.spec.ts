import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone, visitor } from '../support/browser';
import { practiceWebsite, type PracticeWebsite } from '../support/practice-website';

let website: PracticeWebsite;
beforeAll(async () => {
  website = await practiceWebsite();
});
afterAll(async () => {
  await website.close();
  await closeBrowser();
});

/** A new customer on a phone, from the first visit to the first alert. */
describe('from signing up to the first alert', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await visitor({ viewport: phone })).newPage();
  });
  afterAll(() => page.context().close());

  it('signs up and is offered a workspace', async () => {
    const username = `bisi${randomUUID().slice(0, 8)}`;
    await page.goto('/signup');
    await page.getByLabel('Full name').fill('Bisi Adeyemi');
    await page.getByLabel('Username').fill(username);
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.keyboard.type('Nigeria');
    await page.keyboard.press('Enter');
    await page.getByLabel('E-mail').fill(`${username}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('three calm words');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.waitForURL('**/dashboard/overview');
    await page.getByText("You don't have any workspaces yet").waitFor();
    await page.getByText(`Hello, ${username}`).waitFor();
  });

  it('creates a workspace in the dialog, which needs a name first', async () => {
    await page.getByRole('button', { name: 'Create workspace' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create workspace' }).click();
    await dialog.getByText('Please give your workspace a name.').waitFor();
    await expect(axeFindings(page)).resolves.toEqual([]);
    await dialog.getByLabel('Name of your workspace').fill('Bisi Fabrics');
    await dialog.getByRole('button', { name: 'Create workspace' }).click();
    await page.getByRole('heading', { name: 'Bisi Fabrics' }).waitFor();
    await page.getByText('You are yet to add a server...').waitFor();
  });

  it('is sent to the plans when adding a server without one, and pays', async () => {
    await page.getByRole('link', { name: 'Add a server' }).first().click();
    await page.waitForURL('**/pricing');
    const growth = page
      .locator('article, li, section')
      .filter({ has: page.getByRole('heading', { name: 'Growth' }) })
      .last();
    await growth.getByRole('button').last().click();
    const pay = page.getByRole('button', { name: /pay/i });
    await pay.first().click();
    if (!page.url().includes('/dev/checkout/')) await page.waitForURL(/\/dev\/checkout\/|\/dashboard\/billing/);
    if (page.url().includes('/dev/checkout/')) await page.getByRole('button', { name: /^pay/i }).click();
    await page.waitForURL('**/dashboard/billing**', { timeout: 30_000 });
    await page.getByText('Upgrade plan').first().waitFor({ timeout: 30_000 });
  }, 90_000);

  it('adds a server in three pages and sees its first check', async () => {
    await page.goto('/server/add/page-1');
    await page.getByLabel('Name').fill('Shop website');
    await page.getByLabel('IP address').fill('127.0.0.999');
    await page.getByLabel('Website').fill(website.url);
    await page.getByRole('button', { name: 'Next: alerts' }).click();
    await page.getByText('Invalid IP address').waitFor();
    await page.getByLabel('IP address').fill(website.host);
    await page.getByRole('button', { name: 'Next: alerts' }).click();
    await page.waitForURL('**/server/add/page-2');
    await page.reload();
    await expect(page.getByRole('switch', { name: 'E-mail' }).isChecked()).resolves.toBe(true);
    await expect(page.getByRole('switch', { name: 'WhatsApp' }).isChecked()).resolves.toBe(false);
    await page.getByRole('link', { name: 'Next: review' }).click();
    await page.getByText(website.url).waitFor();
    await page.getByRole('button', { name: 'Add server' }).click();
    await page.getByText('Shop website is up.').waitFor({ timeout: 25_000 });
    await page.waitForURL('**/dashboard/overview');
    await page.getByText('Your server is up.').waitFor();
  }, 60_000);

  it('sees it turn red on the open page, reads what to do, and acknowledges it', async () => {
    website.fail(true);
    await page.getByRole('button', { name: 'Menu of Shop website' }).click();
    await page.getByRole('menuitem', { name: 'Check now' }).click();
    await page.getByText(/^Shop website is down since /).waitFor({ timeout: 45_000 });
    await expect(page.title()).resolves.toBe('(1 down) NoWahala');
    await expect(page.locator('link[rel="icon"]').getAttribute('href')).resolves.toBe('/icon-down.svg');
    await page.getByRole('link', { name: 'See what to do' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Shop website is down' }).waitFor();
    await page.getByRole('heading', { name: 'What to do now' }).waitFor();
    await page.getByRole('button', { name: "I'm on it" }).click();
    await page.getByText('Bisi Adeyemi is on it, since').waitFor();
    await page.getByText(/You said that you are on it/).waitFor();
  }, 90_000);

  it('finds the alert under the bell and in the inbox', async () => {
    await page.getByRole('link', { name: /^Notifications, \d+ not read$/ }).click();
    await page
      .getByRole('link', { name: /^Shop website is down since / })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await expect(page.getByRole('main').evaluate((main) => main === document.activeElement)).resolves.toBe(true);
  }, 30_000);
});
