import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD, someone } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone } from '../support/browser';
import { asSignedIn, failNext } from '../support/signed-in';
import { withPlan, withWorkspace } from '../support/with-plan';

afterAll(closeBrowser);

const atCheckout = (page: Page) => page.waitForURL(/\/dev\/checkout\/NWP-/);
const openDialog = async (page: Page, plan: string, verb = 'Choose') => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `${verb} ${plan}` }).click();
  return page.getByRole('dialog');
};

describe('without a plan', () => {
  it('says so, and leads to the plans', async () =>
    asSignedIn(await someone(), async (page) => {
      await page.goto('/dashboard/billing');
      await page.getByText("You don't have any active plans yet").waitFor();
      await page.getByRole('link', { name: 'Activate a plan' }).click();
      await page.waitForURL('**/pricing');
    }));

  it('asks for a workspace before anything is bought', async () =>
    asSignedIn(await someone(), async (page) => {
      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Choose Basic' }).click();
      await page.getByText('Please create a workspace first').waitFor();
      await expect(page.getByRole('dialog').count()).resolves.toBe(0);
    }));
});

describe('buying', () => {
  it('shows the whole amount first; a declined card can be tried again; paid, the plan and its invoice are there', async () =>
    asSignedIn(
      await withWorkspace(),
      async (page) => {
        const dialog = await openDialog(page, 'Basic');
        for (const text of ['12 months at ₦2,500', '₦30,000', '₦2,250', '₦32,250']) await dialog.getByText(text, { exact: true }).waitFor();
        await expect(axeFindings(page)).resolves.toEqual([]);
        await dialog.getByRole('button', { name: 'Pay ₦32,250' }).click();
        await atCheckout(page);
        await page.getByRole('button', { name: 'Let the bank decline it' }).click();
        await page.waitForURL(/\/dashboard\/billing\?ref=NWP-/);
        await page.getByText('No payment was made', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Try to pay again' }).click();
        await dialog.getByRole('button', { name: 'Pay ₦32,250' }).click();
        await atCheckout(page);
        await page.getByRole('button', { name: 'Pay ₦32,250' }).click();
        await page.getByText('Your payment has arrived', { exact: true }).waitFor();
        await page.getByRole('link', { name: 'Add a server' }).waitFor();
        await page.getByText('Active', { exact: true }).waitFor();
        await page.getByText('Next invoice issue date').waitFor();
        await page.getByRole('link', { name: 'Upgrade plan' }).waitFor();
        const row = page.getByRole('row').filter({ hasText: /NW-\d{4}-\d{6}/ });
        await row.getByText('Paid').waitFor();
        await row.getByText('₦32,250').waitFor();
        const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: /^Download NW-/ }).click()]);
        expect(download.suggestedFilename()).toMatch(/^NW-\d{4}-\d{6}\.pdf$/);
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
      },
      { viewport: phone },
    ));

  it('keeps a payment that was left open, and goes on with it', async () =>
    asSignedIn(await withWorkspace(), async (page) => {
      const dialog = await openDialog(page, 'Growth');
      await dialog.getByRole('button', { name: 'Pay ₦96,750' }).click();
      await atCheckout(page);
      await page.goto('/dashboard/overview');
      await page.getByText('As soon as your payment has arrived, you add your first server here.').waitFor();
      await page.getByRole('link', { name: 'Pay ₦96,750' }).waitFor();
      await page.goto('/dashboard/billing');
      await page.getByText('₦96,750 for Growth is not paid yet').waitFor();
      await page.getByRole('cell', { name: 'Pending' }).waitFor();
      await page.goto('/pricing');
      await page.getByText('A payment of ₦96,750 for Growth is still open.').waitFor();
      await page.getByRole('link', { name: 'Go on with it' }).click();
      await page.getByRole('link', { name: 'Pay ₦96,750' }).click();
      await atCheckout(page);
    }));

  it('waits for a payment that has not arrived, offers to pay it after all, and does not know a stranger’s', async () => {
    const account = await withWorkspace();
    await asSignedIn(account, async (page) => {
      const dialog = await openDialog(page, 'Basic');
      await dialog.getByRole('button', { name: /^Pay/ }).click();
      await atCheckout(page);
      await page.goto('/dashboard/billing');
      await page.getByRole('button', { name: 'I have paid' }).click();
      await page.getByText('Waiting for your payment').waitFor();
      const { pathname, search } = new URL(page.url());

      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(pathname + search);
      await page.getByLabel('E-mail').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(`**${pathname}${search}`);

      await page.getByText('Not paid yet?').waitFor();
      await page.getByRole('link', { name: 'Pay ₦32,250' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByText('₦32,250 for Basic is not paid yet').waitFor();
      await page.goto('/dashboard/billing?ref=NWP-NOTMINE');
      await page.getByText('We do not know this payment').waitFor();
    });
  });
});

describe('what can go wrong', () => {
  it('a failed subscription shows the sentence of the catalogue, and can be tried again', async () =>
    asSignedIn(await withWorkspace(), async (page) => {
      const dialog = await openDialog(page, 'Basic');
      await failNext(page, '**/api/sub/sub-user');
      await dialog.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('failed to subscribe, please contact support').waitFor();
      await dialog.getByText('Something went wrong on our side.').waitFor();
      await dialog.getByRole('button', { name: /^Pay/ }).click();
      await atCheckout(page);
    }));

  it('an impatient double click opens one payment', async () =>
    asSignedIn(await withWorkspace(), async (page) => {
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/sub/sub-user')) sent += 1;
      });
      const dialog = await openDialog(page, 'Basic');
      await dialog.getByRole('button', { name: /^Pay/ }).dblclick();
      await atCheckout(page);
      expect(sent).toBe(1);
    }));
});

describe('upgrading', () => {
  it('shows the difference, says when it failed, and moves to the larger plan once it is paid', async () =>
    asSignedIn(await withPlan('Basic'), async (page) => {
      await page.goto('/dashboard/billing');
      await page.getByRole('link', { name: 'Upgrade plan' }).click();
      await page.getByRole('button', { name: 'Your plan' }).waitFor();
      await page.getByRole('button', { name: 'Upgrade to Growth' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Difference before VAT').waitFor();
      await dialog.getByText('₦60,000', { exact: true }).waitFor();
      await failNext(page, '**/api/sub/upgrade');
      await dialog.getByRole('button', { name: 'Pay ₦64,500' }).click();
      await page.getByText('failed to upgrade plan').waitFor();
      await dialog.getByRole('button', { name: 'Pay ₦64,500' }).click();
      await atCheckout(page);
      await page.getByRole('button', { name: 'Pay ₦64,500' }).click();
      await page.getByText('Your payment has arrived', { exact: true }).waitFor();
      await page.getByText('of 10 servers and jobs').waitFor();
    }));

  it('lets a smaller plan wait for the renewal, and says from when', async () =>
    asSignedIn(await withPlan('Growth'), async (page) => {
      await page.goto('/pricing');
      await page.getByText(/Smaller than yours\. You can choose it when you renew, from \d+ \w+ \d{4} on\./).waitFor();
      await expect(page.getByRole('button', { name: 'Choose Basic' }).count()).resolves.toBe(0);
    }));
});
