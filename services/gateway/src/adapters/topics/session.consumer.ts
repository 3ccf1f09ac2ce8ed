import type { TopicMessages } from '@nowahala/contracts';
import { Controller } from '@nestjs/common';
import { Clock, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { DoubleClicks } from '../../idempotency/implicit-idempotency.js';
import { Revocations } from '../../auth/revocations.js';

type Of<T extends keyof TopicMessages> = TopicMessages[T];

/** What must not be remembered any longer. */
@Controller()
export class SessionsTopics {
  constructor(
    private readonly revocations: Revocations,
    private readonly clicks: DoubleClicks,
    private readonly clock: Clock,
  ) {}

  @OnTopic('session.revoked')
  async sessionRevoked({ userId, sessionId }: Of<'session.revoked'>): Promise<void> {
    await this.revocations.tell({ userId, sessionId });
  }

  @OnTopic('apikey.revoked')
  async keyRevoked({ userId, keyId }: Of<'apikey.revoked'>): Promise<void> {
    await this.revocations.tell({ userId, keyId });
  }

  @OnTopic('workspace.created')
  async workspaceCreated({ userId }: Of<'workspace.created'>): Promise<void> {
    await this.revocations.tell({ userId, workspacesChanged: true });
  }

  /** All the gateway holds of a person are answers kept for repeated requests. */
  @OnTopic('user.erased')
  async userErased({ userId }: Of<'user.erased'>, context: MessageContext): Promise<void> {
    await this.revocations.tell({ userId, erased: true });
    await context.once(async (tx) => {
      await this.clicks.forgetUser(userId, tx);
      await tx.publish(
        'erasure.completed',
        { userId, service: 'gateway', completedAt: this.clock.now() },
        { key: userId, tenantId: userId },
      );
    });
  }
}
