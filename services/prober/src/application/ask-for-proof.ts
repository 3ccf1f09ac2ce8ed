import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Website, sleep } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Destinations } from '../domain/destinations.js';
import type { CheckTarget } from '../domain/check.js';
import { Sight } from '../domain/sight.js';
import { PROBE, REFERENCES, REFERENCE_PROBE } from './ports.js';
import type { Probe, ReferenceProbe, References } from './ports.js';

/** References are spared: one is asked, and the others where it stays silent for so long. */
const NEXT_AFTER_MS = 400;
const WITNESSES_AFTER_MS = 800;
const ROUND_MS = 1_500;
export const BETWEEN_ROUNDS_MS = 1_000;
const MOST_WITNESSES = 5;
/** The silence of fewer says nothing. */
const FEWEST_WITNESSES = 3;
/** In a closed network nobody outside ever answers; they are not asked at each failure. */
const STRANGERS_EVERY_MS = 30_000;
const WATCHED_WITHIN_MS = 2 * 3_600_000;
/** Where nobody else could prove it, a blind prober asks targets of others so often whether it sees again. */
const WITNESSES_EVERY_MS = 15_000;

interface Asked {
  askedAt: number;
  promptMs: number | null;
}

/** Asks references, and where those do not answer targets of other networks, for a proof that this prober sees. */
@Injectable()
export class AskForProof {
  private current: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  /** Questions to references that are not answered yet: when they were asked, and how long a prompt answer takes. */
  private readonly underWay = new Map<Promise<boolean>, Asked>();
  private beganAt = Number.NEGATIVE_INFINITY;
  private strangersAskedAt = Number.NEGATIVE_INFINITY;
  private witnessesAskedAt = Number.NEGATIVE_INFINITY;
  private wantsWitnesses = false;
  private turn = 0;

  constructor(
    private readonly sight: Sight,
    private readonly destinations: Destinations,
    @Inject(PROBE) private readonly probe: Probe,
    @Inject(REFERENCE_PROBE) private readonly referenceProbe: ReferenceProbe,
    @Inject(REFERENCES) private readonly references: References,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** For a check that failed. Resolves after a round that begins from now on; all who ask meanwhile share it. */
  execute(): Promise<void> {
    this.wantsWitnesses = true;
    return this.nextRound();
  }

  /** Keeps the proof fresh. Others' servers are asked only where a blind prober has nobody else. */
  refresh(): Promise<void> {
    const now = performance.now();
    if (this.sight.state(now) === 'blind' && now - this.witnessesAskedAt >= WITNESSES_EVERY_MS) this.wantsWitnesses = true;
    return this.nextRound();
  }

  /** The next answer to a reference question that was asked since then; null where none is still under way. */
  nextAnswer(since: number): Promise<boolean> | null {
    const open = [...this.underWay].filter(([, { askedAt }]) => askedAt >= since).map(([answer]) => answer);
    return open.length === 0 ? null : Promise.race(open).catch(() => false);
  }

  /** Whether the line may have been away for a moment since then, or was away at that moment: every question asked before now was heard. */
  async isDoubtedSince(since: number): Promise<boolean> {
    const until = performance.now();
    for (;;) {
      if (this.sight.isDoubtedSince(since)) return true;
      const now = performance.now();
      const open = [...this.underWay].filter(
        ([, { askedAt, promptMs }]) => promptMs !== null && askedAt <= until && askedAt + promptMs >= now,
      );
      if (open.length === 0) return false;
      const lateAt = Math.min(...open.map(([, { askedAt, promptMs }]) => askedAt + promptMs!));
      await Promise.race([...open.map(([answer]) => answer.catch(() => false)), sleep(lateAt - now + 1, undefined, { ref: false })]);
    }
  }

  /** One at a time, one a second. */
  private nextRound(): Promise<void> {
    this.waiting ??= this.afterCurrent();
    return this.waiting;
  }

  /** A defect costs one round its proof: neither the later rounds nor the process. */
  private async afterCurrent(): Promise<void> {
    try {
      await this.current;
      await sleep(Math.max(0, this.beganAt + BETWEEN_ROUNDS_MS - performance.now()), undefined, { ref: false });
    } finally {
      this.waiting = undefined;
    }
    this.beganAt = performance.now();
    this.current = this.round().catch((err: unknown) => this.logger.error({ err }, 'questions for a proof failed by a defect'));
    await this.current;
  }

  private async round(): Promise<void> {
    const began = performance.now();
    const round = new Round(ROUND_MS);
    const { wantsWitnesses } = this;
    this.wantsWitnesses = false;
    const references = this.referencesToAsk(began);
    if (references.length > 0) {
      if (this.sight.watchesIpv6(began, WATCHED_WITHIN_MS)) void this.askByIpv6(references);
      await this.askInTurn(references, round, (reference) => this.askReference(reference));
      await round.waitFor(WITNESSES_AFTER_MS);
    }
    if (round.isProven || !wantsWitnesses) return round.waitFor(ROUND_MS);
    this.witnessesAskedAt = began;
    const witnesses = this.witnesses(began);
    for (const witness of witnesses) round.ask(this.askWitness(witness));
    await round.waitFor(ROUND_MS);
    if (!round.isProven && witnesses.length >= FEWEST_WITNESSES) this.sight.recordFailedRound(began);
  }

  /** Those that never answered are learnt together. */
  private async askInTurn([first, ...others]: Website[], round: Round, ask: (reference: Website) => Promise<boolean>): Promise<void> {
    round.ask(ask(first!));
    if (this.sight.counted.references > 0) await round.waitFor(NEXT_AFTER_MS);
    if (!round.isProven) for (const reference of others) round.ask(ask(reference));
  }

  /** Beside the round: of targets that are reached by IPv6 an answer by IPv4 says nothing. */
  private async askByIpv6(references: Website[]): Promise<void> {
    await this.askInTurn(references, new Round(ROUND_MS), (reference) => {
      const askedAt = performance.now();
      const answer = this.referenceProbe.isReachedByIpv6(reference).then((good) => {
        this.sight.recordReferenceByIpv6(reference.url, good, askedAt);
        return good;
      });
      return this.noted(answer, { askedAt, promptMs: null });
    });
  }

  private referencesToAsk(now: number): Website[] {
    const { websites, named } = this.references;
    if (!named && !this.sight.watchesOutside(now, WATCHED_WITHIN_MS)) return [];
    if (this.sight.counted.references === 0) {
      if (now - this.strangersAskedAt < STRANGERS_EVERY_MS && !named) return [];
      this.strangersAskedAt = now;
    }
    this.turn += 1;
    const good = websites.filter(({ url }) => this.sight.isKnown(url));
    const inTurn = good.map((_, index) => good[(index + this.turn) % good.length]!);
    return [...inTurn, ...websites.filter((website) => !good.includes(website))];
  }

  private askReference(website: Website): Promise<boolean> {
    const askedAt = performance.now();
    const answer = this.referenceProbe.isGood(website).then((good) => {
      this.sight.recordReference(website.url, good, askedAt, performance.now() - askedAt);
      return good;
    });
    const promptMs = this.sight.promptMsOf(website.url, askedAt);
    const noted = this.noted(answer, { askedAt, promptMs });
    if (promptMs !== null) void this.doubtAfter(promptMs, noted, askedAt);
    return noted;
  }

  /** What stays silent is doubted as soon as it is late. */
  private async doubtAfter(promptMs: number, answer: Promise<boolean>, askedAt: number): Promise<void> {
    await sleep(promptMs, undefined, { ref: false });
    if (this.underWay.has(answer)) this.sight.recordDoubt(askedAt);
  }

  private noted(question: Promise<boolean>, asked: Asked): Promise<boolean> {
    const answer: Promise<boolean> = question.finally(() => this.underWay.delete(answer));
    this.underWay.set(answer, asked);
    return answer;
  }

  /** One answer of them alone proves nothing; three do, and `Sight` counts them. */
  private async askWitness(target: CheckTarget): Promise<false> {
    const askedAt = performance.now();
    const result = await this.probe.check(target, () => false).catch(() => null);
    if (result?.outcome === 'success')
      this.sight.recordReached(this.destinations.positionOf(target, result.reached), target, askedAt, 'proof');
    return false;
  }

  /** Only those that are really asked take a place. */
  private witnesses(now: number): CheckTarget[] {
    const asked: CheckTarget[] = [];
    for (const target of this.sight.witnesses(now)) {
      if (asked.length < MOST_WITNESSES && this.destinations.mayAskWitness(target, now)) asked.push(target);
    }
    return asked;
  }
}

/** Questions under way, until one of them proves something, all are over, or the time is up. */
class Round {
  isProven = false;
  private readonly began = performance.now();
  private readonly asked = new Set<Promise<void>>();

  constructor(private readonly withinMs: number) {}

  ask(question: Promise<boolean>): void {
    const asked: Promise<void> = question
      .then(
        (proves) => void (this.isProven ||= proves),
        () => undefined,
      )
      .finally(() => this.asked.delete(asked));
    this.asked.add(asked);
  }

  async waitFor(ms: number): Promise<void> {
    const until = this.began + Math.min(ms, this.withinMs);
    while (!this.isProven && this.asked.size > 0) {
      const leftMs = until - performance.now();
      if (leftMs <= 0) return;
      await Promise.race([...this.asked, sleep(leftMs, undefined, { ref: false })]);
    }
  }
}
