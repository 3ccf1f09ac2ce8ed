import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone } from '../support/browser';
import { practiceWebsite, type PracticeWebsite } from '../support/practice-website';
import { asSignedIn } from '../support/signed-in';
import { addServer, withPlan } from '../support/with-plan';

let website: PracticeWebsite;
let owner: Account & { workspaceId: string };
let serverId = '';

beforeAll(async () => {
  website = await practiceWebsite();
  owner = await withPlan('Growth');
  serverId = (await addServer(owner, { name: 'Shop website', ipAddress: website.host, website: website.url }))._id;
}, 120_000);
afterAll(async () => {
  await website.close();
  await closeBrowser();
});

/** The two addresses outside: machines that run this may have no way out. */
const elsewhere = (page: Page, reached: boolean) =>
  page.route(/generate_204$/, (route) => (reached ? route.fulfill({ status: 204 }) : route.abort('internetdisconnected')));
const siteIsOutOfReach = (page: Page) => page.route(`${website.url}/**`, (route) => route.abort('connectionrefused'));

describe('is it only me', () => {
  it('is reached from the log history and says that the website answers this browser too', () =>
    asSignedIn(
      owner,
      async (page) => {
        await elsewhere(page, true);
        await page.goto(`/dashboard/history/${serverId}`);
        await page.getByRole('link', { name: 'Is it only me?' }).click();
        await page.getByRole('heading', { level: 1, name: 'Is Shop website down only for me?' }).waitFor();
        await page.getByText('The website answers you too.').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      { viewport: phone },
    ));

  it('says that it is only the reader when the browser alone does not reach it, and asks again', () =>
    asSignedIn(owner, async (page) => {
      await elsewhere(page, true);
      await siteIsOutOfReach(page);
      await page.goto(`/is-it-me/${serverId}`);
      await page.getByText(/It is most likely only you|Your browser does not reach it\./).waitFor();
      await page.unroute(`${website.url}/**`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('The website answers you too.').waitFor();
    }));

  it('says that the network is cut off when nothing outside is reached', () =>
    asSignedIn(owner, async (page) => {
      await elsewhere(page, false);
      await siteIsOutOfReach(page);
      await page.goto(`/is-it-me/${serverId}`);
      await page.getByText('Your network is cut off from most of the internet.').waitFor();
    }));

  it('knows nothing of somebody else’s server', () =>
    asSignedIn(owner, async (page) => {
      await page.goto('/is-it-me/00000000-0000-4000-8000-000000000000');
      await page.getByRole('link', { name: 'All servers' }).waitFor();
    }));
});
