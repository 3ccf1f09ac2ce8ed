import { Controller, Get } from '@nestjs/common';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { anyone, Policy } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { presentPlan } from './plan.presenter.js';

@Controller('api/plan')
export class PlanController {
  constructor(private readonly clients: ServiceClients) {}

  @Get('all')
  @Policy(anyone())
  @Describe({
    summary: 'List the plans',
    more: 'By ascending price, in naira a month before VAT; billed yearly.',
    answer: { data: [examples.plan] },
  })
  async all() {
    const { plans } = await this.clients.billing.listPlans({}, QUERY);
    return { data: plans.map(presentPlan).sort((one, other) => one.price - other.price) };
  }
}
