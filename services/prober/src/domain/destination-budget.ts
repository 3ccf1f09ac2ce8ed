import { type AskedBy, BudgetWindow } from './budget-window.js';

/** How often one destination may be asked for all customers together: RULES.md#checks. */
export interface BudgetRule {
  windowMs: number;
  perDestination: number;
  perAddress: number;
  /** Places that only re-checks may use. */
  keptForUrgent: number;
}

const PRODUCT_BUDGET: BudgetRule = { windowMs: 60_000, perDestination: 10, perAddress: 120, keptForUrgent: 2 };

export interface Ask extends AskedBy {
  /** Scheme, host and port. */
  destination: string;
  /** Null while no address is known. */
  address: string | null;
}

/**
 * Counts the checks of the last minute for each destination and each address, so that the prober cannot be used against
 * anybody, and shares them out among workspaces, so that none can use up what another needs. Time is handed in.
 */
export class DestinationBudget {
  private readonly windows = new Map<string, BudgetWindow>();
  private sweptAt = 0;

  constructor(private readonly rule: BudgetRule = PRODUCT_BUDGET) {}

  /** 0 and counted when the check may start now; else the milliseconds until it is worth asking again. */
  ask({ destination, address, ...asked }: Ask, now: number): number {
    this.sweep(now);
    const windows = [this.window(`d ${destination}`, this.rule.perDestination)];
    if (address !== null) windows.push(this.window(`a ${address}`, this.rule.perAddress));
    const wait = Math.max(...windows.map((window) => window.waitMs(asked, now)));
    for (const window of windows) {
      if (wait === 0) window.take(asked, now);
      else window.refuse(asked, now);
    }
    return wait;
  }

  get remembered(): number {
    return this.windows.size;
  }

  private window(key: string, places: number): BudgetWindow {
    const known = this.windows.get(key) ?? new BudgetWindow({ ...this.rule, places });
    this.windows.set(key, known);
    return known;
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < this.rule.windowMs) return;
    this.sweptAt = now;
    for (const [key, window] of this.windows) if (window.isEmpty(now)) this.windows.delete(key);
  }
}
