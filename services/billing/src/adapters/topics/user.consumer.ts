import { Controller } from '@nestjs/common';
import type { identity } from '@nowahala/contracts';
import { Clock, isUuid, OnTopic, streamIdOf, type MessageContext } from '@nowahala/platform';
import { EraseUser } from '../../application/erase-user.js';
import { subscription } from '../../domain/subscription.js';

@Controller()
export class UserConsumer {
  constructor(
    private readonly eraseUser: EraseUser,
    private readonly clock: Clock,
  ) {}

  @OnTopic('user.erased')
  async onUserErased({ userId, workspaceIds }: identity.UserErased, context: MessageContext): Promise<void> {
    if (!isUuid(userId)) return;
    const owned = [...new Set(workspaceIds.filter(isUuid))];
    // A payment that is being opened, the first one of its workspace, is committed before or sees the erasure.
    await context.once(
      async (tx) => {
        await this.eraseUser.execute(tx, userId, owned);
        const completed = { userId, service: 'billing', completedAt: this.clock.now() };
        await tx.publish('erasure.completed', completed, { key: userId, tenantId: userId });
      },
      owned.map((id) => streamIdOf(subscription, id)),
    );
  }
}
