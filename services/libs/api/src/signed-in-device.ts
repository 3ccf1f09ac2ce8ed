import { z } from 'zod';
import { exampleIds } from './example.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, onlyMessage, orNull, text, time, withData } from './response.js';
import { route } from './route.js';

export const signedInDeviceResponse = z.object({
  _id: id(exampleIds.session),
  browser: orNull(text('Chrome')),
  system: orNull(text('Android')),
  place: orNull(text('102.89.34.x')),
  createdAt: time('2026-11-20T08:00:00.000Z'),
  lastSeenAt: time('2026-11-21T08:00:00.000Z'),
  current: flag(true),
});
export type SignedInDeviceResponse = z.output<typeof signedInDeviceResponse>;

export const listDevices = route({
  method: 'GET',
  path: '/api/user/:id/session',
  summary: 'List the devices that are signed in',
  description: 'This one first, then the last seen. `place` is the address without its last part.',
  response: withData(z.array(signedInDeviceResponse)),
});

export const signOutDevice = route({
  method: 'DELETE',
  path: '/api/user/:id/session/:sessionId',
  summary: 'Sign a device out',
  response: onlyMessage(messages.user.deviceSignedOut),
});

export const signOutOthers = route({
  method: 'DELETE',
  path: '/api/user/:id/session',
  summary: 'Sign out everywhere else',
  response: onlyMessage(messages.user.othersSignedOut),
});
