import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@nowahala/platform';
import { AdvanceDueSubscriptions } from '../../application/advance-due-subscriptions.js';

/** Takes the steps that are due by now. */
@Injectable()
export class AdvanceSubscriptionsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly advanceDue: AdvanceDueSubscriptions,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'advance-subscriptions', everyMs: 10 * SECOND_MS, run: () => this.advanceDue.execute() });
  }
}
