import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD, someone } from '../support/accounts';
import { closeBrowser, onPage, phone, storageOf } from '../support/browser';

afterAll(closeBrowser);

const toast = (page: Page, text: string | RegExp) => page.locator('[data-toasts]').getByText(text);

async function fillSignup(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Okafor');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('E-mail').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

const newName = () => `ada${randomUUID().replaceAll('-', '').slice(0, 12)}`;

describe('signing up', () => {
  it('takes a few fields, a country found by typing, and ends on the overview', () =>
    onPage(
      async (page) => {
        await page.goto('/signup');
        await fillSignup(page, newName());
        const country = page.getByRole('combobox', { name: 'Country' });
        await country.fill('sene');
        await page.getByRole('option', { name: 'Senegal' }).click();
        await expect(country.inputValue()).resolves.toBe('Senegal');
        const sent = page.waitForRequest('**/api/auth/register');
        await page.getByRole('button', { name: 'Create my account' }).click();
        expect((await sent).postDataJSON()).toMatchObject({ location: { country: 'SN' }, timeZone: 'Africa/Lagos' });
        await page.waitForURL('**/dashboard/overview');
        expect(await storageOf(page)).toHaveProperty('token');
      },
      { viewport: phone },
    ));

  it('works by keyboard alone', () =>
    onPage(async (page) => {
      await page.goto('/signup');
      await page.getByLabel('Full name').focus();
      const name = newName();
      for (const text of ['Ada Okafor', name]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('gha');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox').inputValue()).resolves.toBe('Ghana');
      await page.keyboard.press('Tab');
      await page.keyboard.type(`${name}@example.com`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard/overview');
    }));

  it('marks what is missing and goes to the first of it', () =>
    onPage(async (page) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByText('Please enter your name.').waitFor();
      await expect(page.getByLabel('Full name').evaluate((input) => input === document.activeElement)).resolves.toBe(true);
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByText('Please use at least 10 characters.').waitFor();
    }));

  it('says that an e-mail is taken, beside the field and in a toast that goes with the next try, and keeps all input', async () => {
    const ada = await someone();
    await onPage(async (page) => {
      await page.goto('/signup');
      await fillSignup(page, newName());
      await page.getByLabel('E-mail').fill(ada.email);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.locator('[data-toasts] [role="alert"]').waitFor();
      await expect(page.getByLabel('E-mail').getAttribute('aria-invalid')).resolves.toBe('true');
      await expect(page.getByLabel('Full name').inputValue()).resolves.toBe('Ada Okafor');
      await expect(page.getByLabel('Password', { exact: true }).inputValue()).resolves.toBe(PASSWORD);
      await page.getByLabel('E-mail').fill(`second-${ada.email}`);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByText(/^Hello, /).waitFor();
      await expect(page.locator('[data-toasts] [role="alert"]').count()).resolves.toBe(0);
    });
  });

  it('keeps the input, but not the password, through a reload', () =>
    onPage(async (page) => {
      await page.goto('/signup');
      await fillSignup(page, newName());
      await page.reload();
      // The page can be read before its script fills the form in again.
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Ada Okafor'));
      await expect(page.getByLabel('Full name').inputValue()).resolves.toBe('Ada Okafor');
      await expect(page.getByLabel('Password', { exact: true }).inputValue()).resolves.toBe('');
    }));

  it.each([500, 400])('shows the sentence of a %i in a toast', (status) =>
    onPage(async (page) => {
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({ status, json: { statusCode: status, code: 'X', message: 'Our sign-up desk is closed.' } }),
      );
      await page.goto('/signup');
      await fillSignup(page, newName());
      await page.getByRole('button', { name: 'Create my account' }).click();
      await toast(page, 'Our sign-up desk is closed.').waitFor();
    }),
  );

  it('links the terms and the privacy page', () =>
    onPage(async (page) => {
      await page.goto('/signup');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'terms of service' }).getAttribute('href')).resolves.toBe('/terms-of-service');
      await expect(main.getByRole('link', { name: 'privacy page' }).getAttribute('href')).resolves.toBe('/privacy');
    }));
});

describe('logging in', () => {
  it('opens the overview', async () => {
    const ada = await someone();
    await onPage(async (page) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(ada.email);
      await page.getByLabel('Password', { exact: true }).fill(ada.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL('**/dashboard/overview');
      await page.goto('/login');
      await page.waitForURL('**/dashboard/overview');
    });
  });

  it("shows the server's sentence for a wrong password, stays, and does not speak of a session", async () => {
    const ada = await someone();
    await onPage(async (page) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(ada.email);
      await page.getByLabel('Password', { exact: true }).fill('not her password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await toast(page, 'Invalid email or password').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      await expect(page.getByText('Session expired').count()).resolves.toBe(0);
      await expect(page.getByLabel('E-mail').inputValue()).resolves.toBe(ada.email);
    });
  });

  it.each([500, 429, 503])('shows the sentence of a %i', (status) =>
    onPage(async (page) => {
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ status, json: { statusCode: status, code: 'X', message: 'Please try again in a minute.' } }),
      );
      await page.goto('/login');
      await page.getByLabel('E-mail').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
      await toast(page, 'Please try again in a minute.').waitFor();
    }),
  );

  it('is sent once, however often the button is pressed', () =>
    onPage(async (page) => {
      let sent = 0;
      await page.route('**/api/auth/login', async (route) => {
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.fulfill({ status: 500, json: { statusCode: 500, code: 'X', message: 'Slow and sorry.' } });
      });
      await page.goto('/login');
      await page.getByLabel('E-mail').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      const button = page.getByRole('button', { name: 'Log in' });
      await button.click();
      await button.click({ force: true });
      await page.getByLabel('E-mail').press('Enter');
      await toast(page, 'Slow and sorry.').waitFor();
      expect(sent).toBe(1);
    }));

  it('says so when offline, and when the response takes longer than ten seconds', () =>
    onPage(async (page) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Log in' }).click();
      await toast(page, 'You are offline.').waitFor();
      await page.context().setOffline(false);
      await page.route('**/api/auth/login', () => {});
      await page.getByRole('button', { name: 'Log in' }).click();
      await toast(page, 'longer than ten seconds').waitFor();
    }));

  it('shows and hides the password', () =>
    onPage(async (page) => {
      await page.goto('/login');
      const password = page.getByLabel('Password', { exact: true });
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password.getAttribute('type')).resolves.toBe('text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password.getAttribute('type')).resolves.toBe('password');
    }));

  it('points to the release notes, a forgotten password and the sign-up', () =>
    onPage(async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('link', { name: 'Read the release notes' }).getAttribute('href')).resolves.toBe('/release-notes');
      await expect(page.getByRole('link', { name: 'Sign up' }).getAttribute('href')).resolves.toBe('/signup');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.waitForURL('**/forgot-password');
    }));
});

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses', () =>
    onPage(async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('E-mail').fill('nobody.at.all@example.com');
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await page.getByRole('heading', { name: 'Look in your inbox' }).waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await expect(focused()).resolves.toBe('content');
      await page.getByRole('button', { name: 'Use another e-mail' }).click();
      await page.getByLabel('E-mail').waitFor();
      await expect(focused()).resolves.toBe('content');
    }));

  it('with a used-up link says so and offers a new one', () =>
    onPage(async (page) => {
      await page.goto('/reset-password?token=used-up');
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await page.locator('[data-toasts] [role="alert"]').waitFor();
      await expect(page.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).resolves.toBe('/forgot-password');
    }));

  it('without a token explains itself', () =>
    onPage(async (page) => {
      await page.goto('/reset-password');
      await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
    }));
});

describe('the link in the welcome mail', () => {
  it('that is not valid says so', () =>
    onPage(async (page) => {
      await page.goto('/verify-email?token=no-good');
      await page.getByRole('heading', { name: 'We could not confirm your e-mail' }).waitFor();
    }));
});
