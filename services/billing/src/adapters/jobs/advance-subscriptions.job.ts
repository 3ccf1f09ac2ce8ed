import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@nowahala/platform';
import { SUBSCRIPTION_STEP_DUE, SUBSCRIPTION_STEP_TIMES } from '../../database/due-subscription.query.js';
import { AdvanceDueSubscriptions } from '../../application/advance-due-subscriptions.js';

/** Takes the steps that are due by now. */
@Injectable()
export class AdvanceSubscriptionsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly advanceDue: AdvanceDueSubscriptions,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'advance-subscriptions',
      everyMs: 10 * SECOND_MS,
      due: SUBSCRIPTION_STEP_DUE,
      dueTimes: SUBSCRIPTION_STEP_TIMES,
      run: () => this.advanceDue.execute(),
    });
  }
}
