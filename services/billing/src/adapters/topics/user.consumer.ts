import { Controller } from '@nestjs/common';
import type { identity } from '@nowahala/contracts';
import { Clock, OnTopic, type MessageContext } from '@nowahala/platform';
import { EraseUser } from '../../application/erase-user.js';

/** What billing listens to. */
@Controller()
export class UserConsumer {
  constructor(
    private readonly erasing: EraseUser,
    private readonly clock: Clock,
  ) {}

  @OnTopic('user.erased')
  async onUserErased(message: identity.UserErased, context: MessageContext): Promise<void> {
    const { userId, workspaceIds } = message;
    await context.once(
      async (tx) => {
        await this.erasing.execute(tx, workspaceIds);
        await tx.publish(
          'erasure.completed',
          { userId, service: 'billing', completedAt: this.clock.now() },
          { key: userId, tenantId: userId },
        );
      },
      workspaceIds.map((id) => `subscription-${id}`),
    );
  }
}
