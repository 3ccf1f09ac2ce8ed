import { Inject, Injectable } from '@nestjs/common';
import { Sight, type SightState } from '../domain/sight.js';
import { ProberMetrics } from '../prober.metrics.js';
import { AskForProof } from './ask-for-proof.js';
import { RESULT_PUBLISHER } from './ports.js';
import type { ResultPublisher } from './ports.js';

/** Of the same sight: with the longest round of questions less than 12 s, and a region is left after 30 s of silence. */
const SAME_EVERY_MS = 8_000;
/** That this region saw is kept for weeks. */
const SEEN_EVERY_MS = 6 * 3_600_000;
const TIMER_MS = 100;
const STATES: readonly SightState[] = ['sees', 'blind', 'unprovable'];

/** Says of this very prober whether it sees; blindness belongs to it and never to its region. */
@Injectable()
export class ReportSight {
  private reported: { sight: SightState; at: number } | undefined;
  private seenReportedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly sight: Sight,
    private readonly askForProof: AskForProof,
    private readonly metrics: ProberMetrics,
    @Inject(RESULT_PUBLISHER) private readonly publisher: ResultPublisher,
  ) {}

  /** Changes at once. */
  async execute(): Promise<void> {
    await this.askForProof.refresh();
    const now = performance.now();
    const sight = this.sight.state(now);
    await this.reportState(sight, now);
    if (sight !== 'sees' || now - this.seenReportedAt < SEEN_EVERY_MS) return;
    await this.publisher.publishSeen();
    this.seenReportedAt = now;
  }

  /** Others need not find out that it is gone. */
  async sayGone(): Promise<void> {
    await this.report('blind', true);
  }

  private async reportState(sight: SightState, now: number): Promise<void> {
    if (sight === this.reported?.sight && now - this.reported.at < SAME_EVERY_MS - TIMER_MS) return;
    await this.report(sight, false);
    this.reported = { sight, at: now };
  }

  private async report(sight: SightState, gone: boolean): Promise<void> {
    for (const state of STATES) this.metrics.sight.set({ state }, state === sight ? 1 : 0);
    await this.publisher.publishSight({ ...this.sight.counted, sight, gone });
  }
}
