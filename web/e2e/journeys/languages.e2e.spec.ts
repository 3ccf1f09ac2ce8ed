import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { offeredLanguages } from '@nowahala/kernel';
import type { Page } from 'playwright-core';
import { call, PASSWORD, type Account } from '../support/accounts';
import { closeBrowser, onPage, phone, withLargeText } from '../support/browser';
import { withPlan } from '../support/with-plan';

let owner: Account;
beforeAll(async () => {
  owner = await withPlan('Growth');
}, 60_000);
afterAll(closeBrowser);

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name="email"]').fill(owner.email);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/dashboard/overview');
  // The address changes before the page does, and one that is asked for in between is left again.
  await page.locator('input[name="password"]').waitFor({ state: 'detached' });
}

describe('the language of the pages', () => {
  it('is chosen in the settings, and Home and the alerts are in it from then on, on the next device as well', async () => {
    await onPage(
      async (page) => {
        await logIn(page);
        await page.goto('/dashboard/settings');
        const general = page.getByRole('region', { name: 'General' });
        await general.getByLabel('Language').selectOption('fr');
        await general.getByRole('button', { name: 'Save changes' }).click();
        await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor();
        expect(await languageOf(page)).toBe('fr');
        await page.getByText('Cette traduction n’a pas encore été relue').waitFor();
        await page.goto('/dashboard/overview');
        await page.getByText('Vous n’avez pas encore de serveur...').waitFor();
        await page.goto('/dashboard/notifications');
        await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
        await page.getByText(/Rien à vous dire pour le moment|Tout marquer comme lu/).waitFor();
        expect(await tooWide(page)).toBe(false);
      },
      { viewport: phone },
    );
    await onPage(async (page) => {
      await logIn(page);
      await page.getByText('Vous n’avez pas encore de serveur...').waitFor();
      await page.goto('/');
      expect(await languageOf(page)).toBe('fr');
    });
  });

  it('is that of the browser for a visitor, until another one is chosen below the page', () =>
    onPage(
      async (page) => {
        await page.goto('/');
        await page.getByRole('heading', { level: 1, name: 'Sachez que votre site est en panne avant vos clients.' }).waitFor();
        const chooser = page.getByRole('navigation', { name: 'Langue' });
        await expect(chooser.getByRole('link', { name: 'Français' }).getAttribute('aria-current')).resolves.toBe('true');
        await chooser.getByRole('link', { name: 'English' }).click();
        await page.getByRole('heading', { level: 1, name: /before your customers do/ }).waitFor();
        await page.goto('/privacy');
        expect(await languageOf(page)).toBe('en');
        await page.goto('/privacy?lang=fr');
        await page.getByText('Cette page n’existe qu’en anglais.').waitFor();
        await page.locator('div[lang="en"]').getByRole('heading', { level: 1 }).waitFor();
      },
      { locale: 'fr-CI' },
    ));

  it('is also that of what the API answers: a refusal and the plans', () =>
    onPage(async (page) => {
      await page.goto('/login?lang=fr');
      await page.locator('input[name="email"]').fill(owner.email);
      await page.locator('input[name="password"]').fill('not my password');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByText('L’e-mail ou le mot de passe ne convient pas').waitFor();
      await page.goto('/plans');
      await page.getByText('Une vérification toutes les 5 minutes, jour et nuit').waitFor();
      await page.getByText('Pour votre premier site.').waitFor();
    }));

  it('is Yoruba for a browser that asks for it, with its marks', () =>
    onPage(
      async (page) => {
        await page.goto('/');
        await page.getByRole('heading', { level: 1, name: 'Ẹ mọ̀ pé ojú òpó yín kò ṣiṣẹ́ kí àwọn oníbàárà yín tó mọ̀.' }).waitFor();
        await page.goto('/login');
        await page.getByRole('heading', { level: 1, name: 'Ẹ káàbọ̀ padà' }).waitFor();
        expect(await languageOf(page)).toBe('yo');
        await page.goto('/plans');
        await page.getByText('Àyẹ̀wò ní gbogbo ìṣẹ́jú 5, tọ̀sán tòru').waitFor();
      },
      { locale: 'yo-NG' },
    ));

  it('is Pidgin for who asks for it by a link, from then on', () =>
    onPage(async (page) => {
      await page.goto('/?lang=pcm');
      await page.getByRole('heading', { level: 1, name: 'Know say your website dey down before your customers know.' }).waitFor();
      await page.goto('/login');
      await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
      expect(await languageOf(page)).toBe('pcm');
      await page.goto('/plans');
      await page.getByText('One check every 5 minutes, day and night').waitFor();
    }));

  it('fits a phone where the page of a job names its ways to call, longer than in English', () =>
    onPage(
      async (page) => {
        const job = { name: 'Nightly backup', every: 60, graceMinutes: 60 };
        const made = await call<{ data: { _id: string } }>('POST', '/heartbeat', { ...job, userId: owner.id }, owner.token);
        await logIn(page);
        await page.goto('/dashboard/settings');
        await page.locator('select').filter({ hasText: 'Hausa' }).selectOption('ha');
        await page.locator('button[type="submit"]').first().click();
        await page.getByRole('heading', { level: 1, name: 'Saituna' }).waitFor();
        await page.goto(`/heartbeats/${made.body.data._id}`);
        await page.getByRole('button', { name: 'Kwafa: Tare da sakamakonsa da kalmominsa na ƙarshe' }).waitFor();
        expect(await tooWide(page)).toBe(false);
      },
      { viewport: phone },
    ));

  it.each(offeredLanguages.filter((code) => code !== 'en'))('fits a phone with text set twice as large, in %s', (code) =>
    withLargeText(async (page) => {
      for (const path of ['/', '/features', '/plans', '/login', '/signup', '/forgot-password']) {
        await page.goto(`${path}?lang=${code}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([path, await languageOf(page), await tooWide(page)]).toEqual([path, code, false]);
      }
    }),
  );
});
