import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ReferenceData } from './ports/surroundings.js';
import type { Entitlement, Gap, RegionReport } from './ports/surroundings.js';

/** What we are told beside the pings: plans, how a region sees the world, slots that nobody measured. */
@Injectable()
export class UpdateReferenceData {
  constructor(private readonly surroundings: ReferenceData) {}

  async plan(tx: Transaction, entitlement: Entitlement): Promise<void> {
    await this.surroundings.savePlan(tx, entitlement);
  }

  async region(tx: Transaction, report: RegionReport): Promise<void> {
    await this.surroundings.saveRegion(tx, report);
  }

  async gap(tx: Transaction, gap: Gap): Promise<void> {
    await this.surroundings.saveGap(tx, gap);
  }
}
