import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { axeFindings } from '../support/axe';
import { call, type Account } from '../support/accounts';
import { BASE_URL, closeBrowser } from '../support/browser';
import { practiceWebsite, type PracticeWebsite } from '../support/practice-website';
import { endingSoon, knownDates, slowIncident, slowServer } from '../states/before-it-breaks.mjs';
import { asSignedIn, failNext } from '../support/signed-in';
import { addServer, until, withPlan } from '../support/with-plan';

let website: PracticeWebsite;
let owner: Account & { workspaceId: string };
let serverId = '';

beforeAll(async () => {
  website = await practiceWebsite();
  owner = await withPlan('Growth');
  serverId = (await addServer(owner, { name: 'Shop website', ipAddress: website.host, website: website.url }))._id;
}, 90_000);
afterAll(async () => {
  await website.close();
  await closeBrowser();
});

describe('a job', () => {
  it('is added from Home, calls its address, and its page says what it said', () =>
    asSignedIn(owner, async (page) => {
      await page.goto('/dashboard/overview');
      await page.getByRole('link', { name: 'Watch a backup or another job as well' }).click();
      await page.getByText('No job is watched yet').waitFor();
      await page.getByRole('link', { name: 'Watch a job' }).first().click();
      await page.getByRole('button', { name: 'Get the address' }).click();
      await page.getByText('Please give this job a name, such as "Nightly backup".').waitFor();
      await page.getByLabel('What is the job called?').fill('Nightly backup');
      await page.getByLabel('When does it run?').selectOption('cron');
      await page.getByLabel('Cron line').fill('0 0 30 2 *');
      await page.getByRole('button', { name: 'Get the address' }).click();
      await page.getByText(/never/).first().waitFor();
      await page.getByLabel('Cron line').fill('0 2 * * *');
      await page.getByRole('button', { name: 'Get the address' }).click();
      await page.getByRole('heading', { level: 1, name: 'Nightly backup' }).waitFor();
      await page.getByText('It has never called yet.').waitFor();
      expect(await axeFindings(page)).toEqual([]);

      const address = new URL(
        (await page
          .getByText(/\/beat\/[\w-]{43}$/)
          .first()
          .textContent())!,
      ).pathname;
      const calls = (end: string, words: string) => fetch(`${BASE_URL}${address}${end}`, { method: 'POST', body: words });
      expect((await calls('', 'saved 412 files')).status).toBe(200);
      await page.getByText('saved 412 files').waitFor({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByText('Ran well', { exact: true }).first().waitFor();
      expect((await calls('/28', 'no space left on device')).status).toBe(200);
      await page.getByRole('link', { name: 'See what to do' }).click({ timeout: 30_000 });
      await page.getByText('Nightly backup ended with the error code 28, so it failed.').waitFor();
      await page.getByText(/The last words of this run: “no space left on device”/).waitFor();

      await page.goto('/dashboard/overview');
      const [trouble, table] = [page.getByRole('link', { name: '1 job did not run well' }), page.getByRole('table')];
      await table.waitFor();
      await trouble.waitFor();
      expect((await trouble.boundingBox())!.y).toBeLessThan((await table.boundingBox())!.y);

      // The form for the next one is empty, and a job that another tab deletes meanwhile is said to be gone.
      await page.goto('/heartbeats/add');
      await expect(page.getByLabel('What is the job called?').inputValue()).resolves.toBe('');
      await page.goto('/heartbeats');
      await page.getByRole('link', { name: /^Nightly backup/ }).click();
      await page.getByRole('link', { name: 'All your jobs' }).waitFor();
      await call('DELETE', `/heartbeat/${new URL(page.url()).pathname.split('/').at(-1)}`, undefined, owner.token);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('heading', { level: 1, name: 'There is no such job' }).waitFor();
    }));

  it('stands on Home also where no server is watched', async () => {
    const other = await withPlan('Basic');
    await until('a job is added', async () => {
      return (await call('POST', '/heartbeat', { name: 'Payroll', every: 1440 }, other.token)).status === 201;
    });
    await asSignedIn(other, async (page) => {
      await page.goto('/dashboard/overview');
      await page.getByText('You are yet to add a server...').waitFor();
      await page.getByRole('link', { name: 'Your jobs: no call yet' }).click();
      await page.getByRole('link', { name: /^Payroll/ }).click();

      // A tap too many changes nothing: both questions can be left.
      const address = page.getByText(/\/beat\/[\w-]{43}$/).first();
      const before = await address.textContent();
      const ask = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
      const answer = (button: string) => page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
      for (const question of ['New address', 'Delete']) {
        await ask(question);
        await answer('Cancel');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await ask('New address');
      await expect(address.textContent()).resolves.toBe(before);
      await answer('New address');
      await page.getByText('Here is the new address. The old one is void: put the new one into the job.').waitFor();
      await expect(address.textContent()).resolves.not.toBe(before);
      await ask('Delete');
      await answer('Delete');
      await page.getByText('The job is deleted, and its address is void.').waitFor();
      await page.getByText('No job is watched yet').waitFor();
    });
  });
});

describe('a date of her own', () => {
  it('is written down at a server, stands on Home when it is near, and is deleted after a question', () =>
    asSignedIn(owner, async (page) => {
      await page.goto(`/dashboard/history/${serverId}`);
      await page.getByRole('button', { name: 'Add a date' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save the date' }).click();
      await dialog.getByText('Please say what is due.').waitFor();
      await dialog.getByLabel('What is due?').fill('Hosting bill');
      await dialog.getByLabel('On which day?').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
      // What does not arrive is said, and what was typed stays.
      await page.route('**/renewal', (route) => route.abort(), { times: 1 });
      await dialog.getByRole('button', { name: 'Save the date' }).click();
      await page.getByText('We could not reach NoWahala. Check your connection, then try again.').waitFor();
      await dialog.getByRole('button', { name: 'Save the date' }).click();
      await page.getByRole('button', { name: 'Delete "Hosting bill"' }).waitFor();

      await failNext(page, '**/renewal/list/*', { status: 400 });
      await page.goto('/dashboard/overview');
      await page.getByText('We could not load these dates').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Ends soon' }).waitFor();
      await page.getByRole('link', { name: 'Hosting bill' }).click();
      await page.getByRole('button', { name: 'Delete "Hosting bill"' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('The date is deleted.').waitFor();
      await page.getByRole('button', { name: 'Delete "Hosting bill"' }).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.id === 'content');
    }));

  it('is written down again after it was deleted', () =>
    asSignedIn(owner, async (page) => {
      await page.goto(`/dashboard/history/${serverId}`);
      for (const _ of ['once', 'again']) {
        await page.getByRole('button', { name: 'Add a date' }).click();
        await page.getByLabel('What is due?').fill('Shop rent');
        await page.getByLabel('On which day?').fill('2030-03-01');
        await page.getByRole('button', { name: 'Save the date' }).click();
        await page.getByRole('button', { name: 'Delete "Shop rent"' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
        await page.getByRole('button', { name: 'Delete "Shop rent"' }).waitFor({ state: 'detached' });
      }
    }));
});

describe('a slow server', () => {
  it('shows what is measured while it learns, and its warning and the words on the page are kept with the others of the server', () =>
    asSignedIn(owner, async (page) => {
      await call('POST', `/server/${serverId}/check`, {}, owner.token);
      await page.goto(`/dashboard/history/${serverId}`);
      await page.getByText(/what is usual/i).waitFor({ timeout: 30_000 });
      // What is not watched answers in no time at all.
      await call('POST', `/server/${serverId}/pause`, {}, owner.token);
      await page.getByText(/what is usual/i).waitFor({ state: 'detached' });
      await call('POST', `/server/${serverId}/resume`, {}, owner.token);

      await page.goto(`/edit-server/${serverId}`);
      // What is emptied to be typed anew does not fold away.
      await page.getByText('Words on the page').click();
      await page.getByLabel('Must be on the page').fill('Add to cart');
      await page.getByLabel('Must be on the page').fill('');
      await expect(page.getByLabel('Must be on the page').isVisible()).resolves.toBe(true);
      await page.getByLabel('Must be on the page').fill('Okafor Stores');
      await page.getByLabel('Must not be on the page').fill('Fatal error');
      const warning = page.getByRole('switch', { name: /slow/i });
      await expect(warning.isChecked()).resolves.toBe(true);
      await warning.click();
      await page.getByRole('button', { name: 'Update server' }).click();
      await page.waitForURL('**/dashboard/overview');
      await page.goto(`/edit-server/${serverId}`);
      await page.getByRole('switch', { name: /slow/i, checked: false }).waitFor();
      await expect(page.getByLabel('Must be on the page').inputValue()).resolves.toBe('Okafor Stores');
      await expect(page.getByLabel('Must not be on the page').inputValue()).resolves.toBe('Fatal error');
    }));
});

describe('what only weeks would show', () => {
  it('stands on Home and at the server, and a tap too many does not make a slow time the new normal', () =>
    asSignedIn(owner, async (page) => {
      for (const prepare of [slowServer(serverId), endingSoon(serverId), knownDates, slowIncident(serverId)]) await prepare(page);
      await page.goto('/dashboard/overview');
      await page.getByText('Shop website answers, but far slower than usual.').waitFor();
      await page.getByRole('link', { name: 'Certificate of Shop website' }).waitFor();
      await page.getByText('Renew it at Whogohost Limited').waitFor();
      await page.getByRole('link', { name: 'Domain okafor-stores.com.ng' }).click();
      await page.getByText('At this hour it usually answers in 412 ms; now it takes 4.4 s.').waitFor();
      await page.getByText(/^Good until .*, from Let's Encrypt\./).waitFor();
      await page.getByText(/^Registered until .* at Whogohost Limited\./).waitFor();
      await page.getByRole('link', { name: 'See what to do' }).click();
      await page.getByRole('heading', { level: 1, name: 'Shop website is slow' }).waitFor();
      await page.getByText('Customers wait 9 seconds.', { exact: true }).waitFor();

      const accepted: string[] = [];
      page.on('request', (request) => request.url().endsWith('/baseline/accept') && accepted.push(request.method()));
      const dialog = page.getByRole('dialog', { name: 'Is this how it should be?' });
      const ask = () => page.getByRole('button', { name: 'This is the new normal' }).click();
      const agree = () => dialog.getByRole('button', { name: 'This is the new normal' }).click();
      await ask();
      await dialog.getByText(/This cannot be undone\.$/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(accepted).toEqual([]);

      // The product knows that it is not slow. What it would answer if it were:
      await ask();
      await agree();
      await page.getByText('This server is not slow').waitFor();
      await page.route('**/baseline/accept', (route) => route.fulfill({ status: 201, json: { message: 'Noted.' } }));
      await slowIncident(serverId, { status: 'resolved', resolvedAt: new Date().toISOString() })(page);
      await agree();
      await page.getByRole('heading', { level: 1, name: 'Shop website was slow' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      expect(accepted).toEqual(['POST', 'POST']);
      await page.waitForFunction(() => document.activeElement?.id === 'content');
    }));
});

describe('maintenance', () => {
  it('of all servers is begun in the settings, stands on Home and is ended there', () =>
    asSignedIn(owner, async (page) => {
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: '1 hour', exact: true }).click();
      const banner = page.getByText(/^Maintenance of all your servers until /);
      await banner.waitFor();
      await page.goto('/dashboard/overview');
      await page.getByText('You are working on Shop website.').waitFor();
      await banner.waitFor();
      await page.getByRole('button', { name: 'End now' }).click();
      await page.getByText('The maintenance is over. We check right away.').waitFor();
      await banner.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.id === 'content');
    }));

  it('is planned at times that fit, begun, and gone from the page when another tab has ended it', () =>
    asSignedIn(owner, async (page) => {
      await page.route('**/api/events', (route) => route.abort());
      await page.goto(`/dashboard/history/${serverId}`);
      // The first answer after it was resumed adds a line above what is pressed next.
      await page.getByText(/what is usual/i).waitFor({ timeout: 60_000 });
      await page.getByText('Working on this server?').click();
      await page.getByText('Other times').click();
      const [begins, ends] = [page.getByLabel('It begins'), page.getByLabel('It ends')];
      await begins.fill('0026-11-21T22:00');
      await page.getByRole('button', { name: 'Plan it' }).click();
      await page.getByText('Please choose a day and a time.').waitFor();
      const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      await begins.fill(`${day}T22:00`);
      await expect(ends.inputValue()).resolves.toBe(`${day}T23:00`);
      await page.getByRole('button', { name: 'Plan it' }).click();
      await page.getByRole('button', { name: /^Cancel: From .*22:00 .* to .*23:00/ }).click();
      await page.getByText('The maintenance is cancelled.').waitFor();
      // Open as long as something is planned.
      await page.getByText('Other times').waitFor({ state: 'hidden' });

      await page.getByText('Working on this server?').click();
      await page.getByRole('button', { name: '30 minutes', exact: true }).press('Enter');
      await page.getByText(/^Maintenance until /).waitFor();
      const listed = await call<{ data: { _id: string }[] }>('GET', `/server/${serverId}/maintenance`, undefined, owner.token);
      await call('DELETE', `/server/${serverId}/maintenance/${listed.body.data[0]?._id}`, undefined, owner.token);
      await page.getByRole('button', { name: '30 minutes more' }).click();
      await page.getByText('This maintenance is over. Start a new one if you need more time.').waitFor();
      await page.getByText('Working on this server?').waitFor();
    }));
});
