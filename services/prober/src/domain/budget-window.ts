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

/**
 * The places of one destination within a moving window, shared max-min: a workspace uses what is left over, but beyond its
 * share only while nobody else was refused; what those wait for is kept free for them.
 */
export class BudgetWindow {
  private uses: Use[] = [];
  /** When a workspace was refused, until it gets a place. */
  private readonly refused = new Map<string, number>();

  constructor(private readonly rule: WindowRule) {}

  /** 0 when a place is free for it; else the milliseconds until it is worth asking again. */
  waitMs({ workspaceId, urgent, mayShare = false }: AskedBy, now: number): number {
    this.forget(now);
    const { uses } = this;
    const places = this.rule.places - (urgent ? 0 : this.rule.keptForUrgent);
    const own = uses.filter((use) => use.workspaceId === workspaceId);
    const waiting = [...this.refused.keys()].filter((one) => one !== workspaceId).length;
    if (uses.length + waiting < places) return 0;
    if (uses.length < places && own.length < this.shareOf(workspaceId, places)) return 0;
    const guaranteed = own.filter((use) => use.urgent === urgent).length < (urgent ? GUARANTEED.urgent : GUARANTEED.ordinary);
    if (guaranteed && !mayShare && uses.length < this.rule.places * HARD_LIMIT) return 0;
    if (uses.length < places) return ASK_AGAIN_MS;
    return Math.max(1, uses[uses.length - places]!.at + this.rule.windowMs - now);
  }

  take({ workspaceId, urgent }: AskedBy, now: number): void {
    this.refused.delete(workspaceId);
    this.uses.push({ workspaceId, urgent, at: now });
  }

  refuse({ workspaceId }: AskedBy, now: number): void {
    this.refused.set(workspaceId, now);
  }

  isEmpty(now: number): boolean {
    this.forget(now);
    return this.uses.length === 0 && this.refused.size === 0;
  }

  private shareOf(workspaceId: string, places: number): number {
    const all = new Set([workspaceId, ...this.refused.keys(), ...this.uses.map((use) => use.workspaceId)]);
    return Math.max(1, Math.floor(places / all.size));
  }

  private forget(now: number): void {
    const oldest = now - this.rule.windowMs;
    if (this.uses.length > 0 && this.uses[0]!.at <= oldest) this.uses = this.uses.filter(({ at }) => at > oldest);
    for (const [workspaceId, at] of this.refused) if (at <= oldest) this.refused.delete(workspaceId);
  }
}
