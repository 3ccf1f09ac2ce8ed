import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import type { Plan } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';
import { OperatorAudit, Plans, type PlanChange } from './ports.js';

/** An operator's command: what a plan costs or allows from now on. What was bought keeps its own copy until renewal. */
@Injectable()
export class ChangePlan {
  constructor(
    private readonly store: Store,
    private readonly plans: Plans,
    private readonly audit: OperatorAudit,
  ) {}

  async execute(name: string, change: PlanChange, operator: string): Promise<Plan> {
    return this.store.transaction(async (tx) => {
      const plan = await this.plans.update(tx, name, change);
      if (plan === undefined) throw refusals.unknownPlan();
      await this.audit.append(tx, { at: instant(tx.now), operator, action: 'change plan', detail: { name, ...change } });
      return plan;
    });
  }
}
