import { type NetworkPolicy, neighbourhoodOf } from '@nowahala/platform';
import { BoundedMap } from './bounded-map.js';
import type { CheckResult, CheckTarget } from './check.js';
import { type BudgetRule, DestinationBudget } from './destination-budget.js';
import { destinationOf } from './recent-results.js';
import type { Position } from './sight.js';

const REMEMBERED_HOSTS = 50_000;
/** Questions for a proof of sight have places of their own: they take none from an owner's checks. */
const WITNESS_BUDGET: BudgetRule = { windowMs: 60_000, perDestination: 6, perAddress: 6, keptForUrgent: 0 };

/** Where targets lead, and how often each destination may be asked. */
export class Destinations {
  private readonly addresses = new BoundedMap<string>(REMEMBERED_HOSTS);
  private readonly budget = new DestinationBudget();
  private readonly witnessBudget = new DestinationBudget(WITNESS_BUDGET);

  constructor(private readonly policy: NetworkPolicy) {}

  /** The network that checks take turns for. In a network that was opened on purpose each server stands for itself. */
  neighbourhoodOf(target: CheckTarget): string {
    const address = this.addressOf(target);
    if (address === null) return target.website?.host ?? '';
    return this.policy.isOpened(address) ? `opened ${target.serverId}` : neighbourhoodOf(address);
  }

  /** Milliseconds until the destination may be asked; 0 counts the check. Networks opened on purpose have no budget. */
  waitMs(target: CheckTarget, how: { urgent: boolean; mayShare: boolean }, now: number): number {
    const address = this.addressOf(target);
    if (address !== null && this.policy.isOpened(address)) return 0;
    return this.budget.ask({ destination: destinationOf(target), address, workspaceId: target.workspaceId, ...how }, now);
  }

  /** Whether a target may be asked now for a proof of sight; true counts the question for its network. */
  mayAskWitness(target: CheckTarget, now: number): boolean {
    const { networks, opened } = this.positionOf(target);
    const network = networks[0] ?? destinationOf(target);
    return opened || this.witnessBudget.ask({ destination: network, address: null, workspaceId: '', urgent: false }, now) === 0;
  }

  /** Where a target stands for the proof of sight: by what was reached, else by what is known of it. */
  positionOf(target: CheckTarget, reached: string | null = null): Position {
    const address = reached ?? this.addressOf(target) ?? target.ipAddress;
    if (address === null) return { networks: [], opened: false, loopback: false, ipv6: false };
    const networks = [address, target.ipAddress ?? address].map((one) => neighbourhoodOf(one));
    const opened = this.policy.isOpened(address);
    const loopback = isLoopback(address);
    return { networks: [...new Set(networks)], opened, loopback, ipv6: address.includes(':') && !opened && !loopback };
  }

  learn({ website }: CheckTarget, { reached }: CheckResult): void {
    if (website !== null && reached !== null) this.addresses.set(website.host, reached);
  }

  /** The address that a website last led to; what was entered for a bare address. */
  private addressOf({ website, ipAddress }: CheckTarget): string | null {
    if (website === null) return ipAddress;
    return website.literal === 0 ? (this.addresses.get(website.host) ?? null) : website.host;
  }
}

export function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}
