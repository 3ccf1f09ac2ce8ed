import { alerts } from '@nowahala/contracts';
import { isSystem, isUser, newId } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import type { FakeServices, TestUser } from './fake-services.js';
import { after, later } from './helpers.js';

/** Notifier, as far as the gateway can see it. */
export function fakeNotifier(world: FakeServices) {
  const delivery = alerts.Delivery.fromPartial({
    id: newId(),
    channel: 'email',
    recipient: 'a…@example.com',
    kind: 'incident_opened',
    status: 'sent',
    attempts: 1,
    createdAt: later(0),
    sentAt: later(0),
  });
  const notification = (person: TestUser) =>
    alerts.Notification.fromPartial({
      id: person.notificationId,
      kind: 'incident.opened',
      title: 'Shop website is down',
      text: 'It answers with an error page.',
      serverId: person.serverId,
      incidentId: person.incidentId,
      createdAt: later(0),
    });
  const owned = (person: TestUser | undefined, { caller }: CallContext): TestUser => {
    isUser(caller, person?.userId);
    return person!;
  };
  return {
    sendSupportMail: () => ({}),
    listNotifications: ({ userId }: { userId: string }, { caller }: CallContext) =>
      after(isUser(caller, userId), {
        notifications: [notification(world.by('userId', userId))],
        pagination: { currentPage: 1, totalPages: 1, totalItems: 1, pageSize: 20 },
        unread: 1,
      }),
    markNotificationRead: ({ notificationId }: { notificationId: string }, context: CallContext) => ({
      notification: notification(
        owned(
          world.people.find((person) => person.notificationId === notificationId),
          context,
        ),
      ),
    }),
    markAllNotificationsRead: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { read: 21 }),
    listDeliveries: ({ incidentIds }: { incidentIds: string[] }) => ({
      deliveries: incidentIds.map((incidentId) => ({ ...delivery, incidentId })),
    }),
    startDrill: ({ userId }: { userId: string }, { caller }: CallContext) =>
      after(isUser(caller, userId), { drillId: world.by('userId', userId).drillId }),
    getDrill: ({ drillId }: { drillId: string }, context: CallContext) => {
      const person = owned(
        world.people.find((known) => known.drillId === drillId),
        context,
      );
      return { drillId, userId: person.userId, deliveries: [delivery] };
    },
    getChannelHealth: ({ userId }: { userId: string }, { caller }: CallContext) =>
      after(isUser(caller, userId), alerts.GetChannelHealthResponse.fromPartial(world.channels.get(userId) ?? {})),
    unsubscribe: ({ token }: { token: string }) => ({ done: token === 'good' }),
    acceptWebhook: ({ body, url }: { body: Uint8Array; url: string }) => ({
      status: url.includes('refused') ? 401 : 200,
      contentType: 'text/xml',
      body: `<Response>${url} ${body.length}</Response>`,
    }),
    listDevInbox: ({ older }: { older: string }, { caller }: CallContext) => {
      isSystem(caller);
      const message = { channel: 'email', to: 'ada@example.com', text: '', html: '', sentAt: later(0) };
      if (older !== '') return { messages: [{ ...message, subject: `Older than ${older}`, messageId: '<0@x>' }], older: '' };
      return {
        older: '<1@x>',
        messages: [
          {
            channel: 'email',
            to: 'ada@example.com',
            subject: 'Welcome <script>',
            text: 'Follow http://localhost:8080/verify-email?token=abc',
            html: '<p>Hello</p>',
            sentAt: later(0),
            messageId: '<1@x>',
          },
        ],
      };
    },
    export: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { json: '{"deliveries":[]}' }),
  };
}
