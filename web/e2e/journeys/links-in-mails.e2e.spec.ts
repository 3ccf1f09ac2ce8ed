import { afterAll, describe, expect, it } from '@jest/globals';
import { call, someone } from '../support/accounts';
import { closeBrowser, onPage, phone } from '../support/browser';
import { linkTo, messageTo } from '../support/inbox';

afterAll(closeBrowser);

const NEW_PASSWORD = 'four even calmer words';

describe('the links in mails', () => {
  it('set a new password, once; the old one and the old session are gone', async () => {
    const ada = await someone();
    await onPage(
      async (page) => {
        await page.goto('/login');
        await page.getByRole('link', { name: 'Forgot password?' }).click();
        const send = page.getByRole('button', { name: 'Send me the link' });
        await send.waitFor(); // the login page has an e-mail field too
        await page.getByLabel('E-mail').fill(ada.email);
        await send.click();
        await page.getByRole('heading', { name: 'Look in your inbox' }).waitFor();

        const link = linkTo('/reset-password', await messageTo(ada.email, ({ text }) => text.includes('/reset-password')));
        await page.goto(link);
        await page.getByLabel('New password').fill(NEW_PASSWORD);
        await page.getByRole('button', { name: 'Save the new password' }).click();
        await page.waitForURL('**/login');
        await page.getByText('Your new password is set.').waitFor();

        await page.getByLabel('E-mail').fill(ada.email);
        await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
        await page.getByRole('button', { name: 'Log in' }).click();
        await page.waitForURL('**/dashboard/overview');

        await page.goto(link);
        await page.getByLabel('New password').fill('another long password');
        await page.getByRole('button', { name: 'Save the new password' }).click();
        await page.locator('[data-toasts] [role="alert"]').waitFor();
      },
      { viewport: phone },
    );
    expect((await call('POST', '/auth/login', { email: ada.email, password: ada.password })).status).toBe(401);
  });

  it('set a new password and say which API keys still work', async () => {
    const ada = await someone();
    await call('POST', `/key/generate/${ada.id}`, { name: 'Till', scopes: ['servers:read'] }, ada.token);
    await call('POST', '/auth/forgot-password', { email: ada.email });
    const link = linkTo('/reset-password', await messageTo(ada.email, ({ text }) => text.includes('/reset-password')));
    await onPage(async (page) => {
      await page.goto(link);
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('checkbox', { name: 'Revoke all my API keys too' }).waitFor();
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
      await page.getByText('One API key of yours still works.').waitFor();
      await page.getByRole('link', { name: 'Log in' }).last().click();
      await page.waitForURL('**/login');
    });
  });

  it('confirm an e-mail address', async () => {
    const ada = await someone();
    const link = linkTo('/verify-email', await messageTo(ada.email, ({ text }) => text.includes('/verify-email')));
    await onPage(async (page) => {
      await page.goto(link);
      await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
    });
    const { body } = await call<{ data: { emailVerified: boolean } }>('GET', '/user/', undefined, ada.token);
    expect(body.data.emailVerified).toBe(true);
  });
});
