import { Injectable } from '@nestjs/common';
import { billing } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { Entitlement } from '../domain/entitlement.js';
import { toEntitlement } from './entitlement.mapper.js';

const DEADLINE_MS = 800;

@Injectable()
export class BillingClient {
  private readonly client;

  constructor(clients: RpcClients) {
    this.client = clients.client(billing.BillingServiceService, 'billing');
  }

  /** Undefined also when billing does not reply in time. */
  async findEntitlement(workspaceId: string): Promise<Entitlement | undefined> {
    const reply = await this.client
      .getEntitlement({ workspaceId }, { deadlineMs: DEADLINE_MS, caller: systemCaller })
      .catch(() => undefined);
    return reply?.entitlement && toEntitlement(reply.entitlement);
  }
}
