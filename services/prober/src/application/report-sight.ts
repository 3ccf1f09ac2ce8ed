import { Inject, Injectable } from '@nestjs/common';
import { Sight, type SightState } from '../domain/sight.js';
import { ProberMetrics } from '../prober.metrics.js';
import { AskForProof } from './ask-for-proof.js';
import { RESULT_PUBLISHER } from './ports.js';
import type { ResultPublisher } from './ports.js';

/** Of the same sight: with the longest round of questions less than 12 s, and a region is left after 30 s of silence. */
const SAME_EVERY_MS = 8_000;
const TIMER_MS = 100;
const STATES: readonly SightState[] = ['sees', 'blind', 'unprovable'];

/** Says of this very prober whether it sees; blindness belongs to it and never to its region. */
@Injectable()
export class ReportSight {
  private reported: { sight: SightState; at: number } | undefined;

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
    if (sight === this.reported?.sight && now - this.reported.at < SAME_EVERY_MS - TIMER_MS) return;
    await this.report(sight, false);
    this.reported = { sight, at: now };
  }

  /** Others need not find out that it is gone. */
  async sayGone(): Promise<void> {
    await this.report('blind', true);
  }

  private async report(sight: SightState, gone: boolean): Promise<void> {
    for (const state of STATES) this.metrics.sight.set({ state }, state === sight ? 1 : 0);
    await this.publisher.publishSight({ ...this.sight.counted, sight, gone });
  }
}
