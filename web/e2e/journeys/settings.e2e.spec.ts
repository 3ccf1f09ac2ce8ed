import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { call, PASSWORD, someone, type Account } from '../support/accounts';
import { axeFindings } from '../support/axe';
import { closeBrowser, phone } from '../support/browser';
import { linkTo, messageTo } from '../support/inbox';
import { asSignedIn, failNext } from '../support/signed-in';
import { until, withPlan } from '../support/with-plan';

let owner: Account & { workspaceId: string };

beforeAll(async () => {
  owner = await withPlan('Growth');
}, 60_000);
afterAll(closeBrowser);

const open = (page: Page) => page.goto('/dashboard/settings');
const part = (page: Page, name: string) => page.getByRole('region', { name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const someNumber = () => `+23480${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`;

describe('the profile', () => {
  it('is saved in place; a wrong phone is refused, and a failure loses no input', async () =>
    asSignedIn(await someone(), async (page) => {
      await open(page);
      const general = part(page, 'General');
      await general.getByLabel('Full name').fill('Ada Nwosu');
      await general.getByLabel('Phone').fill('0801');
      await general.getByRole('button', { name: 'Save changes' }).click();
      await page.locator('[data-toasts]').getByText('Invalid phone number').waitFor();
      await expect(general.getByLabel('Phone').getAttribute('aria-invalid')).resolves.toBe('true');
      await general.getByLabel('Phone').fill('+234 801 234 5678');
      await failNext(page, '**/api/user/*');
      await general.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Failed to update, please try again later').waitFor();
      await page.reload();
      await expect(general.getByLabel('Full name').inputValue()).resolves.toBe('Ada Nwosu');
      await general.getByText('You have changes that are not saved.').waitFor();
      await general.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Your settings are saved.').waitFor();
      await page.reload();
      // The page opens with the persisted cache; the API's answer follows.
      await until('the new phone is there', async () => (await general.getByLabel('Phone').inputValue()) === '+2348012345678');
      await general.getByText('Not confirmed yet. WhatsApp alerts start once it is.').waitFor();
    }));

  it('changes the e-mail with the password and the link to the new address; the old one can take it back', async () => {
    const person = await someone();
    await asSignedIn(
      person,
      async (page) => {
        await open(page);
        const general = part(page, 'General');
        const email = `new.${person.email}`;
        await general.getByLabel('E-mail').fill(email);
        await general.getByLabel('Your password', { exact: true }).fill('not my password');
        await general.getByRole('button', { name: 'Save changes' }).click();
        await page.getByText(`That was not your password, so ${person.email} has to allow the new e-mail too.`).waitFor();
        const toOld = general.getByText(`Please also allow the change with the link in the mail to ${person.email}.`);
        await toOld.waitFor();
        await general.getByLabel('E-mail').fill(email);
        await general.getByLabel('Your password', { exact: true }).fill(PASSWORD);
        await expect(axeFindings(page)).resolves.toEqual([]);
        await general.getByRole('button', { name: 'Save changes' }).click();
        await general.getByText(`Please follow the link that we sent to ${email}.`).waitFor();
        await toOld.waitFor({ state: 'detached' });
        await expect(general.getByLabel('E-mail').inputValue()).resolves.toBe(person.email);
        await expect(general.getByText('You have changes that are not saved.').count()).resolves.toBe(0);
        await page.goto(linkTo('/verify-email', await messageTo(email, ({ text }) => text.includes('/verify-email'))));
        await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
        await open(page);
        await until('the new e-mail is there', async () => (await general.getByLabel('E-mail').inputValue()) === email);

        const undo = linkTo('/undo-change', await messageTo(person.email, ({ subject }) => subject.includes('was changed')));
        await page.goto(undo);
        await page.getByRole('button', { name: 'It was not me, take it back' }).click();
        await page.getByRole('heading', { name: 'It is taken back' }).waitFor();
        await page.getByRole('link', { name: 'Choose a new password' }).waitFor();
        await page.goto(undo);
        await page.getByRole('button', { name: 'It was not me, take it back' }).click();
        await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
      },
      { viewport: phone },
    );
    const again = await call<{ data: { email: string } }>('POST', '/auth/login', { email: person.email, password: PASSWORD });
    expect([again.status, again.body.data.email]).toEqual([200, person.email]);
  });

  it('without the password asks at the old address too, which allows it with a button; a change can be given up', async () => {
    const person = await someone();
    await asSignedIn(person, async (page) => {
      await open(page);
      const general = part(page, 'General');
      const email = `other.${person.email}`;
      await general.getByLabel('E-mail').fill(`first.${person.email}`);
      await general.getByRole('button', { name: 'Save changes' }).click();
      await general.getByText(`Please also allow the change with the link in the mail to ${person.email}.`).waitFor();
      await general.getByRole('button', { name: 'Keep my present e-mail' }).click();
      await page.getByText('Your e-mail stays as it is.').waitFor();
      await general.getByRole('button', { name: 'Keep my present e-mail' }).waitFor({ state: 'detached' });
      await general.getByLabel('E-mail').fill(email);
      await general.getByRole('button', { name: 'Save changes' }).click();
      await general.getByRole('button', { name: 'Send the mail again' }).waitFor();
      const allow = await messageTo(person.email, ({ subject, text }) => subject.startsWith('May the e-mail') && text.includes('o…@'));
      await page.goto(linkTo('/verify-email', allow));
      await page.getByRole('button', { name: 'Yes, change it' }).click();
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      await page.goto(linkTo('/verify-email', await messageTo(email, ({ text }) => text.includes('/verify-email'))));
      await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
    });
  });

  it('decides the time zone of the pages', async () =>
    asSignedIn(await someone(), async (page) => {
      await open(page);
      const zone = page.getByRole('combobox', { name: 'Time zone' });
      await zone.fill('nairobi');
      await page.keyboard.press('Enter');
      await expect(zone.inputValue()).resolves.toBe('Nairobi, Africa (EAT)');
      await part(page, 'General').getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Your settings are saved.').waitFor();
      await page.reload();
      await until('the new zone is there', async () => (await zone.inputValue()) === 'Nairobi, Africa (EAT)');
    }));

  it('confirms a phone with the code from WhatsApp, on a phone', async () =>
    asSignedIn(
      await someone(),
      async (page) => {
        await open(page);
        const number = someNumber();
        await page.getByLabel('Phone').fill(number);
        await page.getByText('Save the new number first, then confirm it.').waitFor();
        await part(page, 'General').getByRole('button', { name: 'Save changes' }).click();
        await page.getByRole('button', { name: 'Confirm this phone' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Code').fill('12');
        await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
        await dialog.getByText('Please enter the six digits we sent you.').waitFor();
        await expect(axeFindings(page)).resolves.toEqual([]);
        const { text } = await messageTo(number, ({ channel }) => channel === 'whatsapp');
        await dialog.getByLabel('Code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
        await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
        await page.getByText('Confirmed for WhatsApp alerts.').waitFor();
      },
      { viewport: phone },
    ));
});

describe('the devices that are signed in', () => {
  it('are listed with this one first, and signed out one by one or all others', async () => {
    const person = await someone();
    const elsewhere = async () =>
      (await call<{ token: string }>('POST', '/auth/login', { email: person.email, password: PASSWORD })).body.token;
    const tokens = [await elsewhere(), await elsewhere()];
    await asSignedIn(
      person,
      async (page) => {
        await open(page);
        const devices = part(page, 'Signed-in devices');
        // Signing up and the browser of this journey are devices too.
        await until('four devices', async () => (await devices.getByRole('listitem').count()) === 4);
        await devices.getByRole('listitem').first().getByText('This device').waitFor();
        await expect(axeFindings(page)).resolves.toEqual([]);
        await devices.getByRole('listitem').nth(1).getByRole('button').click();
        await page.getByText('That device is signed out.').waitFor();
        await until('three devices', async () => (await devices.getByRole('listitem').count()) === 3);
        await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
        await devices.getByText('You are signed in on this device only.').waitFor();
        for (const token of tokens) expect((await call('GET', '/user/', undefined, token)).status).toBe(401);
        await devices.getByRole('button', { name: 'Sign out of this device' }).click();
        await page.waitForURL('**/login');
      },
      { viewport: phone },
    );
  });
});

describe('the workspace', () => {
  it('keeps its name and switches', () =>
    asSignedIn(owner, async (page) => {
      await open(page);
      const workspace = part(page, 'Workspace');
      await workspace.getByLabel('Workspace name').fill('Okafor & Nobody');
      await workspace.getByRole('button', { name: 'Discard changes' }).click();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Save changes');
      await workspace.getByLabel('Workspace name').fill('Okafor & Daughters');
      await workspace.getByRole('switch', { name: 'WhatsApp alerts' }).click();
      await workspace.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Your workspace is saved.').waitFor();
      await page.reload();
      // The page opens with the persisted cache; the API's answer follows.
      await until(
        'the new name is there',
        async () => (await workspace.getByLabel('Workspace name').inputValue()) === 'Okafor & Daughters',
      );
      await expect(workspace.getByRole('switch', { name: 'WhatsApp alerts' }).getAttribute('aria-checked')).resolves.toBe('true');
    }));

  it('has no WhatsApp on the Basic plan, and says why', async () =>
    asSignedIn(await withPlan('Basic'), async (page) => {
      await open(page);
      await page.getByText('Basic has no WhatsApp alerts. Larger plans do.').waitFor();
      await expect(page.getByRole('switch', { name: 'WhatsApp alerts' }).isDisabled()).resolves.toBe(true);
    }));

  it('sends a fire drill and shows what arrived', () =>
    asSignedIn(owner, async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Send a test alert' }).click();
      const line = part(page, 'Fire drill').getByRole('listitem').filter({ hasText: `E-mail to` });
      await line.getByText(/Sent|Arrived/).waitFor();
      await messageTo(owner.email, ({ subject }) => /drill/i.test(subject));
    }));
});

describe('API credentials', () => {
  it('copies the user id', () =>
    asSignedIn(owner, async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Copy user ID' }).click();
      await page.getByText('User ID copied to clipboard').waitFor();
      await expect(clipboard(page)).resolves.toBe(owner.id);
    }));

  it('makes a key that is shown once, rotates it and revokes it', () =>
    asSignedIn(owner, async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Generate API Key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Generate API Key' }).click();
      await expect(dialog.getByText('Please enter a name for your api key').count()).resolves.toBe(1);
      const name = dialog.getByLabel('Name');
      await expect(name.evaluate((field) => field === document.activeElement)).resolves.toBe(true);
      await name.fill('Shop backend');
      await dialog.getByLabel('Send error logs').check();
      await expect(axeFindings(page)).resolves.toEqual([]);
      await dialog.getByRole('button', { name: 'Generate API Key' }).click();
      const secret = dialog.locator('[data-secret]');
      await secret.waitFor();
      const first = (await secret.textContent()) ?? '';
      await page.keyboard.press('Escape');
      await dialog.getByText('This is the only time you see this key.').waitFor();
      await dialog.getByRole('button', { name: 'Copy API key' }).click();
      await page.getByText('API Key copied to clipboard').waitFor();
      await expect(clipboard(page)).resolves.toBe(first);
      await dialog.getByRole('button', { name: 'I have it' }).click();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Generate API Key');
      await expect(page.getByText(first).count()).resolves.toBe(0);
      const me = await call<{ data: { scopes: string[] } }>('GET', '/v1/me', undefined, first);
      expect([...me.body.data.scopes].sort()).toEqual(['incidents:read', 'logs:write', 'pings:read', 'servers:read']);

      await page.getByRole('button', { name: 'Actions for Shop backend' }).click();
      await page.getByRole('menuitem', { name: 'Rotate' }).click();
      await dialog.getByRole('button', { name: 'Get the new key' }).click();
      await dialog.getByText('The old key works 24 more hours').waitFor();
      const second = (await secret.textContent()) ?? '';
      expect(second).not.toBe(first);
      await dialog.getByRole('button', { name: 'I have it' }).click();

      await page.getByRole('button', { name: 'Actions for Shop backend' }).click();
      await page.getByRole('menuitem', { name: 'Revoke' }).click();
      await dialog.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('row').filter({ hasText: 'Shop backend' }).getByText('Revoked').waitFor();
      await until('the key is refused', async () => (await call('GET', '/v1/me', undefined, second)).status === 401, 5);
    }));
});

describe('leaving', () => {
  it('takes everything along as one file', () =>
    asSignedIn(owner, async (page) => {
      await open(page);
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export my data' }).click()]);
      expect(download.suggestedFilename()).toBe('nowahala-export.json');
      const { data } = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: { account: { email: string } } };
      expect(JSON.stringify(data)).toContain(owner.email);
    }));

  it('closes the account with the password only, and signs out at once', async () => {
    const leaver = await someone();
    await asSignedIn(leaver, async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill('not my password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await dialog.getByText('This is not your password. Nothing was deleted.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/dashboard/settings');
      await dialog.getByLabel('Your password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await page.waitForURL('**/login');
      await page.getByText('Your account is closed').waitFor();
      await expect(page.evaluate(() => localStorage.getItem('token'))).resolves.toBeNull();
    });
    const again = await call('POST', '/auth/login', { email: leaver.email, password: PASSWORD });
    expect(again.status).toBe(401);
  });
});
