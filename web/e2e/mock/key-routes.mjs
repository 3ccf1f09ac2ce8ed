import { randomBytes, randomUUID } from 'node:crypto';
import { iso } from './state.mjs';
import { created, invalid, mine, ok } from './world.mjs';

export const keyAndContentRoutes = [
  ['GET', '/invoice/:id', {}, ({ me }) => ok({ data: me.invoices })],
  [
    'POST',
    '/key/generate/:id',
    {},
    ({ me, body }) => {
      if (!body.name?.trim()) throw invalid({ name: 'Please enter a name for your api key' });
      const key = {
        _id: randomUUID(),
        name: body.name,
        revoked: false,
        prefix: 'nw_live_7tY1pLw3Qs',
        scopes: body.scopes ?? ['servers:read'],
        createdAt: iso(),
        lastUsedAt: null,
      };
      me.keys.unshift(key);
      return created({
        message: 'Your key is ready.',
        apiKey: `nw_live_7tY1pLw3Qs_${randomBytes(32).toString('hex').slice(0, 43)}_9aKd2F`,
        data: key,
      });
    },
  ],
  ['GET', '/key/get/:id', {}, ({ me }) => ok({ data: { keys: me.keys } })],
  [
    'DELETE',
    '/key/:id/:keyId',
    {},
    ({ me, params }) => {
      mine(me.keys, params.keyId).revoked = true;
      return ok({ message: 'The key is revoked.' });
    },
  ],
  [
    'POST',
    '/key/:id/:keyId/rotate',
    {},
    ({ me, params }) =>
      ok({
        message: 'The new key is ready. The old one works 24 more hours.',
        apiKey: `nw_live_7tY1pLw3Qs_${randomBytes(32).toString('hex').slice(0, 43)}_1bCe3G`,
        data: mine(me.keys, params.keyId),
      }),
  ],
  [
    'POST',
    '/content/graphql',
    { open: true },
    () =>
      ok({
        data: {
          release_notes: [
            {
              id: 'v1.0.0',
              version: 'v1.0.0',
              timestamp: '2026-11-02T08:00:00.000Z',
              notes: {
                html: '<h3>The first release</h3><p>We watch your servers and tell you, in <strong>plain words</strong>, what to do.</p><ul><li>Alerts by e-mail, WhatsApp and on your dashboard</li><li>Every error explained, with up to three steps</li></ul><p>Read the <a href="https://nowahala.example/docs">docs</a>.</p>',
              },
            },
          ],
        },
      }),
  ],
];
