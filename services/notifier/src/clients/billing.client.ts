import { billing } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { PlanCopy } from '../domain/local-copies.js';

@Injectable()
export class BillingClient {
  private readonly billing: RpcClient<typeof billing.BillingServiceService>;

  constructor(clients: RpcClients) {
    this.billing = clients.client(billing.BillingServiceService, 'billing');
  }

  async findPlan(workspaceId: string, userId: string): Promise<PlanCopy | null> {
    const { entitlement } = await this.billing.getEntitlement({ workspaceId }, { retry: true, caller: systemCaller });
    if (!entitlement) return null;
    const { whatsapp, state, version } = entitlement;
    return { workspaceId, userId, planWhatsapp: whatsapp, planState: state, entitlementVersion: version };
  }

  async invoicePdf(userId: string, ref: string): Promise<{ fileName: string; content: Buffer }> {
    const { pdf, fileName } = await this.billing.getInvoicePdf({ userId, ref }, { deadlineMs: 8_000, caller: systemCaller });
    return { fileName: fileName || `${ref}.pdf`, content: Buffer.from(pdf) };
  }
}
