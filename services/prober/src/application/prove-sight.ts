import { Inject, Injectable } from '@nestjs/common';
import type { ErrorClass } from '@nowahala/kernel';
import { LOGGER, sleep } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { CheckResult, CheckTarget } from '../domain/check.js';
import { Destinations, isLoopback } from '../domain/destinations.js';
import { type Position, type Proof, Sight } from '../domain/sight.js';
import { ProberMetrics } from '../prober.metrics.js';
import { AskForProof, BETWEEN_ROUNDS_MS } from './ask-for-proof.js';
import { NAME_SERVERS, REFERENCES } from './ports.js';
import type { NameServers, References } from './ports.js';
import { RecallSight } from './recall-sight.js';

/** A failed check waits so long for a proof; without one it does not count. */
const LONGEST_WAIT_MS = 2_500;
/** On a slow line, where a reference that was asked since has still to answer. */
const LONGEST_WAIT_FOR_REFERENCE_MS = 6_000;

/** What may be trouble of the name servers that we ask. */
const OF_NAME_SERVERS = new Set<ErrorClass>(['dns_servfail', 'dns_refused', 'dns_timeout']);

/** Whether a failed check counts. `doubtful`: the line may have been away while it was made, and the check is to be made again. */
export type Vote = 'counts' | 'doubtful' | 'blind';

/**
 * Who may vote: RULES.md#regions. The proof of a failed check is asked for after it failed. An older one would let a cut
 * line vote for as long as old proofs are good: at the failure and again at the first re-check.
 */
@Injectable()
export class ProveSight {
  private hasLoggedUnprovable = false;

  constructor(
    private readonly sight: Sight,
    private readonly destinations: Destinations,
    private readonly askForProof: AskForProof,
    private readonly recallSight: RecallSight,
    private readonly metrics: ProberMetrics,
    @Inject(REFERENCES) private readonly references: References,
    @Inject(NAME_SERVERS) private readonly nameServers: NameServers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether a failed check of this target counts that began at that moment. */
  async execute(target: CheckTarget, result: CheckResult, began: number): Promise<Vote> {
    const position = this.destinations.positionOf(target, result.reached);
    if (this.needsNoProof(position)) return 'counts';
    const failedAt = performance.now();
    const proof = await this.proofAbout(target, result, position);
    if (proof === 'blind') this.metrics.blind.inc();
    if (proof === 'unprovable') this.reportUnprovable();
    if (proof !== 'proven') return proof === 'blind' ? 'blind' : 'counts';
    // It answered, only wrongly.
    if (result.outcome === 'error') return 'counts';
    // Its question may have waited for its turn.
    const isLate = performance.now() - failedAt > BETWEEN_ROUNDS_MS + this.sight.promptMs;
    return isLate || (await this.askForProof.isDoubtedSince(began)) ? 'doubtful' : 'counts';
  }

  /** For a check that takes long: whether the line is away meanwhile cannot be asked afterwards. */
  async lookMeanwhile(target: CheckTarget, began: number): Promise<void> {
    if (this.needsNoProof(this.destinations.positionOf(target)) || this.sight.hasReachedSince(began)) return;
    await this.askForProof.refresh();
  }

  private needsNoProof({ loopback }: Position): boolean {
    return loopback && !this.references.named;
  }

  /** A proof says nothing about names with another ending: our own name servers may fail for all of those. */
  private async proofAbout({ website }: CheckTarget, { errorClass }: CheckResult, position: Position): Promise<Proof> {
    const proof = await this.proofOf(position);
    if (proof !== 'proven' || website === null || position.opened || errorClass === null || !OF_NAME_SERVERS.has(errorClass)) return proof;
    // Those of this machine prove nothing of the world that names are asked from.
    const { websites } = this.references;
    if (websites.length > 0 && websites.every(({ host }) => isLoopback(host))) return proof;
    const ending = website.host.slice(website.host.lastIndexOf('.') + 1);
    return (await this.nameServers.answerFor(ending)) ? 'proven' : 'blind';
  }

  private async proofOf(position: Position): Promise<Proof> {
    const failedAt = performance.now();
    const until = failedAt + LONGEST_WAIT_MS;
    const proof = () => this.sight.proofSince(failedAt, position);
    if (proof() === 'proven') return 'proven';
    await Promise.race([this.askForProof.execute(), sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
    // Others may still answer: references that are slow, or targets whose checks go on anyway.
    if (proof() === 'blind') await sleep(Math.max(0, until - performance.now()), undefined, { ref: false });
    if (proof() === 'blind') await this.waitForReferences(failedAt, () => proof() !== 'blind');
    if (proof() === 'unprovable' && this.sight.hasReachedNothing(position) && !(await this.hasRecalled(failedAt))) return 'blind';
    return proof();
  }

  /** False where it cannot be known, or takes too long: what may be a cut does not count. */
  private hasRecalled(since: number): Promise<boolean> {
    const leftMs = Math.max(0, since + LONGEST_WAIT_FOR_REFERENCE_MS - performance.now());
    return Promise.race([this.recallSight.execute(), sleep(leftMs, false, { ref: false })]);
  }

  private async waitForReferences(since: number, isOver: () => boolean): Promise<void> {
    for (let answer = this.askForProof.nextAnswer(since); answer !== null && !isOver(); answer = this.askForProof.nextAnswer(since)) {
      const leftMs = since + LONGEST_WAIT_FOR_REFERENCE_MS - performance.now();
      if (leftMs <= 0) return;
      await Promise.race([answer, sleep(leftMs, undefined, { ref: false })]);
    }
  }

  private reportUnprovable(): void {
    this.metrics.unprovable.inc();
    if (this.hasLoggedUnprovable) return;
    this.hasLoggedUnprovable = true;
    this.logger.warn('sight cannot be proven: no reference target ever answered; failed checks count all the same');
  }
}
