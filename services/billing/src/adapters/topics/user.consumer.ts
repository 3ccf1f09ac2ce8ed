import { Controller } from '@nestjs/common';
import type { identity } from '@nowahala/contracts';
import { Clock, OnTopic, type MessageContext } from '@nowahala/platform';
import { EraseUser } from '../../application/erase-user.js';

@Controller()
export class UserConsumer {
  constructor(
    private readonly eraseUser: EraseUser,
    private readonly clock: Clock,
  ) {}

  @OnTopic('user.erased')
  async onUserErased({ userId, workspaceIds }: identity.UserErased, context: MessageContext): Promise<void> {
    await context.once(
      async (tx) => {
        await this.eraseUser.execute(tx, workspaceIds);
        const completed = { userId, service: 'billing', completedAt: this.clock.now() };
        await tx.publish('erasure.completed', completed, { key: userId, tenantId: userId });
      },
      workspaceIds.map((id) => `subscription-${id}`),
    );
  }
}
