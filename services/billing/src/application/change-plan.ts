import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { OperatorAuditRepository } from '../database/operator-audit.repository.js';
import { PlanRepository, type PlanChange } from '../database/plan.repository.js';
import type { Plan } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';

/** An operator's command: what a plan costs or allows from now on. What was bought keeps its own copy until renewal. */
@Injectable()
export class ChangePlan {
  constructor(
    private readonly store: Store,
    private readonly plans: PlanRepository,
    private readonly audit: OperatorAuditRepository,
  ) {}

  async execute(name: string, change: PlanChange, operator: string): Promise<Plan> {
    return this.store.transaction(async (tx) => {
      const plan = await this.plans.update(tx, name, change);
      if (plan === null) throw refusals.unknownPlan();
      await this.audit.append(tx, operator, 'change plan', { name, ...change });
      return plan;
    });
  }
}
