import { Injectable } from '@nestjs/common';
import { Clock, Refusal } from '@nowahala/platform';
import { BillingClient } from '../clients/billing.client.js';
import { EntitlementRepository } from '../database/entitlement.repository.js';
import { isFresh, isPlanRefusal } from '../domain/entitlement.js';
import type { Entitlement } from '../domain/entitlement.js';
import { refusals } from '../domain/refusals.js';

/** What a workspace may do: the local copy, or billing's reply where the copy is missing or too old. */
@Injectable()
export class CurrentEntitlements {
  constructor(
    private readonly clock: Clock,
    private readonly copies: EntitlementRepository,
    private readonly billing: BillingClient,
  ) {}

  /** Runs the work again with billing's newest plan before a refusal leaves that the plan is the reason for. Work must be repeatable; `read` is the copy where it was read already. */
  async withCurrent<T>(workspaceId: string, work: (plan: Entitlement) => Promise<T>, read?: Entitlement): Promise<T> {
    const copy = read ?? (await this.copies.find(workspaceId));
    const usable = copy !== undefined && isFresh(copy, this.clock.now());
    const plan = usable ? copy : await this.fetch(workspaceId);
    try {
      return await work(plan);
    } catch (error) {
      if (!usable || !(error instanceof Refusal) || !isPlanRefusal(error.code)) throw error;
      const newest = await this.fetch(workspaceId).catch(() => undefined);
      if (!newest || newest.version <= plan.version) throw error;
      return work(newest);
    }
  }

  /** For calls that must not fail with billing: a copy that is too old is better than none. */
  async find(workspaceId: string): Promise<Entitlement | undefined> {
    const copy = await this.copies.find(workspaceId);
    return copy && isFresh(copy, this.clock.now()) ? copy : this.fetch(workspaceId).catch(() => copy);
  }

  private async fetch(workspaceId: string): Promise<Entitlement> {
    const entitlement = await this.billing.findEntitlement(workspaceId);
    if (!entitlement) throw refusals.planUnknown();
    await this.copies.upsert(workspaceId, entitlement);
    return entitlement;
  }
}
