import type { CheckTarget } from './check.js';

/** A proof is good for so long where nobody asks for a newer one. */
export const SIGHT_MS = 15_000;
const OTHER_NETWORKS = 3;
/** Enough to leave three when those of a target itself are taken away. */
const REMEMBERED = 8;
/** What is not checked for longer than its hourly slot takes was paused, deleted or erased: it is no witness of ours, and nothing that we watch. */
const WITNESS_MS = 65 * 60_000;

/** That a region saw counts for so long: an office may be without power over the holidays. */
export const RECALLED_MS = 30 * 86_400_000;
/** The way to a network of one's own is there without the internet. */
const RECALLED_INSIDE_MS = 3_600_000;

/** A reference that was silent for so long is gone by itself: no line flaps without letting it answer once. */
const GONE_MS = 120_000;

/** A lost packet is sent again after a second: what takes about as long was perhaps cut off. */
const PROMPT_MS = 900;

export type SightState = 'sees' | 'blind' | 'unprovable';

/** `blind`: nothing proves that we see. `unprovable`: a closed network, where nothing ever could. */
export type Proof = 'proven' | 'blind' | 'unprovable';

/** Where a target stands. */
export interface Position {
  /** Its /24 (IPv4) or /48 (IPv6), several where the name leads elsewhere than the address that its owner entered. */
  networks: readonly string[];
  /** In a network that was opened on purpose: reaching it says nothing about the way outside. */
  opened: boolean;
  loopback: boolean;
  /** Outside, and reached by IPv6. */
  ipv6: boolean;
}

interface Reached {
  network: string;
  askedAt: number;
  /** Answered there, and may be asked again for a proof. */
  witness: CheckTarget;
  /** When its owner had it checked last; as a witness it is asked by us. */
  checkedAt: number;
}

interface Reference {
  provenAt: number;
  good: boolean;
  /** The first of the bad answers since the last good one. */
  badSince: number | null;
  /** Of all its good answers. */
  fastestMs: number;
}

/**
 * What proves that this prober sees: RULES.md#regions. Every proof has the moment at which it was asked for, not the one
 * at which it came: an answer that left before a cut proves nothing about the time after. Time is handed in.
 */
export class Sight {
  private readonly references = new Map<string, Reference>();
  /** The same by IPv6, which goes and comes by itself. */
  private readonly referencesByIpv6 = new Map<string, Reference>();
  private ipv6WatchedAt = Number.NEGATIVE_INFINITY;
  private readonly outside: Reached[] = [];
  private readonly opened: Reached[] = [];
  /** Networks outside that this prober was asked to check, and when last; the newest last. */
  private readonly watched = new Map<string, number>();
  private watchedAt = Number.NEGATIVE_INFINITY;
  private doubtedAt = Number.NEGATIVE_INFINITY;
  /** When the first prompt answer after the doubt was asked for; a line that stays away is doubted anew by each question. */
  private doubtOverAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;
  private recalledAt = Number.NEGATIVE_INFINITY;

  /** A reference counts only once it was good: a mistyped one must never silence an alert. */
  recordReference(url: string, good: boolean, askedAt: number, tookMs = 0): void {
    const promptMs = this.promptMsOf(url, askedAt);
    if (promptMs !== null && (!good || tookMs > promptMs)) this.recordDoubt(askedAt);
    else if (good && askedAt > this.doubtedAt) this.doubtOverAt = Math.min(this.doubtOverAt, askedAt);
    record(this.references, url, good, askedAt, tookMs);
  }

  /** What was asked at that moment gave no prompt answer. */
  recordDoubt(askedAt: number): void {
    if (askedAt <= this.doubtedAt) return;
    this.doubtedAt = askedAt;
    // Others may have answered before this silence was long enough.
    const later = [...this.references.values()].map(({ provenAt }) => provenAt).filter((provenAt) => provenAt > askedAt);
    this.doubtOverAt = Math.min(askedAt + SIGHT_MS, ...later);
  }

  recordReferenceByIpv6(url: string, good: boolean, askedAt: number): void {
    record(this.referencesByIpv6, url, good, askedAt, 0);
  }

  watch({ networks, opened, loopback, ipv6 }: Position, now: number): void {
    if (loopback) return;
    this.watchedAt = now;
    if (ipv6) this.ipv6WatchedAt = now;
    if (opened) return;
    for (const network of networks) {
      this.watched.delete(network);
      this.watched.set(network, now);
    }
    for (const oldest of this.watched.keys()) if (this.watched.size > REMEMBERED) this.watched.delete(oldest);
  }

  /** Until then it counts that this place could see before this process did: it is in no closed network. */
  recall(seenAt: number): void {
    this.recalledAt = Math.max(this.recalledAt, seenAt);
  }

  /** Only an answer as it should be: an error page may come from a box on our own way out. */
  recordReached({ networks, opened, loopback }: Position, witness: CheckTarget, askedAt: number, of: 'check' | 'proof' = 'check'): void {
    const network = networks[0];
    if (loopback || network === undefined) return;
    const list = opened ? this.opened : this.outside;
    const index = list.findIndex((one) => one.network === network);
    const before = index < 0 ? undefined : list.splice(index, 1)[0]!;
    const checkedAt = of === 'check' || !before ? Math.max(askedAt, before?.checkedAt ?? askedAt) : before.checkedAt;
    list.push({ network, askedAt: Math.max(askedAt, before?.askedAt ?? askedAt), witness, checkedAt });
    if (list.length > REMEMBERED) list.shift();
  }

  /** Everybody who could prove it was asked at that moment, and nobody did. */
  recordFailedRound(askedAt: number): void {
    this.failedAt = Math.max(this.failedAt, askedAt);
  }

  /** What an answer about this target is worth, going by what was asked for since that moment. */
  proofSince(since: number, position: Position): Proof {
    if (position.ipv6 && this.referencesByIpv6.size > 0) return this.isProvenByIpv6Since(since, position) ? 'proven' : 'blind';
    if (this.isProvenSince(since)) return 'proven';
    const others = this.reachedBeside(position);
    if (others.filter(({ askedAt }) => askedAt >= since).length >= OTHER_NETWORKS) return 'proven';
    if (this.references.size > 0 || others.length >= OTHER_NETWORKS) return 'blind';
    if (!this.hasReachedNothing(position)) return 'unprovable';
    // Perhaps started in a cut: what its place saw before, and what it is asked to check, stand for what there is.
    const otherWatched = this.watchedLately(since).filter((one) => !position.networks.includes(one));
    const recalledMs = position.opened ? RECALLED_INSIDE_MS : RECALLED_MS;
    return since - this.recalledAt < recalledMs || otherWatched.length >= OTHER_NETWORKS ? 'blind' : 'unprovable';
  }

  /** Within what time it answers while the line is there; null where its silence says nothing: it was never there, or is gone for long. */
  promptMsOf(url: string, askedAt: number): number | null {
    const known = this.references.get(url);
    if (known === undefined || (known.badSince !== null && askedAt - known.badSince > GONE_MS)) return null;
    return PROMPT_MS + known.fastestMs;
  }

  /** Likewise of the quickest. */
  get promptMs(): number {
    return PROMPT_MS + Math.min(...[...this.references.values()].map(({ fastestMs }) => fastestMs), PROMPT_MS);
  }

  /** Whether a reference that was asked since then gave no prompt answer, or nobody had answered since the last that did not. */
  isDoubtedSince(since: number): boolean {
    return this.doubtedAt >= since || this.doubtOverAt > since;
  }

  /** Whether anything at all that was asked since then answered. */
  hasReachedSince(since: number): boolean {
    return [...this.outside, ...this.opened].some(({ askedAt }) => askedAt >= since) || this.isProvenSince(since);
  }

  /** What this prober says of itself. */
  state(now: number): SightState {
    const since = now - SIGHT_MS;
    if (this.isProvenSince(since)) return 'sees';
    const reached = [...this.outside, ...this.opened];
    if (reached.filter(({ askedAt }) => askedAt >= since).length >= OTHER_NETWORKS) return 'sees';
    if (this.references.size > 0) return 'blind';
    if (reached.length === 0 && now - this.recalledAt < RECALLED_MS) return 'blind';
    // Nobody asks the targets of a closed network for a proof all the time: it sees until it was asked and nobody answered.
    const known = new Set([...this.watchedLately(now), ...reached.map(({ network }) => network)]);
    if (known.size <= OTHER_NETWORKS) return 'unprovable';
    if (reached.length >= OTHER_NETWORKS) return this.failedAt > Math.max(...reached.map(({ askedAt }) => askedAt)) ? 'blind' : 'sees';
    return reached.length === 0 ? 'blind' : 'unprovable';
  }

  /** Targets of several networks that answered last, to be asked for a proof; the newest first. */
  witnesses(now: number): CheckTarget[] {
    const watched = [...this.outside, ...this.opened].filter(({ checkedAt }) => now - checkedAt < WITNESS_MS);
    return watched.toSorted((a, b) => b.askedAt - a.askedAt).map(({ witness }) => witness);
  }

  /** Whether this reference was good once. */
  isKnown(url: string): boolean {
    return this.references.has(url);
  }

  /** References that were good once, and how many of them answered last. */
  get counted(): { references: number; successful: number } {
    const all = [...this.references.values()];
    return { references: all.length, successful: all.filter(({ good }) => good).length };
  }

  /** Whether anything outside of this machine was to be checked lately. */
  watchesOutside(now: number, withinMs: number): boolean {
    return now - this.watchedAt <= withinMs;
  }

  /** Whether anything was to be checked lately that is reached by IPv6. */
  watchesIpv6(now: number, withinMs: number): boolean {
    return now - this.ipv6WatchedAt <= withinMs;
  }

  /** Whether nothing since the start says that there is a way to such a target. */
  hasReachedNothing({ opened }: Position): boolean {
    return this.outside.length === 0 && (!opened || this.opened.length === 0);
  }

  private isProvenSince(since: number): boolean {
    return isProvenBy(this.references, since);
  }

  /** An answer by IPv4 says nothing about it. */
  private isProvenByIpv6Since(since: number, position: Position): boolean {
    const others = this.reachedBeside(position).filter(({ network, askedAt }) => askedAt >= since && network.includes(':'));
    return others.length >= OTHER_NETWORKS || isProvenBy(this.referencesByIpv6, since);
  }

  private watchedLately(now: number): string[] {
    return [...this.watched].flatMap(([network, at]) => (now - at < WITNESS_MS ? [network] : []));
  }

  private reachedBeside({ networks, opened }: Position): Reached[] {
    const all = opened ? [...this.outside, ...this.opened] : this.outside;
    return all.filter(({ network }) => !networks.includes(network));
  }
}

function record(references: Map<string, Reference>, url: string, good: boolean, askedAt: number, tookMs: number): void {
  const known = references.get(url);
  if (good) {
    const fastestMs = Math.min(tookMs, known?.fastestMs ?? tookMs);
    references.set(url, { provenAt: Math.max(askedAt, known?.provenAt ?? askedAt), good, badSince: null, fastestMs });
  }
  if (good || known === undefined || askedAt < known.provenAt) return;
  known.good = false;
  known.badSince ??= askedAt;
}

function isProvenBy(references: Map<string, Reference>, since: number): boolean {
  return [...references.values()].some(({ provenAt }) => provenAt >= since);
}
