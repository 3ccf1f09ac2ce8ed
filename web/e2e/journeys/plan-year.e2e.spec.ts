import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Product } from '../../../services/all-in-one/test/product';

/** A year of a plan, on a product of its own: moving its clock would take everybody else along. */
const DAY = 86_400_000;

let product: Product;
let today = 0;

type Support = typeof import('../support/signed-in') & typeof import('../support/with-plan') & typeof import('../support/browser');
let support: Support;

beforeAll(async () => {
  product = await Product.start({ env: { TEST_CLOCK: '1' } });
  process.env.BASE_URL = product.url.replace('127.0.0.1', 'localhost');
  support = {
    ...(await import('../support/signed-in')),
    ...(await import('../support/with-plan')),
    ...(await import('../support/browser')),
  };
}, 120_000);
afterAll(async () => {
  await support?.closeBrowser();
  await product?.stop();
  product?.removeData();
}, 60_000);

async function pass(days: number): Promise<void> {
  const { body } = await product.customer().call<{ now: string }>('POST', '/dev/clock', { advanceMs: days * DAY });
  today = Date.parse(body.now);
}

describe('a plan', () => {
  it('is renewed, ends in steps that are each said plainly, and starts again when it is paid', async () => {
    const owner = await support.withPlan('Basic');
    const atBilling = (story: (page: Page) => Promise<void>) =>
      support.asSignedIn(owner, async (page) => {
        await page.clock.setFixedTime(today);
        await page.goto('/dashboard/billing');
        await story(page);
      });
    const pay = async (page: Page, name: RegExp) => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦32,250' }).click();
      await page.waitForURL(/\/dev\/checkout\//);
      await page.getByRole('button', { name: 'Pay ₦32,250' }).click();
      await page.getByText('Your payment has arrived', { exact: true }).waitFor();
    };

    await pass(340);
    await atBilling(async (page) => {
      await page.getByText(/^Your year ends on \d+ \w+ \d{4}$/).waitFor();
      await page.getByRole('button', { name: 'Renew for ₦32,250' }).waitFor();
      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Upgrade to Growth' }).click();
      await page.getByLabel(/^When my year ends/).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦96,750' }).waitFor();
    });

    await pass(28);
    await atBilling(async (page) => {
      await page.getByText(/^Your year ended on /).waitFor();
      await page.getByText(/^Everything keeps running as it was until /).waitFor();
    });

    await pass(7);
    await atBilling((page) => page.getByText(/so your servers are checked once an hour only$/).waitFor());

    await pass(31);
    await atBilling(async (page) => {
      await page.getByText('Your servers are not being watched', { exact: true }).waitFor();
      await pay(page, /^Renew for/);
      await page.getByText('Active', { exact: true }).waitFor();
      await expect(page.getByText('Your servers are not being watched').count()).resolves.toBe(0);
      await expect(page.getByRole('cell', { name: 'Paid' }).count()).resolves.toBe(2);
    });
  });
});
