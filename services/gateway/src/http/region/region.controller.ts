import { Controller } from '@nestjs/common';
import { listRegions } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route } from '../../request/contract.js';
import { presentRegion } from './region.presenter.js';

@Controller()
export class RegionController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(listRegions)
  @Policy(signedIn())
  async list(): Promise<ResponseOf<typeof listRegions>> {
    const { regions } = await this.clients.analyzer.listRegions({}, QUERY);
    return { data: regions.map(presentRegion) };
  }
}
