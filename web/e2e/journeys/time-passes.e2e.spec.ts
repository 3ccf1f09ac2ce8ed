import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Product } from '../../../services/all-in-one/test/product';

/** Scenarios in which time passes run on a product of their own: moving its clock would affect every other file. */
const SECOND = 1_000;
const DAY = 86_400_000;

let product: Product;

type Support = typeof import('../support/accounts') &
  typeof import('../support/signed-in') &
  typeof import('../support/with-plan') &
  typeof import('../support/practice-website') &
  typeof import('../support/browser');
let support: Support;

beforeAll(async () => {
  product = await Product.start({ env: { TEST_CLOCK: '1' } });
  process.env.BASE_URL = product.url.replace('127.0.0.1', 'localhost');
  support = {
    ...(await import('../support/accounts')),
    ...(await import('../support/signed-in')),
    ...(await import('../support/with-plan')),
    ...(await import('../support/practice-website')),
    ...(await import('../support/browser')),
  };
}, 120_000);
afterAll(async () => {
  await support?.closeBrowser();
  await product?.stop();
  product?.removeData();
}, 60_000);

async function pass(ms: number): Promise<void> {
  await product.customer().call('POST', '/dev/clock', { advanceMs: ms });
}

describe('a server that comes back', () => {
  it('turns good on the open pages, closes its report, and is notified', async () => {
    const website = await support.practiceWebsite();
    try {
      const owner = await support.withPlan('Growth');
      const settings = { name: 'Shop website', ipAddress: website.host, website: website.url, monitoringInterval: 1 };
      const { _id } = await support.addServer(owner, settings);
      await support.asSignedIn(owner, async (page) => {
        await page.goto('/dashboard/overview');
        await page.getByText('Your server is up.').waitFor({ timeout: 30_000 });
        website.fail(true);
        await support.call('POST', `/server/${_id}/check`, {}, owner.token);
        await page.getByText(/^Shop website is down since /).waitFor({ timeout: 45_000 });
        await expect(page.title()).resolves.toBe('(1 down) NoWahala');

        const report = await page.context().newPage();
        await report.goto((await page.getByRole('link', { name: 'See what to do' }).getAttribute('href')) ?? '');
        await report.getByRole('heading', { level: 1, name: 'Shop website is down' }).waitFor();
        await report.getByRole('button', { name: "I'm on it" }).waitFor();

        website.fail(false);
        // Steps up to 20 s pass like real time: the checks that confirm the recovery run.
        const back = page.getByText('Your server is up.');
        for (let step = 0; step < 60 && !(await back.isVisible()); step += 1) {
          await pass(5 * SECOND);
          await page.waitForTimeout(500);
        }
        await back.waitFor();
        await page.getByText(/^Last trouble: .*Shop website/).waitFor();
        await expect(page.title()).resolves.toBe('Home · NoWahala');
        await expect(page.locator('link[rel="icon"]').getAttribute('href')).resolves.toBe('/icon.svg');

        await report.getByRole('heading', { level: 1, name: 'Shop website was down' }).waitFor();
        await report.getByText(/^It began .* and lasted \d+ (seconds?|minutes?)/).waitFor();
        await expect(report.getByRole('button', { name: "I'm on it" }).count()).resolves.toBe(0);
        await report.getByText('What you could have done').waitFor();
        await report
          .getByText(/^All clear/)
          .first()
          .waitFor({ timeout: 45_000 });

        await page.getByRole('link', { name: /^Notifications, \d+ not read$/ }).click();
        await page.getByRole('link', { name: /^Shop website is back, down for / }).click({ timeout: 45_000 });
        await page.getByRole('heading', { level: 1, name: 'Shop website was down' }).waitFor();
      });
    } finally {
      await website.close();
    }
  }, 180_000);
});

describe('a plan', () => {
  it('is renewed, ends in steps that each have a banner, and starts again when it is paid', async () => {
    const owner = await support.withPlan('Basic');
    const atBilling = (scenario: (page: Page) => Promise<void>) =>
      support.asSignedIn(owner, async (page) => {
        await page.goto('/dashboard/billing');
        await scenario(page);
      });
    const pay = async (page: Page, name: RegExp) => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦32,250' }).click();
      await page.waitForURL(/\/dev\/checkout\//);
      await page.getByRole('button', { name: 'Pay ₦32,250' }).click();
      await page.getByText('Your payment has arrived', { exact: true }).waitFor();
    };

    await pass(340 * DAY);
    await atBilling(async (page) => {
      await page.getByText(/^Your year ends on \d+ \w+ \d{4}$/).waitFor();
      await page.getByRole('button', { name: 'Renew for ₦32,250' }).waitFor();
      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Upgrade to Growth' }).click();
      await page.getByLabel(/^When my year ends/).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦96,750' }).waitFor();
    });

    await pass(28 * DAY);
    await atBilling(async (page) => {
      await page.getByText(/^Your year ended on /).waitFor();
      await page.getByText(/^Everything keeps running as it was until /).waitFor();
    });

    await pass(7 * DAY);
    await atBilling((page) => page.getByText(/so your servers are checked once an hour only$/).waitFor());

    await pass(31 * DAY);
    await atBilling(async (page) => {
      await page.getByText('Your servers are not being watched', { exact: true }).waitFor();
      await pay(page, /^Renew for/);
      await page.getByText('Active', { exact: true }).waitFor();
      await expect(page.getByText('Your servers are not being watched').count()).resolves.toBe(0);
      await expect(page.getByRole('cell', { name: 'Paid' }).count()).resolves.toBe(2);
    });
  });
});
