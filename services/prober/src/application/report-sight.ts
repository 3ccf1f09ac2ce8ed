import { Inject, Injectable } from '@nestjs/common';
import { Sight, type SightState } from '../domain/sight.js';
import { ProberMetrics } from '../prober.metrics.js';
import { AskForProof } from './ask-for-proof.js';
import { RESULT_PUBLISHER } from './ports.js';
import type { ResultPublisher } from './ports.js';

const STATES: readonly SightState[] = ['sees', 'blind', 'unprovable'];

/** Says of this very prober whether it sees; blindness belongs to it and never to its region. */
@Injectable()
export class ReportSight {
  constructor(
    private readonly sight: Sight,
    private readonly askForProof: AskForProof,
    private readonly metrics: ProberMetrics,
    @Inject(RESULT_PUBLISHER) private readonly publisher: ResultPublisher,
  ) {}

  async execute(): Promise<void> {
    await this.askForProof.refresh();
    await this.report(this.sight.state(performance.now()), false);
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
