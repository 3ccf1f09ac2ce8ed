import { Injectable } from '@nestjs/common';
import { billing } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { EntitlementCopy } from '../domain/cadence.js';

@Injectable()
export class BillingClient {
  private readonly client;

  constructor(clients: RpcClients) {
    this.client = clients.client(billing.BillingServiceService, 'billing');
  }

  async findEntitlement(workspaceId: string): Promise<EntitlementCopy | undefined> {
    const { entitlement } = await this.client.getEntitlement({ workspaceId }, { caller: systemCaller });
    return entitlement && { ...entitlement, workspaceId };
  }
}
