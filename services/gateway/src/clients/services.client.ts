import { Injectable } from '@nestjs/common';
import { alerts, billing, identity, incidents, pings, workspaces } from '@nowahala/contracts';
import { RpcClients } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';

/** Everyone the gateway asks. Questions may be asked twice (`retry`), wishes never. */
@Injectable()
export class ServiceClients {
  readonly identity: RpcClient<typeof identity.IdentityServiceService>;
  readonly workspaces: RpcClient<typeof workspaces.WorkspacesServiceService>;
  readonly billing: RpcClient<typeof billing.BillingServiceService>;
  readonly scheduler: RpcClient<typeof pings.SchedulerServiceService>;
  readonly analyzer: RpcClient<typeof incidents.AnalyzerServiceService>;
  readonly renewals: RpcClient<typeof incidents.RenewalServiceService>;
  readonly notifier: RpcClient<typeof alerts.NotifierServiceService>;

  constructor(clients: RpcClients) {
    this.identity = clients.client(identity.IdentityServiceService, 'identity');
    this.workspaces = clients.client(workspaces.WorkspacesServiceService, 'workspaces');
    this.billing = clients.client(billing.BillingServiceService, 'billing');
    this.scheduler = clients.client(pings.SchedulerServiceService, 'scheduler');
    this.analyzer = clients.client(incidents.AnalyzerServiceService, 'analyzer');
    this.renewals = clients.client(incidents.RenewalServiceService, 'analyzer');
    this.notifier = clients.client(alerts.NotifierServiceService, 'notifier');
  }
}

export const QUERY = { retry: true } as const;
/** Calls that ask the payment provider on the way. */
export const VIA_PROVIDER = { deadlineMs: 8_000 } as const;
