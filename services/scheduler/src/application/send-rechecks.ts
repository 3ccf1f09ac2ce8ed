import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Clock, Jobs, saveTraceContext, SETTINGS, Store, traced, savedTraceContexts } from '@nowahala/platform';
import type { JobRunner, PlatformSettings, Transaction } from '@nowahala/platform';
import type { incidents } from '@nowahala/contracts';

interface RecheckRow {
  id: string;
  server_id: string;
  due_at: Date;
  expires_at: Date;
  check: string;
  candidate_id: string;
  avoid_region: string;
  workspace_id: string;
  user_id: string;
  ip_address: string;
  website: string;
  interval_minutes: number;
  config_version: string;
}

/** Holds checks outside the timetable until they are due. They stand in a table, so a crash forgets none. */
@Injectable()
export class SendRechecks implements OnModuleInit {
  private runner: JobRunner | undefined;

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({ name: 'rechecks', everyMs: 1_000, run: () => this.sendDue() });
  }

  /** Within the transaction of the message that asks. */
  async keep(tx: Transaction, id: string, wanted: incidents.RecheckWanted): Promise<void> {
    await tx.query(
      `INSERT INTO recheck (id, server_id, due_at, expires_at, "check", candidate_id, avoid_region) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [id, wanted.serverId, wanted.dueAt, wanted.expiresAt, wanted.check, wanted.candidateId, wanted.avoidRegion],
    );
    await saveTraceContext(tx, noteOf(id));
  }

  /** After the commit: wakes up when the check is due. */
  expect(dueAt: Date): void {
    const wait = Math.max(0, dueAt.getTime() - this.clock.nowMs());
    if (wait < 120_000) setTimeout(() => void this.runner?.runNow(), wait).unref();
  }

  async sendDue(): Promise<void> {
    await this.store.transaction(async (tx) => {
      const rows = await tx.query<RecheckRow>(
        `WITH due AS (DELETE FROM recheck WHERE id IN (SELECT id FROM recheck WHERE due_at <= $1 ORDER BY due_at LIMIT 500 FOR UPDATE SKIP LOCKED) RETURNING *)
         SELECT due.*, e.workspace_id, e.user_id, e.ip_address, e.website, e.interval_minutes, e.config_version FROM due JOIN schedule_entry e USING (server_id)
         WHERE NOT e.paused AND due.expires_at > $1`,
        [tx.now],
      );
      const traces = await savedTraceContexts(
        tx,
        rows.map(({ id }) => noteOf(id)),
      );
      for (const row of rows) await traced('recheck', traces.get(noteOf(row.id)), () => this.send(tx, row));
    });
  }

  private async send(tx: Transaction, row: RecheckRow): Promise<void> {
    const region = this.regionFor(row.avoid_region);
    await tx.publish(
      'ping.recheck',
      {
        region,
        ping: {
          target: {
            serverId: row.server_id,
            workspaceId: row.workspace_id,
            userId: row.user_id,
            ipAddress: row.ip_address,
            website: row.website,
            intervalMinutes: row.interval_minutes,
            configVersion: Number(row.config_version),
          },
          scheduledAt: row.due_at,
          expiresAt: row.expires_at,
          check: row.check,
          candidateId: row.candidate_id,
        },
      },
      { key: row.server_id, tenantId: row.workspace_id, region },
    );
  }

  private regionFor(avoid: string): string {
    const others = this.settings.regions.filter((region) => region !== avoid);
    return others[0] ?? this.settings.regions[0]!;
  }
}

const noteOf = (recheckId: string): string => `recheck-${recheckId}`;
