import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { CONFIG, Jobs, LOGGER, Semaphore } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { AnalyzerConfig } from '../../analyzer.config.js';
import { QueryRegistry } from '../../application/query-registry.js';
import { ReadDomains } from '../../application/read-domains.js';
import { WarnOfRenewals } from '../../application/warn-of-renewals.js';
import { DOMAIN_DUE, DOMAIN_UNREAD, REGISTRY_TIMES } from '../../database/domain.repository.js';
import { RENEWAL_DUE, RENEWAL_TIMES } from '../../database/renewal.repository.js';
import { CertificateRepository } from '../../database/certificate.repository.js';

/** Registries asked at a time. */
const SIDE_BY_SIDE = 4;
const tooBusy = new Error('all workers are busy');

/** Reads domains, asks registries beside everything else, and warns of what ends. */
@Injectable()
export class WatchRenewalsJob {
  private readonly workers = new Semaphore(SIDE_BY_SIDE, { maxWaiting: 0, tooBusy: () => tooBusy });

  constructor(
    jobs: Jobs,
    domains: ReadDomains,
    warnings: WarnOfRenewals,
    certificates: CertificateRepository,
    private readonly queries: QueryRegistry,
    @Inject(CONFIG) config: AnalyzerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    jobs.add({ name: 'read-domains', everyMs: SECOND_MS, due: DOMAIN_UNREAD, run: () => domains.execute() });
    jobs.add({ name: 'warn-of-renewals', everyMs: SECOND_MS, due: RENEWAL_DUE, dueTimes: RENEWAL_TIMES, run: () => warnings.execute() });
    jobs.add({ name: 'prune-certificates', everyMs: 60 * MINUTE_MS, run: () => certificates.prune() });
    jobs.add({ name: 'bring-back-look-ups', everyMs: 60 * MINUTE_MS, run: () => queries.bringBack() });
    if (config.DOMAIN_LOOKUPS === 'on')
      jobs.add({ name: 'query-registrys', everyMs: SECOND_MS, due: DOMAIN_DUE, dueTimes: REGISTRY_TIMES, run: () => this.ask() });
  }

  /** Does not wait for the answers: a slow registry never delays another. */
  private async ask(): Promise<void> {
    for (let worker = 0; worker < SIDE_BY_SIDE; worker += 1)
      void this.workers
        .run(async () => {
          while (await this.queries.execute());
        })
        .catch((error: unknown) => {
          if (error !== tooBusy) this.logger.warn({ err: error }, 'domain look-up postponed');
        });
  }
}
