import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Clock, LOGGER, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { ResponseTimeRepository } from '../database/response-time.repository.js';
import { SlowServerRepository } from '../database/slow-server.repository.js';
import type { SlowServer } from '../database/slow-server.repository.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { incidentIdFor } from '../domain/health/incident-id.js';
import { lockOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { incident } from '../domain/incident/incident.js';
import type { ResolvedReason } from '../domain/incident/incident.js';
import { isWithin } from '../domain/maintenance/maintenance.js';
import { refusals } from '../domain/refusals.js';
import { usualAt } from '../domain/slow/baseline.js';
import { findEndOfSlowTime, findSlowTime } from '../domain/slow/judge-slowness.js';
import type { SlowTime, TimedCheck } from '../domain/slow/judge-slowness.js';
import { describeSlow } from '../domain/slow/slow-explanation.js';
import { slowPolicy } from '../domain/slow/slow-policy.js';
import { RegionSight } from './region-sight.js';

const BATCH = 200;
const LOOK_AGAIN_MS = MINUTE_MS;
/** At the longest interval three checks lie within it. */
const LOOKED_BACK_MS = 3 * HOUR_MS;
const CHECKS_AT_MOST = 120;

/**
 * Warns of slow servers. Everything is judged by what is stored and by the database's clock, so that late and repeated results, a
 * second process and a restart change nothing. A server is looked at only after an answer of more than three seconds, and while it
 * is slow.
 */
@Injectable()
export class WatchSlowness {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly monitors: MonitorRepository,
    private readonly servers: SlowServerRepository,
    private readonly responseTimes: ResponseTimeRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly regions: RegionSight,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The one call of the ingest: cheap where nothing is slow. */
  async note(tx: Transaction, results: readonly CheckResult[]): Promise<void> {
    const slow = results.filter(
      ({ outcome, kind, responseUs }) =>
        outcome === 'success' && kind === 'scheduled' && responseUs !== null && responseUs > slowPolicy.floorMs * 1_000,
    );
    if (slow.length > 0) await this.servers.look(tx, slow, tx.now);
  }

  async execute(): Promise<void> {
    let due: string[];
    do {
      due = await this.servers.findDue(await this.servers.now(this.clock), BATCH);
      for (const serverId of due) await this.lookOrLater(serverId);
    } while (due.length === BATCH);
  }

  /** One that cannot be judged holds up no other. */
  private async lookOrLater(serverId: string): Promise<void> {
    try {
      await this.store.transaction(async (tx) => this.look({ ...tx, now: await this.servers.now(this.clock, tx) }, serverId));
    } catch (error) {
      this.logger.error({ err: error, server_id: serverId }, 'a slow server could not be looked at');
      await this.servers.postpone(serverId, new Date((await this.servers.now(this.clock)).getTime() + LOOK_AGAIN_MS));
    }
  }

  /** "This is the new normal": what is slow is learned, from its beginning on. */
  async accept(serverId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(lockOf(serverId));
      const server = await this.servers.find(tx, serverId);
      if (!server?.incidentId) throw refusals.notSlow();
      await this.resolve(tx, { ...server, learnedFrom: server.slowSince }, 'accepted', tx.now);
    });
  }

  private async look(tx: Transaction, serverId: string): Promise<void> {
    await tx.lock(lockOf(serverId));
    const server = await this.servers.find(tx, serverId);
    if (!server) return;
    const [monitor] = await this.monitors.lockAll(tx, [serverId]);
    const over = monitor ? reasonToStop(monitor, server) : 'deleted';
    if (over !== null) return this.resolve(tx, server, over, tx.now);
    if (monitor!.health.now.status !== 'up') return this.servers.update(tx, server, new Date(tx.now.getTime() + LOOK_AGAIN_MS));
    const checks = await this.checksOf(tx, server);
    if (server.incidentId !== null) {
      const end = findEndOfSlowTime(checks);
      if (end !== null) return this.resolve(tx, server, 'recovered', new Date(end));
      return this.servers.update(tx, server, new Date(tx.now.getTime() + LOOK_AGAIN_MS));
    }
    const slow = findSlowTime(checks);
    if (slow) return this.open(tx, monitor!, server, slow);
    await this.servers.update(tx, server, null);
  }

  /** Since the last incident ended; each with what was usual for its region at its hour. In maintenance nothing begins, but it can end. */
  private async checksOf(tx: Transaction, { serverId, learnedFrom, slowSince, incidentId }: SlowServer): Promise<TimedCheck[]> {
    const now = tx.now.getTime();
    const lookedBack = new Date(Math.max(now - LOOKED_BACK_MS, learnedFrom?.getTime() ?? 0, slowSince?.getTime() ?? 0));
    const after = (await this.servers.lastEnd(tx, serverId, lookedBack)) ?? lookedBack;
    const checks = await this.responseTimes.latest(tx, serverId, after, tx.now, CHECKS_AT_MOST);
    const maintenance = incidentId === null ? await this.maintenances.spans([serverId], after, new Date(now + 1), tx) : undefined;
    const spans = maintenance?.get(serverId) ?? [];
    if (isWithin(spans, now)) return [];
    const from = new Date(Math.max(now - LOOKED_BACK_MS - slowPolicy.learnedForMs, learnedFrom?.getTime() ?? 0));
    const learned = await this.responseTimes.learned(tx, serverId, from, tx.now);
    const usual = remembered((at: number, region: string) => usualAt(at, learned.get(region) ?? []));
    return checks
      .filter(({ at }) => !isWithin(spans, at.getTime()))
      .map(({ at, responseUs, region }) => ({ at: at.getTime(), ms: responseUs / 1_000, region, usual: null }))
      .map((check) => (check.ms > slowPolicy.floorMs ? { ...check, usual: usual(check.at, check.region) } : check));
  }

  private async open(tx: Transaction, monitor: Monitor, server: SlowServer, slow: SlowTime): Promise<void> {
    const { serverId, workspaceId, userId, name: serverName, website } = monitor;
    const id = incidentIdFor(`${serverId}/slow`, slow.since);
    const live = await this.regions.live(tx);
    const goodRegions = live.filter((region) => !slow.regions.includes(region));
    const data = {
      ...{ serverId, workspaceId, userId, serverName, kind: 'slow' as const },
      ...{ startedAt: new Date(slow.since).toISOString(), openedAt: tx.now.toISOString() },
      ...describeSlow(slow, goodRegions.length === 0, website),
      ...{ tag: 'Slow', level: 'warning', errorClass: '', fingerprint: '' },
      ...{ regions: slow.regions, goodRegions },
      ...{ snapshot: null, groupId: '', groupServerIds: [], errorLogId: null, explanationPending: false, outages: 0, network: null },
    };
    await tx.handle(incident, { id, tenantId: workspaceId }, { type: 'OpenIncident', data });
    const next = new Date(tx.now.getTime() + LOOK_AGAIN_MS);
    await this.servers.update(tx, { ...server, incidentId: id, slowSince: new Date(slow.since) }, next);
  }

  private async resolve(tx: Transaction, server: SlowServer, reason: ResolvedReason, at: Date): Promise<void> {
    const { incidentId: id, workspaceId: tenantId } = server;
    if (id !== null) {
      const data = { resolvedAt: at.toISOString(), noticedAt: tx.now.toISOString(), reason };
      await tx.handle(incident, { id, tenantId }, { type: 'ResolveIncident', data });
    }
    await this.servers.update(tx, { ...server, incidentId: null, slowSince: null }, null);
  }
}

/** Why a server is not watched for slowness any more: it has another incident, or its owner does not want it. */
function reasonToStop({ removed, health: { now } }: Monitor, { alerts }: SlowServer): ResolvedReason | null {
  if (removed) return 'deleted';
  if (now.status === 'paused') return 'paused';
  if (!alerts) return 'reconfigured';
  return 'incidentId' in now ? 'superseded' : null;
}

/** Once for each region and hour. */
function remembered<T>(usual: (at: number, region: string) => T): (at: number, region: string) => T {
  const known = new Map<string, T>();
  return (at, region) => {
    const key = `${Math.floor(at / HOUR_MS)} ${region}`;
    if (!known.has(key)) known.set(key, usual(at, region));
    return known.get(key)!;
  };
}
