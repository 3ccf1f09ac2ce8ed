import { MINUTE_MS } from '@nowahala/kernel';
import { Clock, idFrom, LOGGER, NO_TENANT, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { BeatRepository } from '../database/beat.repository.js';
import { BeatRunRepository } from '../database/beat-run.repository.js';
import { HeartbeatRepository } from '../database/heartbeat.repository.js';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { heldSince, passTime, openHeld } from '../domain/heartbeat/heartbeat.js';
import { stateOfHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import type { KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import { arrivedUntil, lostOf, outagesBetween, pushed } from '../domain/heartbeat/outages.js';
import type { Outage } from '../domain/heartbeat/outages.js';
import { lostBeats } from '../messages/operator-alerts.js';
import { ApplyHeartbeatEffects } from './apply-heartbeat-effects.js';
import { SaveHeartbeat } from './save-heartbeat.js';

const BATCH = 200;

interface Judging {
  heartbeat?: KeptHeartbeat;
}

/** Opens an incident for each beat that is missing, by what has arrived and not by what the clock says. */
@Injectable()
export class JudgeHeartbeats {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly heartbeats: HeartbeatRepository,
    private readonly beats: BeatRepository,
    private readonly runs: BeatRunRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly effects: ApplyHeartbeatEffects,
    private readonly saving: SaveHeartbeat,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    let judged: number | null;
    do judged = await this.attempt(BATCH);
    while (judged === BATCH);
    if (judged !== null) return;
    // One that cannot be judged holds up no other: it was put off, and they are taken one by one for the rest of this run.
    for (let left = BATCH; judged !== 0 && left > 0; left -= 1) judged = await this.attempt(1);
  }

  /** How many were judged; null: one could not be. */
  private async attempt(limit: number): Promise<number | null> {
    const judging: Judging = {};
    try {
      return await this.store.transaction(async (tx) => this.judge({ ...tx, now: await this.runs.now(tx, this.clock) }, limit, judging));
    } catch (error) {
      if (!judging.heartbeat) throw error;
      await this.putOff(judging.heartbeat, error);
      return null;
    }
  }

  private async putOff({ heartbeatId }: KeptHeartbeat, error: unknown): Promise<void> {
    this.logger.error({ err: error, heartbeat_id: heartbeatId }, 'a heartbeat could not be judged');
    await this.store.transaction(async (tx) => {
      const now = await this.runs.now(tx, this.clock);
      await this.heartbeats.postpone(tx, heartbeatId, new Date(now.getTime() + MINUTE_MS));
    });
  }

  /** How far everything has arrived is read before any heartbeat is: what arrives meanwhile is seen. */
  private async judge(tx: Transaction, limit: number, judging: Judging): Promise<number> {
    const runs = await this.runs.list(tx);
    for (const { runId } of lostOf(runs)) await this.alert(tx, runId);
    const until = arrivedUntil(runs, tx.now);
    if (!until) return 0;
    const outages = outagesBetween(runs);
    const due = await this.heartbeats.lockDue(tx, until, limit);
    const worked = await this.maintenances.ofWorkspaces(tx, [...new Set(due.map(({ workspaceId }) => workspaceId))], tx.now);
    for (const heartbeat of due) {
      judging.heartbeat = heartbeat;
      const endsAt = worked.get(heartbeat.workspaceId);
      await (endsAt ? this.judgeLater(tx, heartbeat, endsAt) : this.judgeOne(tx, heartbeat, until, outages));
    }
    return due.length;
  }

  /** While its workspace is worked on nobody is notified; the owner may end that early, so it is looked at again within a minute. */
  private judgeLater(tx: Transaction, heartbeat: KeptHeartbeat, endsAt: Date): Promise<void> {
    const next = new Date(Math.min(endsAt.getTime(), tx.now.getTime() + MINUTE_MS));
    return this.saving.execute(tx, heartbeat, stateOfHeartbeat(heartbeat, tx.now), next);
  }

  private async judgeOne(tx: Transaction, heartbeat: KeptHeartbeat, until: Date, outages: Outage[]): Promise<void> {
    const { deadline, lastAt } = heartbeat.health;
    const before = stateOfHeartbeat(heartbeat, tx.now);
    if (!deadline) return this.saving.execute(tx, heartbeat, before);
    const failedAt = heldSince(heartbeat.health);
    if (failedAt) return this.judgeHeld(tx, heartbeat, failedAt);
    const judgeAt = pushed(deadline, lastAt, outages);
    const missedByUs = judgeAt > deadline;
    await this.effects.execute(tx, heartbeat, passTime(heartbeat.health, judgeAt, until), { missedByUs });
    await this.saving.execute(tx, heartbeat, before, judgeAt > until ? judgeAt : undefined);
  }

  /** It said that it failed while its workspace was worked on, and has not run well since. */
  private async judgeHeld(tx: Transaction, heartbeat: KeptHeartbeat, failedAt: Date): Promise<void> {
    const before = stateOfHeartbeat(heartbeat, tx.now);
    const latest = await this.beats.list(heartbeat.heartbeatId, tx);
    const beat = latest.find(({ kind, at }) => kind === 'fail' && at.getTime() === failedAt.getTime());
    await this.effects.execute(tx, heartbeat, openHeld(heartbeat.health, failedAt), { beat });
    await this.saving.execute(tx, heartbeat, before);
  }

  private async alert(tx: Transaction, runId: string): Promise<void> {
    if (!(await this.runs.markAlerted(tx, runId))) return;
    this.logger.error({ run_id: runId }, 'operator: a gateway is gone with beats that it may have confirmed');
    const alertId = idFrom('lost beats', runId);
    const { headline, text } = lostBeats(runId);
    const alert = { alertId, service: 'analyzer', reason: 'beats lost', headline, text, at: tx.now };
    await tx.publish('operator.alert', alert, { key: alertId, tenantId: NO_TENANT });
  }
}
