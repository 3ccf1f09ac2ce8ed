import type { DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import type { NotificationGroup } from '../domain/notification-group.js';
import { notificationGroupEntity } from './notification-group.entity.js';

const groupsDue = (now: string): string =>
  `EXISTS (SELECT FROM {schema}.incident WHERE tell_at <= ${now}) OR EXISTS (SELECT FROM {schema}.incident WHERE end_tell_at <= ${now})
  OR EXISTS (SELECT FROM {schema}.story WHERE next_due_at <= ${now})`;
const fallbackDue = (now: string): string => `EXISTS (SELECT FROM {schema}.delivery WHERE fail_over_at <= ${now})`;
/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const NOTIFICATION_DUE = `${groupsDue('greatest($1, now())')} OR ${fallbackDue('greatest($1, now())')}`;
export const NOTIFICATION_TIMES: DueTime[] = [
  { table: 'incident', at: 'tell_at' },
  { table: 'incident', at: 'end_tell_at' },
  { table: 'story', at: 'next_due_at' },
  { table: 'delivery', at: 'fail_over_at' },
];

@Injectable()
export class NotificationGroupRepository {
  constructor(@InjectRepository(notificationGroupEntity) private readonly groups: Repository<NotificationGroup>) {}

  find(tx: Transaction, groupKey: string): Promise<NotificationGroup | null> {
    return tx.manager.withRepository(this.groups).findOneBy({ groupKey });
  }

  /** Those that may still be due something. */
  listOpen(tx: Transaction, userId: string): Promise<NotificationGroup[]> {
    return tx.manager.withRepository(this.groups).findBy({ userId, nextDueAt: Not(IsNull()) });
  }

  findDue(now: Date, limit: number): Promise<NotificationGroup[]> {
    return this.groups.find({ where: { nextDueAt: LessThanOrEqual(now) }, order: { nextDueAt: 'ASC' }, take: limit });
  }

  async upsert(tx: Transaction, group: NotificationGroup): Promise<void> {
    await tx.manager.withRepository(this.groups).upsert(group, ['groupKey']);
  }

  /** One that is due nothing any more stays so. */
  async postpone(groupKey: string, until: Date): Promise<void> {
    await this.groups.update({ groupKey, nextDueAt: LessThanOrEqual(until) }, { nextDueAt: until });
  }

  /** One cheap question, asked twice a second. */
  async whatIsDue(sql: SqlRunner, now: Date): Promise<{ groups: boolean; fallbacks: boolean }> {
    const [due] = await sql.query<{ groups: boolean; fallbacks: boolean }>(
      `SELECT (${groupsDue('$1')}) AS groups, ${fallbackDue('$1')} AS fallbacks`.replaceAll('{schema}.', ''),
      [now],
    );
    return due!;
  }
}
