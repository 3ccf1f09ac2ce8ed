import { Controller } from '@nestjs/common';
import type { billing } from '@nowahala/contracts';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { toEntitlement } from '../../clients/entitlement.mapper.js';
import { EntitlementRepository } from '../../database/entitlement.repository.js';

@Controller()
export class EntitlementConsumer {
  constructor(private readonly entitlements: EntitlementRepository) {}

  @OnTopic('entitlement.changed')
  async onEntitlementChanged(message: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    if (!isUuid(message.workspaceId)) return;
    await context.once((tx) => this.entitlements.upsert(message.workspaceId, toEntitlement(message), tx));
  }
}
