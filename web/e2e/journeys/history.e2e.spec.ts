import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone } from '../support/browser';
import { practiceWebsite, type PracticeWebsite } from '../support/practice-website';
import { asSignedIn, failNext } from '../support/signed-in';
import { addServer, until, withPlan } from '../support/with-plan';

let website: PracticeWebsite;
let owner: Account & { workspaceId: string };
let address = '';

beforeAll(async () => {
  website = await practiceWebsite();
  owner = await withPlan('Growth');
  const { _id } = await addServer(owner, { name: 'Shop website', ipAddress: website.host, website: website.url });
  address = `/dashboard/history/${_id}`;
  await until('the first check is in the figures', async () => {
    const response = await call<{ stats: { totalPings: number } }>('GET', `/server/stats/${_id}`, undefined, owner.token);
    return response.body.stats.totalPings > 0;
  });
}, 120_000);
afterAll(async () => {
  await website.close();
  await closeBrowser();
});

describe('the ping history', () => {
  it('is reached from the row menu and shows rates, chart and pings', () =>
    asSignedIn(owner, async (page) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      await page.goto('/dashboard/overview');
      await page.getByRole('button', { name: 'Menu of Shop website' }).click();
      await page.getByRole('menuitem', { name: 'Log history' }).click();
      await page.waitForURL(`**${address}`);
      await page.getByText('Success Rates').waitFor();
      await page.getByText('Failure Rates').waitFor();
      await page
        .getByText(/^[\d,]+ of [\d,]+ Pings$/)
        .first()
        .waitFor();
      await page.getByRole('heading', { name: 'Server Ping Logs' }).waitFor();
      const chart = page.getByRole('img', { name: /^Line chart: .* since it was added / });
      for (const label of ['Success', 'Failure', 'Date', 'Counts']) await chart.locator('svg text', { hasText: label }).first().waitFor();
      await page.getByRole('cell', { name: 'Success' }).first().waitFor();
      await page.getByText('1 of 1', { exact: true }).waitFor();
      await expect(page.getByRole('button', { name: 'Next' }).isDisabled()).resolves.toBe(true);
      // The chart is taken down without markup, which trusted types forbid.
      await page.getByRole('link', { name: 'All servers' }).click();
      await page.waitForURL('**/dashboard/overview');
      expect(broken).toEqual([]);
    }));

  it('draws its charts without ECharts, which comes with the first touch and answers it', () =>
    asSignedIn(owner, async (page) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(address);
      const chart = page.getByRole('img', { name: /^Line chart: / });
      await chart.locator('svg text', { hasText: 'Counts' }).waitFor();
      expect(fetched.filter((url) => url.includes('echart'))).toEqual([]);
      await chart.hover();
      await chart.locator('svg text', { hasText: /^Success: \d/ }).waitFor();
      expect(fetched.filter((url) => url.includes('echart'))).toHaveLength(1);
    }));

  it('shows the numbers as a table too, and keeps the period in the address', () =>
    asSignedIn(
      owner,
      async (page) => {
        await page.goto(address);
        // What a new server has to show fits into a day.
        await page.locator('[aria-pressed=true]', { hasText: '24 hours' }).waitFor();
        await page.getByRole('button', { name: '90 days' }).click();
        await page.waitForURL('**?range=90d');
        await page.getByRole('img', { name: /^Line chart: / }).waitFor();
        await page.locator('summary', { hasText: 'Show the figures as a table' }).click();
        await page.getByRole('table', { name: 'Checks and response times by date' }).waitFor();
        await expect(axeFindings(page)).resolves.toEqual([]);
        await page.reload();
        await expect(page.getByRole('button', { name: '90 days' }).getAttribute('aria-pressed')).resolves.toBe('true');
      },
      { viewport: phone },
    ));

  it('says in the language of its reader what each check saw', async () => {
    const speak = (language: string) => call('PATCH', `/user/${owner.id}`, { language }, owner.token);
    expect(await speak('fr')).toMatchObject({ status: 200 });
    try {
      await asSignedIn(owner, async (page) => {
        await page.goto(address);
        await page
          .getByText(/^Réponse en \d+\sms \(code 200\)\.$/)
          .first()
          .waitFor();
      });
    } finally {
      await speak('en');
    }
  });

  it('finds back from a page beyond the end', () =>
    asSignedIn(owner, async (page) => {
      await page.goto(`${address}?page=7`);
      await page.getByText('There are no pings on this page.').waitFor();
      await page.getByRole('button', { name: 'First page' }).click();
      await page.getByRole('cell', { name: 'Success' }).first().waitFor();
    }));

  it('writes a failure of the figures to the console, shows no toast, and comes with a second try', () =>
    asSignedIn(owner, async (page) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await failNext(page, '**/api/server/stats/**=24h', { times: 3 });
      await page.goto(address);
      await page.getByText('We could not load the figures').waitFor();
      expect(logged.some((line) => line.startsWith('Error fetching chart data:'))).toBe(true);
      await expect(page.locator('[data-toasts] li').count()).resolves.toBe(0);
      await page.getByRole('cell', { name: 'Success' }).first().waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Success Rates').waitFor();
    }));

  it('says that a server is gone', () =>
    asSignedIn(owner, async (page) => {
      await page.goto('/dashboard/history/00000000-0000-4000-8000-000000000000');
      await page.getByText('There is no such server').waitFor();
      await page.getByRole('link', { name: 'All servers' }).waitFor();
    }));

  it('is printed on white, without the frame, with the chart', () =>
    asSignedIn(
      owner,
      async (page) => {
        await page.goto(address);
        await page.locator('svg text', { hasText: 'Counts' }).waitFor();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('link', { name: 'Billing' }).first().isVisible()).resolves.toBe(false);
        await expect(page.locator('svg text', { hasText: 'Counts' }).isVisible()).resolves.toBe(true);
        await expect(page.evaluate(() => getComputedStyle(document.body).backgroundColor)).resolves.toBe('rgb(255, 255, 255)');
      },
      { colorScheme: 'dark' },
    ));
});
