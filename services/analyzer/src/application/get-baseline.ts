import { MINUTE_MS } from '@nowahala/kernel';
import { Clock, Database } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ResponseTimeRepository } from '../database/response-time.repository.js';
import { SlowServerRepository } from '../database/slow-server.repository.js';
import { usualAt } from '../domain/slow/baseline.js';
import { slowPolicy } from '../domain/slow/slow-policy.js';

export interface Baseline {
  /** Undefined until three days were learned. */
  usualMs?: number;
  slowMs?: number;
  /** Undefined where nothing was measured. */
  nowMs?: number;
}

const NOW_LASTS_MS = 10 * MINUTE_MS;
const CHECKS_AT_MOST = 60;

/** What is usual for the region that measured last, and the middle of its last ten minutes, or its latest answer. */
@Injectable()
export class GetBaseline {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly servers: SlowServerRepository,
    private readonly responseTimes: ResponseTimeRepository,
  ) {}

  async execute(serverId: string): Promise<Baseline> {
    const now = this.clock.nowMs();
    const learnedFrom = (await this.servers.find(this.database, serverId))?.learnedFrom?.getTime() ?? 0;
    const from = new Date(Math.max(learnedFrom, now - slowPolicy.learnedForMs));
    const [latest, ...before] = await this.responseTimes.latest(this.database, serverId, from, this.clock.now(), CHECKS_AT_MOST);
    if (!latest) return {};
    const recent = before.filter(({ at, region }) => region === latest.region && at.getTime() > now - NOW_LASTS_MS);
    const times = [latest, ...recent].map(({ responseUs }) => responseUs).sort((a, b) => a - b);
    const nowMs = Math.round(times[Math.floor((times.length - 1) / 2)]! / 1_000);
    const learned = await this.responseTimes.learned(this.database, serverId, from, this.clock.now());
    const usual = usualAt(now, learned.get(latest.region) ?? []);
    return usual ? { usualMs: usual.medianMs, slowMs: Math.round(usual.slowAboveMs), nowMs } : { nowMs };
  }
}
