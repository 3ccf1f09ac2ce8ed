import { Controller } from '@nestjs/common';
import { listPlans } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import { anyone, Policy } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route } from '../../request/contract.js';
import { presentPlan } from './plan.presenter.js';

@Controller()
export class PlanController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(listPlans)
  @Policy(anyone())
  async all(): Promise<ResponseOf<typeof listPlans>> {
    const { plans } = await this.clients.billing.listPlans({}, QUERY);
    return { data: plans.map(presentPlan).sort((one, other) => one.price - other.price) };
  }
}
