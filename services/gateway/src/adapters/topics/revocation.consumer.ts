import { Controller } from '@nestjs/common';
import type { TopicMessages } from '@nowahala/contracts';
import { Clock, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { Revocations } from '../../auth/revocations.js';
import { StoredResponseRepository } from '../../database/stored-response.repository.js';

type Of<T extends keyof TopicMessages> = TopicMessages[T];

/** Forgets what caches hold of revoked sessions and keys, new workspaces and erased users. */
@Controller()
export class RevocationConsumer {
  constructor(
    private readonly revocations: Revocations,
    private readonly responses: StoredResponseRepository,
    private readonly clock: Clock,
  ) {}

  @OnTopic('session.revoked')
  async onSessionRevoked({ userId, sessionId }: Of<'session.revoked'>): Promise<void> {
    await this.revocations.publish({ userId, sessionId });
  }

  @OnTopic('apikey.revoked')
  async onApiKeyRevoked({ userId, keyId }: Of<'apikey.revoked'>): Promise<void> {
    await this.revocations.publish({ userId, keyId });
  }

  @OnTopic('workspace.created')
  async onWorkspaceCreated({ userId }: Of<'workspace.created'>): Promise<void> {
    await this.revocations.publish({ userId, workspacesChanged: true });
  }

  /** All the gateway holds of a person are answers kept for repeated requests. */
  @OnTopic('user.erased')
  async onUserErased({ userId }: Of<'user.erased'>, context: MessageContext): Promise<void> {
    await this.revocations.publish({ userId, erased: true });
    await context.once(async (tx) => {
      await this.responses.deleteAllOf(userId, tx);
      await tx.publish(
        'erasure.completed',
        { userId, service: 'gateway', completedAt: this.clock.now() },
        { key: userId, tenantId: userId },
      );
    });
  }
}
