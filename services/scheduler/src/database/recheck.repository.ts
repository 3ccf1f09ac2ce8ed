import { Injectable } from '@nestjs/common';
import { savedTraceContexts, saveTraceContext } from '@nowahala/platform';
import type { DueTime, Transaction } from '@nowahala/platform';
import type { CheckTarget, CheckReason } from '../domain/schedule-entry.js';

export interface Recheck {
  id: string;
  serverId: string;
  dueAt: Date;
  expiresAt: Date;
  check: CheckReason;
  candidateId: string;
  avoidRegion: string;
  /** Regions that have voted on the suspicion or were asked to, the latest last. */
  votedRegions: string[];
}

export type DueRecheck = Recheck & CheckTarget & { traceparent: string | undefined };

/** A due recheck whose time is over or whose server is paused or deleted is only counted. */
export interface ClaimedRechecks {
  due: DueRecheck[];
  expired: number;
  /** False where more may be due than are claimed at once. */
  all: boolean;
}

type ClaimedRow = Recheck & CheckTarget & { paused: boolean | null; expired: boolean };

/** No recheck is wanted later than this; one that seems to be was wanted before the clock went back. */
const LATEST = '90 seconds';

const isDue = (now: string): string => `due_at <= ${now} OR due_at > ${now} + interval '${LATEST}'`;
/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const RECHECK_DUE = `EXISTS (SELECT FROM {schema}.recheck WHERE ${isDue('greatest($1::timestamptz, now())')})`;
export const RECHECK_TIMES: DueTime[] = [{ table: 'recheck', at: 'due_at' }];

const CLAIMED_AT_ONCE = 500;

/** Checks beside the slots until they are due. They are rows, so that a crash loses none. */
@Injectable()
export class RecheckRepository {
  async insert(tx: Transaction, recheck: Recheck): Promise<void> {
    const { id, serverId, dueAt, expiresAt, check, candidateId, avoidRegion, votedRegions } = recheck;
    await tx.query(
      `INSERT INTO recheck (id, server_id, due_at, expires_at, "check", candidate_id, avoid_region, voted_regions)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [id, serverId, dueAt, expiresAt, check, candidateId, avoidRegion, votedRegions],
    );
    await saveTraceContext(tx, traceNameOf(id));
  }

  /**
   * Deletes and returns what is due by this time, with the times moved to the present where the clock went back; over is what both
   * clocks say is over. SKIP LOCKED: no two schedulers send the same one.
   */
  async claimDue(tx: Transaction, now: Date, byOurClock: Date): Promise<ClaimedRechecks> {
    const rows = await tx.query<ClaimedRow>(
      `WITH due AS (
         DELETE FROM recheck WHERE id IN (
           SELECT id FROM recheck WHERE ${isDue('$1::timestamptz')} ORDER BY due_at LIMIT ${CLAIMED_AT_ONCE} FOR UPDATE SKIP LOCKED)
         RETURNING *)
       SELECT due.id, due.server_id, due."check", due.candidate_id, due.avoid_region, due.voted_regions, least(due.due_at, $1) AS due_at,
         least(due.expires_at, $1 + (due.expires_at - due.due_at)) AS expires_at, due.expires_at <= least($1, $2::timestamptz) AS expired,
         e.paused, e.workspace_id, e.user_id, e.ip_address, e.website, e.interval_minutes, e.config_version, e.expect_text, e.reject_text
       FROM due LEFT JOIN schedule_entry e USING (server_id)`,
      [now, byOurClock],
    );
    const wanted = rows.filter(({ paused }) => paused === false);
    const due = wanted.filter(({ expired }) => !expired);
    const traces = await savedTraceContexts(
      tx,
      due.map(({ id }) => traceNameOf(id)),
    );
    return {
      due: due.map((row) => ({ ...row, traceparent: traces.get(traceNameOf(row.id)) })),
      expired: wanted.length - due.length,
      all: rows.length < CLAIMED_AT_ONCE,
    };
  }

  /** The later rechecks of the same suspicion go to other regions. One that another process claims just now is left alone. */
  async markAsked(tx: Transaction, asked: Map<string, string[]>): Promise<void> {
    if (asked.size === 0) return;
    await tx.query(
      `UPDATE recheck r SET voted_regions = r.voted_regions || string_to_array(asked.regions, ',')
       FROM unnest($1::text[], $2::text[]) AS asked (candidate_id, regions)
       WHERE r.candidate_id = asked.candidate_id AND r.id IN (
         SELECT id FROM recheck WHERE candidate_id = ANY($1::text[]) ORDER BY id FOR UPDATE SKIP LOCKED)`,
      [[...asked.keys()], [...asked.values()].map((regions) => regions.join(','))],
    );
  }
}

const traceNameOf = (recheckId: string): string => `recheck-${recheckId}`;
