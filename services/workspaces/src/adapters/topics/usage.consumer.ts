import { Controller } from '@nestjs/common';
import type { pings } from '@nowahala/contracts';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';

@Controller()
export class UsageConsumer {
  constructor(private readonly signals: ServerSignalRepository) {}

  @OnTopic('server.usage')
  async onServerUsage({ serverId, month, used }: pings.ServerUsage, context: MessageContext): Promise<void> {
    if (!isUuid(serverId)) return;
    await context.once((tx) => this.signals.upsertUsage(tx, { serverId, month, used }));
  }
}
