// Public pages as they are after something was done, or went wrong.
import { refused } from './helpers.mjs';

const trouble = (address) => refused(address, 503, 'UNAVAILABLE', 'We are having trouble. Please try again in a minute.');

export const publicStates = [
  { name: 'plans-failed', path: '/plans', prepare: trouble('**/api/plan/all') },
  { name: 'release-notes-failed', path: '/release-notes', prepare: trouble('**/api/content/graphql') },
  {
    name: 'login-refused',
    path: '/login',
    before: async (page) => {
      await page.getByLabel('E-mail').fill('ada@shop.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('not my password');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByText('Invalid email or password').first().waitFor();
    },
  },
  {
    name: 'login-for-report',
    path: '/dashboard/incidents/00000000-0000-4000-8000-000000000000',
    before: (page) => page.waitForURL('**/login'),
  },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    before: async (page) => {
      await page.getByLabel('E-mail').fill('ada@shop.example');
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await page.getByRole('heading', { name: 'Look in your inbox' }).waitFor();
    },
  },
  { name: 'reset-password-no-token', path: '/reset-password' },
  {
    name: 'verify-email-done',
    path: '/verify-email?token=good',
    prepare: (page) => page.route('**/api/auth/verify-email', (route) => route.fulfill({ json: { message: 'Your e-mail is confirmed.' } })),
  },
  {
    name: 'verify-email-one-more',
    path: '/verify-email?token=good',
    prepare: (page) =>
      page.route('**/api/auth/verify-email', (route) =>
        route.fulfill({
          json: {
            message: 'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.',
            data: { waitsFor: ['old'] },
          },
        }),
      ),
  },
  {
    name: 'undo-change-failed',
    path: '/undo-change?token=old',
    before: (page) => page.getByRole('button', { name: 'It was not me, take it back' }).click(),
  },
  {
    name: 'undo-change-done',
    path: '/undo-change?token=good',
    prepare: (page) =>
      page.route('**/api/auth/undo-change', (route) =>
        route.fulfill({
          json: {
            message: 'Your account has its e-mail from before, and every device is signed out.',
            data: { what: 'email', liveKeys: 0 },
          },
        }),
      ),
    before: (page) => page.getByRole('button', { name: 'It was not me, take it back' }).click(),
  },
  {
    name: 'signup-country',
    path: '/signup',
    before: async (page) => {
      await page.getByRole('combobox').click();
      await page.getByRole('combobox').fill('co');
    },
  },
  { name: 'checkout', path: '/dev/checkout/NWP-NONE', isNoApp: true },
  { name: 'inbox', path: '/dev/inbox', isNoApp: true },
  { name: 'offline', path: '/offline.html', isNoApp: true },
];
