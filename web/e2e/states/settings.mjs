// The settings while something is changed, made or refused.
import { all, changing, dialog, inDays, press, refused } from './helpers.mjs';

const key = (name, more) => ({
  _id: name,
  name,
  revoked: false,
  prefix: 'nw_live_9fK2',
  scopes: ['servers:read', 'pings:read', 'incidents:read'],
  createdAt: inDays(-40),
  lastUsedAt: inDays(-0.1),
  ...more,
});
const someKeys = changing('**/api/key/get/*', () => ({
  data: {
    keys: [
      key('Shop backend'),
      key('A key whose name goes on for longer than anybody would have thought it might', { scopes: ['logs:write'], lastUsedAt: null }),
      key('Old laptop', { revoked: true }),
    ],
  },
}));
const withPhone = (phoneVerified) =>
  changing('**/api/user/', (body) => ({ ...body, data: { ...body.data, phone: '+2348012345678', phoneVerified } }));
const device = (_id, browser, system, place, days, current = false) => ({
  _id,
  browser,
  system,
  place,
  createdAt: inDays(-5),
  lastSeenAt: inDays(-days),
  current,
});
const someDevices = changing('**/api/user/*/session', () => ({
  data: [
    device('one', 'Chrome', 'Android', '102.89.34.x', 0, true),
    device('two', 'Samsung Internet', 'Android', '2c0f:f5c0:12:x', 0.1),
    device('three', null, null, null, 0.9),
  ],
}));
const delivery = (channel, to, status, error = null) => ({ _id: channel, channel, to, kind: 'drill', status, attempts: 1, error });
const drill = {
  _id: 'drill',
  deliveries: [
    delivery('email', 'ada@shop.example', 'sent'),
    delivery('whatsapp', '+2348012345678', 'failed', 'WhatsApp does not know this number.'),
    delivery('dashboard', '', 'delivered'),
  ],
};
const drilled = async (page) => {
  await page.route('**/api/workspace/*/drill', (route) =>
    route.fulfill({ status: 201, json: { message: 'The drill is on its way.', data: drill } }),
  );
  await page.route('**/api/drill/*', (route) => route.fulfill({ json: { data: drill } }));
};
const inDialog = (name) => (page) => page.getByRole('dialog').getByRole('button', { name }).click();
const type = (label, text) => (page) => page.getByLabel(label, { exact: true }).fill(text);

export function settingsStates(at) {
  const path = at('settings');
  return [
    { name: 'settings-keys', path, prepare: someKeys },
    { name: 'settings-key', path: at('settings'), before: all(press('Generate API Key'), dialog) },
    { name: 'settings-delete', path: at('settings'), before: all(press('Delete account'), dialog) },
    { name: 'settings-key-errors', path, before: all(press('Generate API Key'), dialog, inDialog('Generate API Key')) },
    {
      name: 'settings-new-key',
      path,
      prepare: (page) =>
        page.route('**/api/key/generate/*', (route) =>
          route.fulfill({
            status: 201,
            json: { message: 'Made.', apiKey: 'nw_live_9fK2mQx7_Zr4tYb8wLcV3nHs6dPq1_a1B2c3', data: key('Shop') },
          }),
        ),
      before: all(press('Generate API Key'), dialog, type('Name', 'Shop'), inDialog('Generate API Key')),
    },
    { name: 'settings-phone', path, prepare: withPhone(false) },
    {
      name: 'settings-phone-code',
      path,
      prepare: all(withPhone(false), (page) =>
        page.route('**/phone/verify', (route) => route.fulfill({ json: { message: 'We sent six digits to your WhatsApp.' } })),
      ),
      before: all(press('Confirm this phone'), dialog),
    },
    { name: 'settings-unsaved', path, prepare: withPhone(true), before: type('Phone', '080 1234') },
    { name: 'settings-new-email', path, before: type('E-mail', 'bola@shop.example') },
    {
      name: 'settings-pending-email',
      path,
      prepare: changing('**/api/user/', (body) => ({
        ...body,
        data: { ...body.data, pendingEmail: 'a.rather.long.address@shop.example', pendingEmailWaitsFor: ['new', 'old'] },
      })),
    },
    { name: 'settings-devices', path, prepare: someDevices },
    {
      name: 'settings-devices-failed',
      path,
      prepare: refused('**/api/user/*/session', 503, 'TRY_AGAIN', 'We could not do that just now.'),
    },
    { name: 'settings-wrong-phone', path, before: all(type('Phone', '080 1234'), press('Save changes')) },
    { name: 'settings-drill', path, prepare: drilled, before: press('Send a test alert') },
    {
      name: 'settings-delete-refused',
      path,
      prepare: refused(/\/api\/user\/[^/]+$/, 400, 'WRONG_PASSWORD', 'This is not your password.'),
      before: all(press('Delete account'), dialog, type('Your password', 'not it'), press('Delete my account')),
    },
  ];
}
