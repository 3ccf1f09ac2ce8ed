import { Inject, Injectable } from '@nestjs/common';
import { Jobs, LOGGER, systemCaller } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { ServiceClients } from '../clients/services.client.js';
import type { BeatAddress } from './beat-address.js';

const EVERY_MS = 60_000;

/**
 * Addresses that are void, and those that take no GET. Nobody waits for this: while it is not known a call is confirmed all the
 * same, and the analyzer leaves out what does not count.
 */
@Injectable()
export class VoidAddresses {
  private readonly changed = new Map<string, { addressRound: number; onlyPost: boolean; deleted: boolean }>();
  private last = 0;
  private readonly runner: JobRunner;

  constructor(
    jobs: Jobs,
    private readonly clients: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.runner = jobs.add({ name: 'read-void-addresses', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** After a change that was made here; other gateways learn it within a minute. */
  refresh(): Promise<void> {
    return this.runner.runNow();
  }

  isVoid({ heartbeatId, addressRound }: BeatAddress): boolean {
    const changed = this.changed.get(heartbeatId);
    return changed !== undefined && (changed.deleted || addressRound < changed.addressRound);
  }

  takesOnlyPost({ heartbeatId }: BeatAddress): boolean {
    return this.changed.get(heartbeatId)?.onlyPost === true;
  }

  private async run(): Promise<void> {
    try {
      for (let before = -1; this.last !== before;) {
        before = this.last;
        const { addresses, last } = await this.clients.workspaces.listBeatAddresses(
          { after: before },
          { retry: true, caller: systemCaller },
        );
        for (const { heartbeatId, ...one } of addresses) this.changed.set(heartbeatId, one);
        this.last = last;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'void addresses of heartbeats not read');
    }
  }
}
