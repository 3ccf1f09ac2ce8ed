import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, someone, type Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone } from '../support/browser';
import { practiceWebsite, type PracticeWebsite } from '../support/practice-website';
import { asSignedIn, failNext } from '../support/signed-in';
import { addServer, until, withPlan } from '../support/with-plan';

let website: PracticeWebsite;
let owner: Account & { workspaceId: string };
const NAME = 'Shop <img src=x onerror=alert(1)>';
const MESSAGE = 'TypeError: cart is undefined <script>alert(1)</script>';
const LONG = `QueryFailedError: ${'insert into orders values (1, 2, 3) '.repeat(50)}`.trim();

type Logs = { data: { tag: string; explanation: unknown }[] };

beforeAll(async () => {
  website = await practiceWebsite();
  owner = await withPlan('Growth');
  const { _id: serverId } = await addServer(owner, { name: NAME, ipAddress: website.host, website: website.url });
  const key = await call<{ apiKey: string }>('POST', `/key/generate/${owner.id}`, { name: 'shop', scopes: ['logs:write'] }, owner.token);
  for (const message of [LONG, MESSAGE])
    await until('the application error is taken', async () => {
      const log = { message, stack: 'at checkout (cart.js:12)', level: 'error', tag: 'App', server: serverId };
      return (await call('POST', '/v1/logs', log, key.body.apiKey)).status === 201;
    });
  website.fail(true);
  await call('POST', `/server/${serverId}/check`, {}, owner.token);
  await until(
    'the outage is logged and explained',
    async () => {
      const logs = await call<Logs>('GET', `/server/logs/${owner.id}?page=1`, undefined, owner.token);
      return logs.body.data.some(({ tag, explanation }) => tag === 'HTTP 502' && explanation !== null);
    },
    60,
  );
}, 150_000);
afterAll(async () => {
  await website.close();
  await closeBrowser();
});

describe('the error logs', () => {
  it('are empty at first, and say what will come', async () =>
    asSignedIn(await someone(), async (page) => {
      await page.goto('/dashboard/logs');
      await page.getByText("There aren't any logs yet").waitFor();
    }));

  it('are cards with a preview, and a drawer with everything; the trail is folded away', () =>
    asSignedIn(
      owner,
      async (page) => {
        const scripts: string[] = [];
        page.on('dialog', (dialog) => scripts.push(dialog.message()));
        await page.goto('/dashboard/logs');
        const card = page.getByRole('article').filter({ hasText: 'HTTP 502' });
        await card.waitFor();
        const preview = (await card.locator('p').first().textContent()) ?? '';
        expect(preview.replace('…', '').length).toBeLessThanOrEqual(150);
        await card.getByRole('button').click();
        const drawer = page.getByRole('dialog');
        for (const name of ['Date', 'Tag', 'Level', 'Message', 'What to do now']) await drawer.getByText(name, { exact: true }).waitFor();
        await drawer.getByText('AI debugging assistant powered by OpenAI').waitFor();
        await drawer.getByText(NAME).first().waitFor();
        const trail = drawer.getByRole('region', { name: 'Stack' });
        await expect(trail.isVisible()).resolves.toBe(false);
        await drawer.locator('summary').click();
        await trail.waitFor();
        await expect(axeFindings(page)).resolves.toEqual([]);
        await page.goBack();
        await drawer.waitFor({ state: 'detached' });
        expect(new URL(page.url()).pathname).toBe('/dashboard/logs');
        expect(scripts).toEqual([]);
      },
      { viewport: phone },
    ));

  it('show what to do on the first screen, however long the message is', () =>
    asSignedIn(
      owner,
      async (page) => {
        await page.goto('/dashboard/logs');
        await page.getByRole('button', { name: LONG }).click();
        const drawer = page.getByRole('dialog');
        const bottomOf = async (text: string) => {
          const { y, height } = (await drawer.getByText(text, { exact: true }).boundingBox())!;
          return y + height;
        };
        const advice = 'What to do now';
        const whole = drawer.getByRole('button', { name: 'Show the whole message' });
        await whole.waitFor();
        expect(await bottomOf(advice)).toBeLessThan(phone.height);
        await whole.click();
        const less = drawer.getByRole('button', { name: 'Show less of it' });
        await less.waitFor();
        expect(await bottomOf(advice)).toBeGreaterThan(phone.height);
        await less.click();
        await whole.waitFor();
      },
      { viewport: phone },
    ));

  it('take whether an explanation helped, and remember it', () =>
    asSignedIn(owner, async (page) => {
      await page.goto('/dashboard/logs');
      await page.getByRole('button', { name: MESSAGE }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'It helped' }).click();
      await page.getByText('Thank you. That helps us explain better.').waitFor();
      await page.reload();
      await drawer.getByText('You said that this helped.').waitFor();
      await expect(drawer.getByRole('button', { name: 'It helped' }).getAttribute('aria-pressed')).resolves.toBe('true');
    }));

  it('open by keyboard, close with Escape, and give the focus back', () =>
    asSignedIn(owner, async (page) => {
      await page.goto('/dashboard/logs');
      const card = page.getByRole('button', { name: MESSAGE });
      await card.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect(card.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    }));

  it('explain that they could not be loaded, and load on a second try', () =>
    asSignedIn(owner, async (page) => {
      await failNext(page, '**/api/server/logs/**', { times: 3 });
      await page.goto('/dashboard/logs');
      await page.getByText('We could not load your logs').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('article').first().waitFor();
    }));
});
