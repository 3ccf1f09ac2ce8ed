import { afterAll, describe, expect, it } from '@jest/globals';
import { publicPages } from '../pages.mjs';
import { BASE_URL, closeBrowser, onPage } from '../support/browser';

afterAll(closeBrowser);

const recorder = 'https://recorder.example/record.js';

describe('content security', () => {
  it.each(publicPages.map(({ path }) => path))(
    '%s has its policy; what the page makes of it is looked at with its accessibility',
    async (path) => {
      const policy = (await fetch(BASE_URL + path)).headers.get('content-security-policy');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    },
  );

  it('has one trusted-types policy, which lets nothing else through', () =>
    onPage(async (page) => {
      await page.goto('/');
      const outcome = await page.evaluate(() => {
        try {
          document.body.innerHTML = '<b>x</b>';
          return 'allowed';
        } catch {
          return 'refused';
        }
      });
      expect(outcome).toBe('refused');
    }));
});

describe('session recording', () => {
  const turnedOn = (path: string, scenario: Parameters<typeof onPage>[0]) =>
    onPage(async (page) => {
      await page.route(`${BASE_URL}${path}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /<meta name="session-recording" content="">|<meta name="session-recording" content="" \/>/,
          `<meta name="session-recording" content="${recorder}">`,
        );
        const headers = {
          ...response.headers(),
          'content-security-policy': (response.headers()['content-security-policy'] ?? '').replace(
            "script-src 'self'",
            "script-src 'self' https://recorder.example",
          ),
        };
        await route.fulfill({ response: response, body, headers });
      });
      await page.route(recorder, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.recorded = true' }));
      await page.goto(path);
      await scenario(page);
    });

  it('is off, and no consent is asked for, unless the operator turned it on', () =>
    onPage(async (page) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('May we record').count()).resolves.toBe(0);
    }));

  it('runs after a yes only', () =>
    turnedOn('/', async (page) => {
      await page.getByText('May we record').waitFor();
      await expect(page.evaluate(() => 'recorded' in window)).resolves.toBe(false);
      await page.getByRole('button', { name: 'Yes, that is fine' }).click();
      await page.waitForFunction(() => 'recorded' in window);
    }));

  it('stays away after a no', () =>
    turnedOn('/', async (page) => {
      await page.getByRole('button', { name: 'No, thank you' }).click();
      await page.waitForTimeout(300);
      await expect(page.evaluate(() => 'recorded' in window)).resolves.toBe(false);
      await expect(page.getByText('May we record').count()).resolves.toBe(0);
    }));

  it('is left behind by a full page load on the way to the login', () =>
    turnedOn('/', async (page) => {
      await page.getByRole('button', { name: 'Yes, that is fine' }).click();
      await page.waitForFunction(() => 'recorded' in window);
      await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
      await page.waitForURL('**/login');
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      await expect(page.evaluate(() => 'recorded' in window)).resolves.toBe(false);
    }));
});
