import { Controller } from '@nestjs/common';
import type { identity, workspaces } from '@nowahala/contracts';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ErasureRepository } from '../../database/erasure.repository.js';

@Controller()
export class ErasureConsumer {
  constructor(private readonly erasures: ErasureRepository) {}

  /** Stored so that `user.erased` can name the user's workspaces. */
  @OnTopic('workspace.created')
  async onWorkspaceCreated({ userId, workspaceId }: workspaces.WorkspaceCreated, context: MessageContext): Promise<void> {
    if (!isUuid(workspaceId) || !isUuid(userId)) return;
    await context.once((tx) => this.erasures.insertWorkspace(tx, userId, workspaceId));
  }

  @OnTopic('erasure.completed')
  async onErasureCompleted({ userId, service, completedAt }: identity.ErasureCompleted, context: MessageContext): Promise<void> {
    if (!isUuid(userId)) return;
    await context.once((tx) => this.erasures.acknowledge(tx, userId, service, completedAt ?? context.occurredAt));
  }
}
