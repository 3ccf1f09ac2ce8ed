import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Transaction } from '@nowahala/platform';
import type { Repository } from 'typeorm';
import type { Plan } from '../domain/plan.js';
import { planEntity } from './plan.entity.js';

export type PlanChange = Partial<Pick<Plan, 'priceKoboPerMonth' | 'serverLimit' | 'rateLimit' | 'gptLimit' | 'snapshotLimit' | 'onSale'>>;

@Injectable()
export class PlanRepository {
  constructor(@InjectRepository(planEntity) private readonly plans: Repository<Plan>) {}

  listOnSale(): Promise<Plan[]> {
    return this.plans.find({ where: { onSale: true }, order: { priceKoboPerMonth: 'ASC', name: 'ASC' } });
  }

  /** Compared as text: what a client sends need not be a uuid. */
  find(planId: string): Promise<Plan | null> {
    return this.plans.createQueryBuilder('plan').where('CAST(plan.planId AS text) = :planId', { planId: planId.toLowerCase() }).getOne();
  }

  /** Null when no plan has that name. */
  async update(tx: Transaction, name: string, change: PlanChange): Promise<Plan | null> {
    const plans = tx.manager.withRepository(this.plans);
    if (Object.values(change).some((value) => value !== undefined)) await plans.update({ name }, change);
    return plans.findOneBy({ name });
  }
}
