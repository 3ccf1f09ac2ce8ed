import { Controller } from '@nestjs/common';
import type { identity } from '@nowahala/contracts';
import { ErasureJob, isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { EraseUser } from '../../application/erase-user.js';

@Controller()
export class UserConsumer {
  constructor(
    private readonly eraseUser: EraseUser,
    private readonly erasures: ErasureJob,
  ) {}

  @OnTopic('user.erased')
  async onUserErased({ userId, workspaceIds }: identity.UserErased, context: MessageContext): Promise<void> {
    if (!isUuid(userId)) return;
    await context.once((tx) => this.eraseUser.execute(tx, userId, workspaceIds.filter(isUuid)), [`workspace-of-${userId}`]);
    this.erasures.trigger();
  }
}
