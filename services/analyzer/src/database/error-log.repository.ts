import type { SqlRunner, Transaction } from '@nowahala/platform';
import { InjectRepository } from '@nestjs/typeorm';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Repository } from 'typeorm';
import type { Explanation } from '../domain/advice/explanation.js';
import type { ErrorLog, Feedback } from '../domain/error-log/error-log.js';
import { errorLogEntity } from './error-log.entity.js';

export interface Repeat {
  workspaceId: string;
  fingerprint: string;
  times: number;
  lastAt: Date;
}

@Injectable()
export class ErrorLogRepository {
  constructor(@InjectRepository(errorLogEntity) private readonly logs: Repository<ErrorLog>) {}

  find(id: string, tx?: Transaction): Promise<ErrorLog | null> {
    return (tx?.manager.withRepository(this.logs) ?? this.logs).findOneBy({ id });
  }

  async list(workspaceIds: string[], serverId: string | null, take: number, skip: number): Promise<{ logs: ErrorLog[]; total: number }> {
    const where = { workspaceId: In(workspaceIds), ...(serverId !== null && { serverId }) };
    const [logs, total] = await this.logs.findAndCount({ where, order: { lastSeenAt: 'DESC', id: 'ASC' }, take, skip });
    return { logs, total };
  }

  /** Counts repeats of failures that are known; returns the known ones by fingerprint. */
  async countRepeats(sql: SqlRunner, repeats: Repeat[]): Promise<Map<string, ErrorLog>> {
    if (repeats.length === 0) return new Map();
    // Rows are locked in one order, so that two batches never wait for each other.
    const inOrder = [...repeats].sort((a, b) => a.fingerprint.localeCompare(b.fingerprint));
    const rows = await sql.query<ErrorLog>(
      `UPDATE error_log e SET seen = e.seen + s.times, last_seen_at = greatest(e.last_seen_at, s.last_at)
       FROM unnest($1::uuid[], $2::text[], $3::int[], $4::timestamptz[]) AS s (workspace_id, fingerprint, times, last_at)
       WHERE e.workspace_id = s.workspace_id AND e.fingerprint = s.fingerprint
       RETURNING e.*, e.seen AS count`,
      [
        inOrder.map((one) => one.workspaceId),
        inOrder.map((one) => one.fingerprint),
        inOrder.map((one) => one.times),
        inOrder.map((one) => one.lastAt),
      ],
    );
    return new Map(rows.map((row) => [row.fingerprint, row]));
  }

  /** Of two transactions that add the same failure, the later one counts as a repeat. */
  async add(tx: Transaction, log: ErrorLog): Promise<ErrorLog> {
    const { raw } = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(errorLogEntity)
      .values(log as never)
      .orIgnore()
      .updateEntity(false)
      .returning(['id'])
      .execute();
    if ((raw as unknown[]).length > 0) return log;
    const repeat = { workspaceId: log.workspaceId, fingerprint: log.fingerprint, times: log.count, lastAt: log.lastSeenAt };
    return (await this.countRepeats(tx, [repeat])).get(log.fingerprint)!;
  }

  /** Logs of these situations that the workspace added since then; counts no further than `most`. */
  async countNew(sql: SqlRunner, workspaceId: string, situations: string[], since: Date, most: number): Promise<number> {
    // Nothing is seen before it is added: the index of what was seen last finds what is new.
    const rows = await sql.query(
      `SELECT 1 FROM error_log WHERE workspace_id = $1 AND last_seen_at >= $2 AND created_at >= $2 AND situation = ANY($3::text[]) LIMIT $4`,
      [workspaceId, since, situations, most],
    );
    return rows.length;
  }

  async assignToIncident(tx: Transaction, id: string, incidentId: string): Promise<void> {
    await tx.manager.withRepository(this.logs).update(id, { incidentId });
  }

  async explain(tx: Transaction, id: string, explanation: Explanation): Promise<void> {
    await tx.manager.withRepository(this.logs).update(id, { explanation });
  }

  async setFeedback(id: string, feedback: Feedback): Promise<void> {
    await this.logs.update(id, { feedback });
  }
}
