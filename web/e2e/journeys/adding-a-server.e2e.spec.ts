import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { call, signIn, type Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone, visitor } from '../support/browser';
import { practiceWebsite } from '../support/practice-website';
import { until, withPlan } from '../support/with-plan';

let owner: Account & { workspaceId: string };
beforeAll(async () => {
  owner = await withPlan('Growth');
}, 60_000);
afterAll(closeBrowser);

async function atReview(scenario: (page: Page) => Promise<void>): Promise<void> {
  const context = await visitor({ viewport: phone });
  try {
    await signIn(context, owner);
    const page = await context.newPage();
    await page.goto('/server/add/page-1');
    await page.getByLabel('Name').fill('Shop website');
    await page.getByLabel('IP address').fill('127.0.0.1');
    await page.getByRole('button', { name: 'Next: alerts' }).click();
    await page.getByRole('link', { name: 'Next: review' }).click();
    await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await scenario(page);
  } finally {
    await context.close();
  }
}

const fail = (page: Page, status: number, code: string, message: string, fields?: Record<string, string>) =>
  page.route('**/api/server/create', (route) => route.fulfill({ status, json: { statusCode: status, code, message, fields } }), {
    times: 1,
  });

async function addJobs({ token }: Account, count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) {
    const job = { name: `Job ${added + 1}`, every: 60 };
    await until(`${job.name} is added`, async () => (await call('POST', '/heartbeat', job, token)).status === 201);
  }
}

const add = (page: Page) => page.getByRole('button', { name: 'Add server' }).click();

it('looks for words on the page, says at the first check what came of it, and takes other words afterwards', async () => {
  const website = await practiceWebsite();
  const context = await visitor({ viewport: phone });
  try {
    await signIn(context, owner);
    const page = await context.newPage();
    await page.goto('/server/add/page-1');
    await page.getByLabel('Name').fill('Words');
    await page.getByLabel('IP address').fill('127.0.0.1');
    await expect(page.getByText('Words on the page').count()).resolves.toBe(0);
    await page.getByLabel('Website').fill(website.url);
    await page.getByText('Words on the page').click();
    await page.getByLabel('Must be on the page').fill('okafor  STORES');
    await page.getByLabel('Must not be on the page').fill('Fatal error');
    await expect(axeFindings(page)).resolves.toEqual([]);
    await page.getByRole('button', { name: 'Next: alerts' }).click();
    await page.getByRole('link', { name: 'Next: review' }).click();
    await page.getByText('Fatal error').waitFor();
    await add(page);
    await page.getByText('“okafor  STORES” is on the page, and “Fatal error” is not.').waitFor({ timeout: 30_000 });
    const id = new URL(page.url()).searchParams.get('server');
    await page.goto(`/edit-server/${id}`);
    await expect(page.getByLabel('Must be on the page').inputValue()).resolves.toBe('okafor  STORES');
    await page.getByLabel('Must be on the page').fill('Fatal error 7');
    await page.getByRole('button', { name: 'Update server' }).click();
    await page.locator('form').getByText('no page could ever be right').waitFor();
  } finally {
    await context.close();
    await website.close();
  }
}, 90_000);

describe('when adding a server goes wrong', () => {
  it('shows the sentence of the server, keeps everything, and works the second time, once', () =>
    atReview(async (page) => {
      await expect(axeFindings(page)).resolves.toEqual([]);
      await fail(page, 500, 'INTERNAL', 'The kitchen is on fire. Please try again in a minute.');
      await add(page);
      await page.getByText('The kitchen is on fire. Please try again in a minute.').waitFor();
      const keys: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/server/create')) keys.push(request.headers()['idempotency-key'] ?? '');
      });
      await page.getByRole('button', { name: 'Add server' }).dblclick();
      await page.waitForURL('**/server/add/page-3?server=*');
      expect(keys).toHaveLength(1);
      expect(keys[0]).not.toBe('');
      // A reload shows the first check again, not an empty form.
      await page.reload();
      await page
        .getByText(/Shop website/)
        .first()
        .waitFor();
      await page.waitForURL('**/dashboard/overview', { timeout: 40_000 });
      // The form starts empty next time.
      await page.goto('/server/add/page-1');
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('');
    }));

  it('leads back to the first page with the remark beside its field', () =>
    atReview(async (page) => {
      await fail(page, 400, 'VALIDATION_FAILED', 'This website has no address.', { website: 'This website has no address.' });
      await add(page);
      await page.waitForURL('**/server/add/page-1');
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('Shop website');
      await page.locator('form').getByText('This website has no address.').waitFor();
      await expect(page.getByLabel('Website').getAttribute('aria-invalid')).resolves.toBe('true');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.goto('/server/add/page-1');
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('');
    }));

  it('says that the limit is reached, and goes to the overview', () =>
    atReview(async (page) => {
      await fail(page, 400, 'SERVER_LIMIT_REACHED', 'Oops! You have reached your server limits');
      await add(page);
      await page.getByText('Oops! You have reached your server limits').waitFor();
      await page.waitForURL('**/dashboard/overview');
    }));

  it('explains that the connection is gone', () =>
    atReview(async (page) => {
      await page.route('**/api/server/create', (route) => route.abort(), { times: 1 });
      await add(page);
      await page.getByText('We could not reach NoWahala. Check your connection, then try again.').waitFor();
      await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
    }));

  it('keeps the form through a session that ends in the middle of it', () =>
    atReview(async (page) => {
      const over = { status: 401, json: { statusCode: 401, code: 'SESSION_OVER', message: 'x' } };
      await page.route('**/api/server/create', (route) => route.fulfill(over), { times: 2 });
      await page.route('**/api/auth/refresh', (route) => route.fulfill(over), { times: 2 });
      await add(page);
      await page.waitForURL('**/login');
      await page.getByText('Session expired, please login').waitFor();
      await page.getByLabel('E-mail').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(owner.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL('**/dashboard/overview');
      await page.goto('/server/add/page-1');
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('Shop website');
      await expect(page.getByLabel('IP address').inputValue()).resolves.toBe('127.0.0.1');
    }));

  it('goes back with the back button, page by page, and loses nothing', () =>
    atReview(async (page) => {
      await page.goBack();
      await page.getByRole('heading', { name: 'How shall we reach you?' }).waitFor();
      await page.goBack();
      await expect(page.getByRole('textbox', { name: 'Name' }).inputValue()).resolves.toBe('Shop website');
    }));

  it('does not begin where jobs fill the plan, nor does another job, and billing counts them', async () => {
    const full = await withPlan('Basic');
    await addJobs(full, 3);
    const context = await visitor({ viewport: phone });
    await signIn(context, full);
    const page = await context.newPage();
    await page.goto('/dashboard/billing');
    await page.getByText('3 of 3 servers and jobs').waitFor();
    await page.goto('/heartbeats');
    await page.getByText('3 of 3 servers and jobs').waitFor();
    await page.getByRole('link', { name: 'Watch a job' }).click();
    await page.getByText('Your plan is full: each job takes the place of a server.').waitFor();
    await expect(page.getByRole('button', { name: 'Get the address' }).count()).resolves.toBe(0);
    await page.goto('/server/add/page-1');
    await page.getByText('Oops! You have reached your server limits').waitFor();
    await page.waitForURL('**/dashboard/overview');
    await context.close();
  });

  it('starts at the first page when a later one is opened with nothing typed', async () => {
    const context = await visitor();
    await signIn(context, owner);
    const page = await context.newPage();
    await page.goto('/server/add/page-3');
    await page.waitForURL('**/server/add/page-1');
    await context.close();
  });
});
