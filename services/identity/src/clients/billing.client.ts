import { Inject, Injectable } from '@nestjs/common';
import { billing } from '@nowahala/contracts';
import { isPlanInForce } from '@nowahala/kernel';
import { LOGGER, RpcClients, systemCaller } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';

@Injectable()
export class BillingClient {
  private readonly client;

  constructor(
    clients: RpcClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.client = clients.client(billing.BillingServiceService, 'billing');
  }

  /** Whether a plan with WhatsApp is in force for one of the workspaces; false too while billing does not answer. */
  async hasWhatsApp(workspaceIds: string[]): Promise<boolean> {
    try {
      const plans = await Promise.all(
        workspaceIds.map((workspaceId) => this.client.getEntitlement({ workspaceId }, { caller: systemCaller, retry: true })),
      );
      return plans.some(({ entitlement }) => entitlement?.whatsapp === true && isPlanInForce(entitlement.state));
    } catch (error) {
      this.logger.warn({ err: error }, 'plan not asked');
      return false;
    }
  }
}
