import { Clock, Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { CertificateRepository } from '../database/certificate.repository.js';
import { RenewalRepository } from '../database/renewal.repository.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { LOOK_AGAIN_MS } from '../domain/renewal/certificate.js';
import type { CertificateOfServer } from '../domain/renewal/certificate.js';

/** Keeps which certificates servers show. The results may come again and in any order. */
@Injectable()
export class RecordCertificates {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly certificates: CertificateRepository,
    private readonly renewals: RenewalRepository,
  ) {}

  async execute(results: CheckResult[]): Promise<void> {
    const seen = newestOfEach(results);
    if (seen.length === 0) return;
    await this.store.transaction(async (tx) => {
      const now = await this.renewals.now(tx, this.clock);
      const fresh = await this.certificates.record(tx, seen, now);
      const isFresh = new Set(fresh.map(keyOf));
      const added = seen.filter((one) => isFresh.has(keyOf(one)));
      if (added.length > 0) await this.renewals.addCertificates(tx, added, now, new Date(now.getTime() + LOOK_AGAIN_MS));
    });
  }
}

const keyOf = ({ serverId, fingerprint }: { serverId: string; fingerprint: string }): string => `${serverId} ${fingerprint}`;

function newestOfEach(results: CheckResult[]): CertificateOfServer[] {
  const found = new Map<string, CertificateOfServer>();
  for (const { serverId, startedAt: seenAt, certificate } of results) {
    if (!certificate) continue;
    const one = { ...certificate, serverId, seenAt };
    const before = found.get(keyOf(one));
    if (!before || before.seenAt < seenAt) found.set(keyOf(one), one);
  }
  return [...found.values()];
}
