import { Controller } from '@nestjs/common';
import type { identity, workspaces } from '@nowahala/contracts';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ErasureRepository } from '../../application/ports/index.js';

@Controller()
export class Subscriptions {
  constructor(private readonly erasures: ErasureRepository) {}

  /** So that an account's deletion names its workspaces whoever asks for it. */
  @OnTopic('workspace.created')
  async rememberWorkspace(message: workspaces.WorkspaceCreated, context: MessageContext): Promise<void> {
    if (!isUuid(message.workspaceId) || !isUuid(message.userId)) return;
    await context.once((tx) => this.erasures.insertWorkspace(tx, message.userId, message.workspaceId));
  }

  @OnTopic('erasure.completed')
  async noteForgottenBy(message: identity.ErasureCompleted, context: MessageContext): Promise<void> {
    if (!isUuid(message.userId)) return;
    await context.once((tx) => this.erasures.acknowledge(tx, message.userId, message.service, message.completedAt ?? context.occurredAt));
  }
}
