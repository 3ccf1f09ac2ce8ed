export interface WindowRule {
  windowMs: number;
  places: number;
  keptForUrgent: number;
}

export interface AskedBy {
  workspaceId: string;
  urgent: boolean;
  /** The result of another check of the very same target will do. */
  mayShare?: boolean;
}

interface Use extends AskedBy {
  at: number;
}

/** A workspace that has asked nothing of late gets one check in, and the three re-checks of a suspicion, whatever others did; unless it can share. */
const GUARANTEED = { ordinary: 1, urgent: 3 };
/** How far the guarantees of many workspaces may exceed the places. */
const HARD_LIMIT = 2;
const ASK_AGAIN_MS = 1_000;

interface Counted {
  all: number;
  urgent: number;
}

/**
 * The places of one destination within a moving window, shared max-min: a workspace uses what is left over, but beyond its
 * share only while nobody else was refused; what those wait for is kept free for them. Thousands may wait for one address:
 * nothing here looks at each of them.
 */
export class BudgetWindow {
  private readonly uses: Use[] = [];
  private readonly counted = new Map<string, Counted>();
  /** When a workspace was refused, until it gets a place; the one that waits longest without asking again first. */
  private readonly refused = new Map<string, number>();

  constructor(
    private readonly rule: WindowRule,
    private readonly random: () => number = Math.random,
  ) {}

  /** 0 when a place is free for it; else the milliseconds until it is worth asking again. */
  waitMs({ workspaceId, urgent, mayShare = false }: AskedBy, now: number): number {
    this.forget(now);
    const { uses } = this;
    const places = this.rule.places - (urgent ? 0 : this.rule.keptForUrgent);
    const own = this.counted.get(workspaceId) ?? { all: 0, urgent: 0 };
    const waiting = this.refused.size - (this.refused.has(workspaceId) ? 1 : 0);
    if (uses.length + waiting < places) return 0;
    if (uses.length < places && own.all < this.shareOf(workspaceId, places)) return 0;
    const guaranteed = urgent ? own.urgent < GUARANTEED.urgent : own.all - own.urgent < GUARANTEED.ordinary;
    if (guaranteed && !mayShare && uses.length < this.rule.places * HARD_LIMIT) return 0;
    const freeMs = uses.length < places ? ASK_AGAIN_MS : Math.max(1, uses[uses.length - places]!.at + this.rule.windowMs - now);
    return urgent ? freeMs : freeMs + this.standBackMs(waiting, places);
  }

  take({ workspaceId, urgent }: AskedBy, now: number): void {
    this.refused.delete(workspaceId);
    this.uses.push({ workspaceId, urgent, at: now });
    this.count(workspaceId, urgent, 1);
  }

  refuse({ workspaceId }: AskedBy, now: number): void {
    this.refused.delete(workspaceId);
    this.refused.set(workspaceId, now);
  }

  isEmpty(now: number): boolean {
    this.forget(now);
    return this.uses.length === 0 && this.refused.size === 0;
  }

  /** So that those who wait for the same place do not all ask again in the same millisecond. */
  private standBackMs(waiting: number, places: number): number {
    return Math.floor(this.random() * this.rule.windowMs * Math.min(1, waiting / places));
  }

  private shareOf(workspaceId: string, places: number): number {
    let others = this.refused.size;
    for (const one of this.counted.keys()) if (one !== workspaceId && !this.refused.has(one)) others += 1;
    return Math.max(1, Math.floor(places / (this.refused.has(workspaceId) ? others : others + 1)));
  }

  private count(workspaceId: string, urgent: boolean, by: number): void {
    const known = this.counted.get(workspaceId) ?? { all: 0, urgent: 0 };
    known.all += by;
    if (urgent) known.urgent += by;
    if (known.all > 0) this.counted.set(workspaceId, known);
    else this.counted.delete(workspaceId);
  }

  private forget(now: number): void {
    const oldest = now - this.rule.windowMs;
    for (let use = this.uses[0]; use !== undefined && use.at <= oldest; use = this.uses[0]) {
      this.uses.shift();
      this.count(use.workspaceId, use.urgent, -1);
    }
    for (const [workspaceId, at] of this.refused) {
      if (at > oldest) break;
      this.refused.delete(workspaceId);
    }
  }
}
