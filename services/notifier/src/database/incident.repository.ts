import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual } from 'typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import type { Incident } from '../domain/incident.js';
import { incidentEntity } from './incident.entity.js';

/** Everything about the incidents of one workspace happens one after the other. The prefix is a stored name. */
export const workspaceLock = (workspaceId: string): string => `news-${workspaceId}`;

/** The saved trace context that an incident belongs to. */
export const incidentTraceName = (incidentId: string): string => `incident-${incidentId}`;

@Injectable()
export class IncidentRepository {
  constructor(@InjectRepository(incidentEntity) private readonly incidents: Repository<Incident>) {}

  find(tx: Transaction, incidentId: string): Promise<Incident | null> {
    return this.in(tx).findOneBy({ incidentId });
  }

  list(incidentIds: string[]): Promise<Incident[]> {
    return this.select(this.incidents, { incidentId: In(incidentIds) });
  }

  listMembers(groupKey: string, tx?: Transaction): Promise<Incident[]> {
    return this.select(this.in(tx), { groupKey });
  }

  /** Of the incident group that the analyzer named; none without a name. */
  async listIncidentGroup(tx: Transaction, incidentGroupId: string): Promise<Incident[]> {
    return incidentGroupId ? this.select(this.in(tx), { incidentGroupId }) : [];
  }

  findDueOpenings(now: Date, limit: number): Promise<Incident[]> {
    return this.incidents.find({ where: { notifyAt: LessThanOrEqual(now) }, order: { notifyAt: 'ASC' }, take: limit });
  }

  findDueResolutions(now: Date, limit: number): Promise<Incident[]> {
    return this.incidents.find({ where: { notifyResolvedAt: LessThanOrEqual(now) }, order: { notifyResolvedAt: 'ASC' }, take: limit });
  }

  /** Callers hold the workspace's lock. */
  async upsert(tx: Transaction, ...incidents: Incident[]): Promise<void> {
    if (incidents.length > 0) await this.in(tx).upsert(incidents, ['incidentId']);
  }

  async postpone(sql: SqlRunner, incidentId: string, until: Date): Promise<void> {
    await sql.query(
      `UPDATE incident SET tell_at = CASE WHEN tell_at IS NOT NULL THEN greatest(tell_at, $2) END,
         end_tell_at = CASE WHEN end_tell_at IS NOT NULL THEN greatest(end_tell_at, $2) END WHERE incident_id = $1`,
      [incidentId, until],
    );
  }

  private select(incidents: Repository<Incident>, where: FindOptionsWhere<Incident>): Promise<Incident[]> {
    return incidents.find({ where, order: { startedAt: 'ASC', incidentId: 'ASC' } });
  }

  private in(tx?: Transaction): Repository<Incident> {
    return tx ? tx.manager.withRepository(this.incidents) : this.incidents;
  }
}
