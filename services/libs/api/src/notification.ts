import { z } from 'zod';
import { exampleIds } from './example.js';
import { idField, pageQuery } from './fields.js';
import { deliveryResponse } from './incident.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, number, orNull, pageOf, text, time, withData, withMessage } from './response.js';
import { route } from './route.js';

export const notificationResponse = z.object({
  _id: id(exampleIds.notification),
  kind: text('incident.opened'),
  title: text('Shop website is down'),
  text: text('Your shop answers, but with an error page. The machine is on; the program behind the website is not.'),
  serverId: orNull(id(exampleIds.server)),
  incidentId: orNull(id(exampleIds.incident)),
  createdAt: time('2026-11-21T13:02:20.000Z'),
  readAt: orNull(time('2026-11-21T13:02:20.000Z'), null),
});
export type NotificationResponse = z.output<typeof notificationResponse>;

export const channelHealthResponse = z.object({
  email: z.object({ suppressed: flag(false), reason: orNull(text(''), null), capReached: flag(false) }),
  whatsApp: z.object({ stopped: flag(false) }),
});
export type ChannelHealthResponse = z.output<typeof channelHealthResponse>;

export const listNotifications = route({
  method: 'GET',
  path: '/api/notification/:userId',
  summary: 'List dashboard notifications',
  description: 'Newest first, 20 a page, with the number of unread ones and the health of her channels.',
  query: pageQuery,
  response: pageOf(notificationResponse).extend({ unread: number(1), channels: channelHealthResponse }),
});

export const readAllNotifications = route({
  method: 'POST',
  path: '/api/notification/read-all',
  summary: 'Mark every notification as read',
  response: withMessage(messages.notification.allRead, z.object({ read: number(21) })),
});

export const readNotification = route({
  method: 'POST',
  path: '/api/notification/:id/read',
  summary: 'Mark a notification as read',
  response: withMessage(messages.notification.read, notificationResponse),
});

export const startDrill = route({
  method: 'POST',
  path: '/api/workspace/:workspaceId/drill',
  status: 201,
  summary: 'Start a fire drill',
  body: z.object({ serverId: idField(messages.fields.serverId).optional() }),
  example: { serverId: exampleIds.server },
  refusals: { 429: ['TOO_MANY_DRILLS'] },
  response: withMessage(messages.drill.started, z.object({ _id: id(exampleIds.drill) })),
});

export const drillResponse = z.object({ _id: id(exampleIds.drill), deliveries: z.array(deliveryResponse) });
export type DrillResponse = z.output<typeof drillResponse>;

export const getDrill = route({
  method: 'GET',
  path: '/api/drill/:id',
  summary: 'See what a fire drill brought',
  response: withData(drillResponse),
});
