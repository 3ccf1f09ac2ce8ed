/** How often one destination may be asked for all customers together: RULES.md#security. */
export interface BudgetRule {
  windowMs: number;
  perDestination: number;
  perAddress: number;
  /** Places that only re-checks may use. */
  keptForUrgent: number;
}

export const PRODUCT_BUDGET: BudgetRule = { windowMs: 60_000, perDestination: 10, perAddress: 120, keptForUrgent: 2 };

export interface Ask {
  /** Scheme, host and port. */
  destination: string;
  /** Null while no address is known. */
  address: string | null;
  urgent: boolean;
}

/**
 * Counts the checks of the last minute for each destination and each address, whoever ordered them, so that the prober cannot be
 * used against anybody. Time is handed in.
 */
export class DestinationBudget {
  private readonly used = new Map<string, number[]>();
  private sweptAt = 0;

  constructor(private readonly rule: BudgetRule = PRODUCT_BUDGET) {}

  /** 0 and counted when the check may start now; else the milliseconds until it is worth asking again. */
  ask(ask: Ask, now: number): number {
    this.sweep(now);
    const kept = ask.urgent ? 0 : this.rule.keptForUrgent;
    const destination = this.recent(`d ${ask.destination}`, now);
    const address = ask.address === null ? null : this.recent(`a ${ask.address}`, now);
    const wait = Math.max(
      this.waitFor(destination, this.rule.perDestination - kept, now),
      address === null ? 0 : this.waitFor(address, this.rule.perAddress - kept, now),
    );
    if (wait > 0) return wait;
    destination.push(now);
    address?.push(now);
    return 0;
  }

  get remembered(): number {
    return this.used.size;
  }

  private waitFor(times: readonly number[], places: number, now: number): number {
    if (times.length < places) return 0;
    return Math.max(1, times[times.length - places]! + this.rule.windowMs - now);
  }

  private recent(key: string, now: number): number[] {
    const times = (this.used.get(key) ?? []).filter((time) => time > now - this.rule.windowMs);
    this.used.set(key, times);
    return times;
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < this.rule.windowMs) return;
    this.sweptAt = now;
    for (const [key, times] of this.used) {
      if ((times.at(-1) ?? 0) <= now - this.rule.windowMs) this.used.delete(key);
    }
  }
}
