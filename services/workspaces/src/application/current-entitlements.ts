import { Injectable } from '@nestjs/common';
import { billing } from '@nowahala/contracts';
import { Clock, Database, Refusal, RpcClients, systemCaller } from '@nowahala/platform';
import { isFresh, isPlanRefusal } from '../domain/entitlement.js';
import type { Entitlement } from '../domain/entitlement.js';
import { refusals } from '../domain/refusals.js';
import { Entitlements } from './ports/index.js';

const DEADLINE_MS = 800;

/** What a workspace may do. Asks billing where our copy is missing or too old, and once more before saying no. */
@Injectable()
export class CurrentEntitlements {
  private readonly billing;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
    clients: RpcClients,
  ) {
    this.billing = clients.client(billing.BillingServiceService, 'billing');
  }

  /** Runs the work with the plan we know; if the plan is why it is refused, with billing's newest word. Work must be repeatable. */
  async withCurrent<T>(workspaceId: string, work: (plan: Entitlement) => Promise<T>): Promise<T> {
    const known = await this.entitlements.of(this.database, workspaceId);
    const usable = known !== undefined && isFresh(known, this.clock.now());
    const plan = usable ? known : await this.ask(workspaceId);
    try {
      return await work(plan);
    } catch (error) {
      if (!usable || !(error instanceof Refusal) || !isPlanRefusal(error.code)) throw error;
      const newest = await this.ask(workspaceId).catch(() => undefined);
      if (!newest || newest.version <= plan.version) throw error;
      return work(newest);
    }
  }

  /** The plan, when it can be had; for questions that must not fail with billing. */
  async find(workspaceId: string): Promise<Entitlement | undefined> {
    const known = await this.entitlements.of(this.database, workspaceId);
    return known && isFresh(known, this.clock.now()) ? known : this.ask(workspaceId).catch(() => known);
  }

  private async ask(workspaceId: string): Promise<Entitlement> {
    const answer = await this.billing
      .getEntitlement({ workspaceId }, { deadlineMs: DEADLINE_MS, caller: systemCaller })
      .catch(() => undefined);
    if (!answer?.entitlement) throw refusals.planUnknown();
    const entitlement = entitlementFrom(answer.entitlement);
    await this.entitlements.put(this.database, workspaceId, entitlement);
    return entitlement;
  }
}

export const entitlementFrom = (message: billing.EntitlementChanged): Entitlement => ({
  version: message.version,
  state: message.state,
  planName: message.planName,
  serverLimit: message.serverLimit,
  rateLimit: message.rateLimit,
  whatsApp: message.whatsapp,
  validUntil: message.validUntil ?? null,
});
