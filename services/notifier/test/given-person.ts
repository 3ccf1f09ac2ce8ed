import { growthPlan } from '@nowahala/testkit';
import type { TopicMessages, TopicName } from '@nowahala/contracts';
import type { Person } from './app.js';

type Publish = <T extends TopicName>(topic: T, key: string, message: TopicMessages[T]) => Promise<unknown>;

/** Lets the services know of a person on Growth with one server, e-mail and WhatsApp on, as the other services would. */
export async function introduce(
  publish: Publish,
  { userId, workspaceId, serverId }: Pick<Person, 'userId' | 'workspaceId' | 'serverId'>,
  at: Date,
): Promise<void> {
  await publish('entitlement.changed', workspaceId, growthPlan({ workspaceId, userId }));
  await publish('workspace.updated', workspaceId, { workspaceId, userId, version: 1, emailEnabled: true, whatsappEnabled: true });
  await publish('server.configured', serverId, {
    serverId,
    workspaceId,
    userId,
    name: 'Shop website',
    ipAddress: '197.210.1.1',
    website: '',
    intervalMinutes: 1,
    emailEnabled: true,
    whatsappEnabled: true,
    paused: false,
    deleted: false,
    configVersion: 1,
    createdAt: at,
    changedAt: at,
  });
}
