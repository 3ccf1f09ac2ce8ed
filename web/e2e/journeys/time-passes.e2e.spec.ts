import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeSmtp, type CaughtMail, type FakeSmtp } from '@nowahala/testkit';
import type { Page } from 'playwright-core';
import { Product } from '../../../services/all-in-one/test/product';
import type { IncidentResponse } from '@nowahala/api';
import type { incidents } from '../../src/messages/en/incidents';

/** Scenarios in which time passes run on a product of their own: moving its clock would affect every other file. */
const SECOND = 1_000;
const DAY = 86_400_000;

let product: Product;
let smtp: FakeSmtp;

type Support = typeof import('../support/accounts') &
  typeof import('../support/signed-in') &
  typeof import('../support/with-plan') &
  typeof import('../support/practice-website') &
  typeof import('../support/english-left') &
  typeof import('../support/browser');
let support: Support;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  product = await Product.start({ env: { TEST_CLOCK: '1', SMTP_URL: smtp.url } });
  process.env.BASE_URL = product.url.replace('127.0.0.1', 'localhost');
  support = {
    ...(await import('../support/accounts')),
    ...(await import('../support/signed-in')),
    ...(await import('../support/with-plan')),
    ...(await import('../support/practice-website')),
    ...(await import('../support/english-left')),
    ...(await import('../support/browser')),
  };
}, 120_000);
afterAll(async () => {
  await support?.closeBrowser();
  await product?.stop();
  product?.removeData();
  await smtp?.stop();
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

describe('an outage on a phone', () => {
  const says = {
    ha: {
      alert: 'Shop website ya daina aiki tun ƙarfe ',
      stillDown: 'Har yanzu ba ya aiki: ku gwada mataki na 2.',
      worksAgain: 'Ya dawo aiki. Za mu ƙara duba minti ɗaya kafin mu ce ya ƙare.',
      allClear: 'Shop website ya dawo aiki bayan ',
    },
    pcm: {
      alert: 'Shop website don go down since ',
      stillDown: 'E still dey down: now try step 2.',
      worksAgain: 'E dey work again. We go look one more minute before we say e don end.',
      allClear: 'Shop website don come back after ',
    },
  } as const;
  /** One clock for both. Checks need real time, so it does not run away from them. */
  let passing: Promise<void> | undefined;
  const passFiveSeconds = (): Promise<void> =>
    (passing ??= pass(5 * SECOND)
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, 800)))
      .finally(() => (passing = undefined)));
  const passUntil = async <T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> => {
    for (let step = 0; step < 60; step += 1) {
      const found = await ask();
      if (found) return found;
      await passFiveSeconds();
    }
    throw new Error(`never came: ${what}; mails: ${smtp.mails.map(({ mail }) => mail.subject).join(' | ')}`);
  };

  async function outageIn(language: keyof typeof says): Promise<void> {
    const words = ((await import(`../../src/messages/${language}/incidents`)) as { incidents: typeof incidents }).incidents;
    const { alert: alertSubject, stillDown, worksAgain, allClear } = says[language];
    const website = await support.practiceWebsite();
    const owner = await support.withPlan('Growth');
    const englishIn = await support.englishFinder(language, [
      'Shop website',
      'Ada Okafor',
      'Okafor Stores',
      owner.email,
      owner.username,
      'nginx',
      'port',
    ]);
    await support.call('PATCH', `/user/${owner.id}`, { language }, owner.token);
    const settings = { name: 'Shop website', ipAddress: website.host, website: website.url, monitoringInterval: 1 };
    const { _id } = await support.addServer(owner, settings);
    const pings = () => support.call<{ data: unknown[] }>('GET', `/server/pings/${_id}?page=1`, undefined, owner.token);
    const mailAbout = (subject: string) =>
      passUntil(subject, () =>
        smtp.mails.find(({ envelope, mail }) => envelope.to.includes(owner.email) && mail.subject?.includes(subject)),
      );
    const isInLanguage = ({ raw, mail }: CaughtMail, english: readonly string[]) => {
      expect(raw).toMatch(new RegExp(`^Content-Language: ${language}\r?$`, 'm'));
      const left = englishIn(`${mail.subject}\n${mail.text}`, english);
      expect(left).toEqual([]);
    };
    try {
      await passUntil('its first check', async () => (await pings()).body.data.length > 0);
      website.fail(true);
      await support.call('POST', `/server/${_id}/check`, {}, owner.token);
      const alert = await mailAbout(alertSubject);
      const [path, id] = /\/dashboard\/incidents\/([\w-]+)/.exec(alert.mail.text ?? '') ?? [];
      const { body } = await support.call<{ data: IncidentResponse }>('GET', `/incident/get/${id}`, undefined, owner.token);
      const { cause, explanation, timeline } = body.data;
      const { whatHappened, whoIsAffected, likelyCause, doNow, tellCustomers, whoToCall, evidence } = explanation!;
      const explained = [whatHappened, whoIsAffected, likelyCause, tellCustomers, whoToCall, ...doNow, ...evidence];
      const english = [cause, ...explained, ...timeline.map(({ text }) => text)];
      isInLanguage(alert, english);

      await support.asSignedIn(
        owner,
        async (page) => {
          const nothingElse = async () => {
            const left = englishIn(await support.textOn(page), english);
            expect(left).toEqual([]);
          };
          const done = (step: number) =>
            page.getByRole('button', { name: new RegExp(`^${words.steps.done}\\s?${words.steps.which(step)}$`) });
          await page.goto(path!);
          await page.getByRole('heading', { level: 1, name: words.down('Shop website') }).waitFor();
          await page.getByRole('heading', { name: words.doNow }).waitFor();
          await nothingElse();

          await done(1).click();
          await page.getByText(stillDown).waitFor();
          await nothingElse();

          await pass(16 * SECOND);
          website.fail(false);
          await done(2).click();
          await page.getByText(worksAgain).waitFor();
          await nothingElse();

          isInLanguage(await mailAbout(allClear), english);
          await page.getByRole('heading', { level: 1, name: words.wasDown('Shop website') }).waitFor();
          await nothingElse();
        },
        { viewport: support.phone },
      );
    } finally {
      await website.close();
    }
  }

  it(
    'is told, tried step by step and over in the language of its owner, from the mail to the all clear: Hausa and Pidgin',
    () => Promise.all([outageIn('ha'), outageIn('pcm')]),
    120_000,
  );
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
