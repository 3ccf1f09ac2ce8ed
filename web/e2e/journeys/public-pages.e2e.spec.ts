import { afterAll, describe, expect, it } from '@jest/globals';
import { call, signIn, someone } from '../support/accounts';
import { BASE_URL, closeBrowser, onPage, phone, visitor } from '../support/browser';

afterAll(closeBrowser);

describe('the landing page', () => {
  it('invites a visitor, in the words of the product', () =>
    onPage(async (page) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toMatch(/before your customers do/);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Login', exact: true }).getAttribute('href')).resolves.toBe('/login');
      await expect(header.getByRole('link', { name: 'Get started for free' }).getAttribute('href')).resolves.toBe('/signup');
      await expect(header.getByRole('link', { name: 'Request demo' }).getAttribute('href')).resolves.toMatch(
        /^mailto:.*subject=Request%20demo$/,
      );
      await expect(header.getByRole('link', { name: 'Go to dashboard' }).count()).resolves.toBe(0);
      for (const problem of ['Jargon overload', 'Missed downtime alerts', 'Complicated tools', 'Friendlier than enterprise tools']) {
        await page.getByRole('heading', { name: problem }).waitFor();
      }
      await page.getByRole('link', { name: 'Get Started in Minutes' }).first().click();
      await page.waitForURL('**/signup');
    }));

  it('leads the signed-in to their dashboard', async () => {
    const context = await visitor();
    await signIn(context, await someone());
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Go to dashboard' }).waitFor();
    await expect(page.getByRole('link', { name: 'Login', exact: true }).count()).resolves.toBe(0);
    await page.getByRole('link', { name: 'Go to your dashboard' }).first().click();
    await page.waitForURL('**/dashboard/overview');
    await context.close();
  });

  it('has its footer in three columns, with the community still to come', () =>
    onPage(async (page) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      for (const column of ['Links', 'Company', 'Online']) await footer.getByRole('heading', { name: column, exact: true }).waitFor();
      await footer.getByText('Community — coming soon').waitFor();
    }));

  it('opens its menu on a phone, and closes it on the way', () =>
    onPage(
      async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Plans' }).click();
        await page.waitForURL('**/plans');
        await page.getByRole('button', { name: 'Menu' }).waitFor();
      },
      { viewport: phone },
    ));
});

describe('plans', () => {
  it('are sorted by price, with every fact, the yearly total and VAT', () =>
    onPage(async (page) => {
      await page.goto('/plans');
      const cards = page.getByRole('article');
      await cards.first().waitFor();
      await expect(cards.getByRole('heading', { level: 2 }).allInnerTexts()).resolves.toEqual(['Basic', 'Growth', 'Business', 'Scale']);
      const basic = await cards.first().innerText();
      for (const fact of [
        '₦2,500',
        '₦30,000 a year',
        '₦2,250 VAT',
        '₦32,250',
        'billed annually',
        '3 servers and jobs',
        '8,928 pings',
        '50 error logs',
        '50 evidence snapshots',
      ]) {
        expect(basic).toContain(fact);
      }
      await page.getByRole('link', { name: 'Choose Basic' }).click();
      await page.waitForURL('**/login');
    }));

  it.each([
    [500, 1],
    [700, 2],
    [1280, 4],
  ])('at %i px stand in %i columns', (width, columns) =>
    onPage(
      async (page) => {
        await page.goto('/plans');
        await page.getByRole('article').first().waitFor();
        const lefts = await page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
        expect(new Set(lefts).size).toBe(columns);
      },
      { viewport: { width, height: 900 } },
    ),
  );

  it('that do not load say so, and load at the second try', () =>
    onPage(async (page) => {
      let down = true;
      await page.route('**/api/plan/all', (route) =>
        down
          ? route.fulfill({
              status: 503,
              json: { statusCode: 503, code: 'UNAVAILABLE', message: 'We are having trouble. Please try again in a minute.' },
            })
          : route.continue(),
      );
      await page.goto('/plans');
      await page.getByRole('alert').getByText('We are having trouble.').waitFor();
      down = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('article').first().waitFor();
    }));
});

describe('the other public pages', () => {
  it('shows the release notes with date, version and rich text', () =>
    onPage(async (page) => {
      await page.goto('/release-notes');
      await page.getByRole('heading', { name: 'v1.0.0' }).waitFor();
      await expect(page.getByRole('article').first().getByRole('paragraph').count()).resolves.toBeGreaterThan(0);
      await expect(page.locator('time').first().innerText()).resolves.toMatch(/^\d{1,2} \w+ 20\d\d$/);
    }));

  it('shows a script in a release note as nothing at all', () =>
    onPage(async (page) => {
      const html =
        '<p onclick="boom()">Safe<script>window.hacked = 1</script></p><img src=x onerror="window.hacked = 1"><a href="javascript:boom()">link</a>';
      await page.route('**/api/content/graphql', (route) =>
        route.fulfill({
          json: { data: { release_notes: [{ id: '1', version: 'v9', timestamp: '2026-01-02T00:00:00Z', notes: { html } }] } },
        }),
      );
      await page.goto('/release-notes');
      await page.getByText('Safe').waitFor();
      await expect(page.locator('article').first().innerHTML()).resolves.not.toMatch(/onclick|<img|javascript:|<script/);
      await expect(page.evaluate(() => 'hacked' in window)).resolves.toBe(false);
    }));

  it.each([
    ['/terms-of-service', 'Terms of service', ['non-refundable except where the law requires', 'within 30 days']],
    ['/privacy', 'Privacy', ['NDPA', 'GDPR', 'do not sell', 'within 30 days']],
    ['/docs', 'The docs are coming soon', ['/api/v1/logs', 'curl', 'Node.js', 'PHP']],
    [
      '/features',
      'Everything you need to stop worrying about your servers',
      ['Plain-English solutions', 'Alerts via WhatsApp', 'Human support', 'Contact support'],
    ],
  ])('%s says what it must', (path, headline, facts) =>
    onPage(async (page) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: headline }).waitFor();
      const text = await page.getByRole('main').innerText();
      for (const fact of facts) expect(text).toContain(fact);
    }),
  );

  it('answers an unknown page with 404 and a way on', () =>
    onPage(async (page) => {
      const response = await page.goto('/no/such/page');
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
      await page.getByRole('link', { name: 'Go to the start page' }).click();
      await page.waitForURL(`${BASE_URL}/`);
    }));

  it('starts every page at its top', () =>
    onPage(async (page) => {
      await page.goto('/terms-of-service');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
      await expect(page.evaluate(() => window.scrollY)).resolves.toBe(0);
    }));

  it('shows the same plan list that the API gives', async () => {
    const { body } = await call<{ data: { name: string }[] }>('GET', '/plan/all');
    expect(body.data).toHaveLength(4);
  });
});
