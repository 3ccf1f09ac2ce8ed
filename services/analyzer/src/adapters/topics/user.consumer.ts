import type { TopicMessages } from '@nowahala/contracts';
import { isUuid, MessageContext, OnTopic } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { EraseUser } from '../../application/erase-user.js';
import { workspaceLockOf } from '../../domain/health/monitor.js';
import { EraseUsersJob } from '../jobs/erase-users.job.js';

/** Users who asked to be forgotten. The request is recorded; a job does the work, so that those behind it do not wait. */
@Controller()
export class UserConsumer {
  constructor(
    private readonly eraseUser: EraseUser,
    private readonly job: EraseUsersJob,
  ) {}

  @OnTopic('user.erased')
  async onUserErased({ userId, workspaceIds }: TopicMessages['user.erased'], context: MessageContext): Promise<void> {
    if (!isUuid(userId)) return;
    const owned = [...new Set(workspaceIds.filter(isUuid))];
    await context.once((tx) => this.eraseUser.execute(tx, userId, owned), [...new Set([...owned, userId].map(workspaceLockOf))]);
    this.job.trigger();
  }
}
