import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, eachItself, Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import { AddressRefusalRepository } from '../../database/address-refusal.repository.js';
import { DeliveryRepository } from '../../database/delivery.repository.js';
import { InboundMessageRepository } from '../../database/inbound-message.repository.js';
import { MaintenanceRepository } from '../../database/maintenance.repository.js';
import { ReceiptRepository } from '../../database/receipt.repository.js';
import { RecipientRepository } from '../../database/recipient.repository.js';

/** Kept of an address that is no recipient's (RULES.md#data-protection). */
const SUPPRESSED_MS = 7 * DAY_MS;

const FIRST = '00000000-0000-0000-0000-000000000000';
/** All servers may take hours: a run of more than half an hour counts as one that hangs, and a stop waits for its end. */
const AT_A_TIME_MS = 5 * SECOND_MS;

/**
 * After the start until it has gone through all servers once, page after page; one that fails is tried again, those before it are
 * done. From then on messages keep the copies true. Prunes what is old every hour.
 */
@Injectable()
export class ReconcileLocalCopiesJob implements OnModuleInit {
  /** Where to go on; null once all is done. */
  private cursor: string | null = FIRST;
  private runner: JobRunner | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly copies: SyncLocalCopies,
    private readonly deliveries: DeliveryRepository,
    private readonly receipts: ReceiptRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly refusals: AddressRefusalRepository,
    private readonly recipients: RecipientRepository,
    private readonly inbound: InboundMessageRepository,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({ name: 'reconcile local copies', everyMs: MINUTE_MS, run: () => this.run() });
    this.jobs.add({ name: 'prune', everyMs: HOUR_MS, run: () => this.prune() });
  }

  async run(): Promise<void> {
    const began = performance.now();
    while (this.cursor !== null && performance.now() - began < AT_A_TIME_MS) this.cursor = await this.copies.reconcileAfter(this.cursor);
    if (this.cursor !== null) this.runner?.trigger();
  }

  private async prune(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    const before = new Date(now.getTime() - 30 * DAY_MS);
    const steps: (() => Promise<void>)[] = [
      () => this.receipts.prune(this.database, before),
      () => this.maintenances.prune(before),
      () => this.refusals.prune(this.database, before),
      () => this.recipients.pruneSuppressions(this.database, new Date(now.getTime() - SUPPRESSED_MS)),
      () => this.inbound.prune(this.database, before),
      () => this.deliveries.pruneConfirmations(this.database),
    ];
    await eachItself(steps, (step) => step());
  }
}
