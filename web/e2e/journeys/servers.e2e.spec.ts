import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn, type Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, visitor } from '../support/browser';
import { practiceWebsite, type PracticeWebsite } from '../support/practice-website';
import { addServer, until, withPlan, withWorkspace } from '../support/with-plan';

let website: PracticeWebsite;
let owner: Account & { workspaceId: string };
let editedId = '';

beforeAll(async () => {
  website = await practiceWebsite();
  owner = await withPlan('Basic');
  editedId = (await addServer(owner, { name: 'Shop <script>alert(1)</script>', ipAddress: '127.0.0.1', website: website.url }))._id;
  await addServer(owner, { name: 'متجر الأقمشة 🧵', ipAddress: '127.0.0.1' });
}, 90_000);
afterAll(async () => {
  await website.close();
  await closeBrowser();
});

async function asOwner(scenario: (page: Page) => Promise<void>, account: Account = owner): Promise<void> {
  const context = await visitor();
  try {
    await signIn(context, account);
    await scenario(await context.newPage());
  } finally {
    await context.close();
  }
}

const nameless = (page: Page) => page.getByRole('button', { name: 'Menu of Shop <script>alert(1)</script>' });

describe('the overview', () => {
  it('shows names as they were typed, and the columns of the table', () =>
    asOwner(async (page) => {
      await page.goto('/dashboard/overview');
      await page.getByRole('rowheader', { name: /Shop <script>alert\(1\)<\/script>/ }).waitFor();
      await page.getByRole('rowheader', { name: /متجر الأقمشة 🧵/ }).waitFor();
      for (const name of ['Name', 'IP', 'Status', 'Usage']) await page.getByRole('columnheader', { name, exact: true }).waitFor();
      await page.getByText('Total servers').waitFor();
    }));

  it('pauses and resumes from the row menu, by keyboard', () =>
    asOwner(async (page) => {
      await page.goto('/dashboard/overview');
      await nameless(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu').waitFor();
      // A menu is rendered outside the landmarks.
      expect((await axeFindings(page)).filter((line) => !line.startsWith('region'))).toEqual([]);
      await page.getByRole('menuitem', { name: 'Pause' }).press('Enter');
      const row = page.getByRole('row').filter({ hasText: 'Shop <script>' });
      await row.getByText('Paused').waitFor();
      await nameless(page).click();
      await page.getByRole('menuitem', { name: 'Resume' }).click();
      await row.getByText('Paused').waitFor({ state: 'detached' });
    }));

  it('explains that a second check now is too soon', () =>
    asOwner(async (page) => {
      await page.goto('/dashboard/overview');
      for (let press = 0; press < 2; press += 1) {
        await nameless(page).click();
        const response = page.waitForResponse(/\/check$/);
        await page.getByRole('menuitem', { name: 'Check now' }).click();
        await response;
      }
      await page
        .getByRole('alert')
        .filter({ hasText: /minute|second/ })
        .waitFor();
    }));

  it('opens with the persisted servers when offline, and says so', () =>
    asOwner(async (page) => {
      await page.goto('/dashboard/overview');
      await page.getByRole('rowheader').first().waitFor();
      await page.waitForFunction(() => localStorage.getItem('last-known')?.includes('"workspace"'));
      await page.context().route('**/api/**', (route) => route.abort());
      await page.reload();
      await page
        .getByText(/Reconnecting|You are offline/)
        .first()
        .waitFor();
      await page.getByRole('rowheader', { name: /Shop/ }).waitFor();
      await page
        .getByText(/Last updated/i)
        .first()
        .waitFor();
    }));
});

describe('changing a server', () => {
  it('shows it, refuses a wrong address, and saves', () =>
    asOwner(async (page) => {
      await page.goto(`/edit-server/${editedId}`);
      await page.getByRole('heading', { name: 'Update server' }).waitFor();
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('Shop <script>alert(1)</script>');
      await page.getByLabel('IP address').fill('1.2.3');
      await page.getByRole('button', { name: 'Update server' }).click();
      await page.getByText('Invalid IP address').waitFor();
      await page.getByLabel('IP address').fill(' 127.0.0.1 ');
      await page.getByLabel('Monitoring interval').selectOption('10');
      await page.getByRole('button', { name: 'Update server' }).click();
      await page.waitForURL('**/dashboard/overview');
    }));

  it('offers every step, and those the plan has no room for say so', () =>
    asOwner(async (page) => {
      await page.goto(`/edit-server/${editedId}`);
      const options = page.getByLabel('Monitoring interval').locator('option');
      await options.first().waitFor({ state: 'attached' });
      await expect(options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value).join())).resolves.toBe(
        '1,5,10,15,20,25,30,35,40,45,50,55,60',
      );
      await expect(options.first().isDisabled()).resolves.toBe(true);
      await expect(options.first().textContent()).resolves.toContain('not in your plan');
      await expect(page.getByRole('switch', { name: 'WhatsApp' }).isDisabled()).resolves.toBe(true);
    }));

  it('keeps what was typed when the server stumbles, and puts its remarks beside the fields', () =>
    asOwner(async (page) => {
      await page.goto(`/edit-server/${editedId}`);
      await page.getByLabel('Name').fill('Shop, renamed');
      await page.route('**/api/server/update/**', (route) =>
        route.fulfill({
          status: 400,
          json: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'No.', fields: { website: 'This website leads nowhere.' } },
        }),
      );
      await page.getByRole('button', { name: 'Update server' }).click();
      await page.getByText('This website leads nowhere.').waitFor();
      const byMail = page.getByRole('switch', { name: 'E-mail' });
      const mailed = await byMail.getAttribute('aria-checked');
      await byMail.click();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('Shop, renamed');
      await expect(byMail.getAttribute('aria-checked')).resolves.toBe(String(mailed !== 'true'));
      await page.getByText('You have changes that are not saved.').waitFor();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.goto(`/edit-server/${editedId}`);
      await expect(byMail.getAttribute('aria-checked')).resolves.toBe(mailed);
      await expect(page.getByText('You have changes that are not saved.').count()).resolves.toBe(0);
    }));

  it('answers an unknown server with a way back', () =>
    asOwner(async (page) => {
      await page.goto('/edit-server/00000000-0000-4000-8000-000000000000');
      await page.getByText('There is no such server').waitFor();
      await page.getByRole('link', { name: 'Go to your servers' }).click();
      await page.waitForURL('**/dashboard/overview');
    }));
});

describe('the door of adding a server', () => {
  it('leads to the plans without one', async () => {
    const planless = await withWorkspace();
    await asOwner(async (page) => {
      await page.goto('/server/add/page-1');
      await page.waitForURL('**/pricing');
    }, planless);
  });

  it('leads back to the overview when the plan is full', async () => {
    await addServer(owner, { name: 'Third', ipAddress: '127.0.0.1' });
    await asOwner(async (page) => {
      await page.goto('/server/add/page-1');
      await page.waitForURL('**/dashboard/overview');
      await page.getByText('Oops! You have reached your server limits').waitFor();
    });
  });
});

describe('deleting a server', () => {
  it('waits for its name, then it is gone', () =>
    asOwner(async (page) => {
      await page.goto('/dashboard/overview');
      await page.getByRole('button', { name: 'Menu of Third' }).click();
      await page.getByRole('menuitem', { name: 'Delete server' }).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: 'Delete server' });
      await expect(submit.isDisabled()).resolves.toBe(true);
      await dialog.getByRole('textbox').fill('third');
      await expect(submit.isDisabled()).resolves.toBe(true);
      await dialog.getByRole('textbox').fill('Third');
      await submit.click();
      await page.getByText('Third is deleted.').waitFor();
      await until('the row is gone', async () => (await page.getByRole('rowheader', { name: 'Third' }).count()) === 0);
    }));
});
