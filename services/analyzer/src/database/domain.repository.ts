import { MINUTE_MS } from '@nowahala/kernel';
import { Database, databaseTime, prepared } from '@nowahala/platform';
import type { Clock, DueTime } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Registration } from '../domain/renewal/registration.js';

const UNREAD = `domain_website IS DISTINCT FROM CASE WHEN removed THEN NULL ELSE website END`;
const ASKABLE = (schema: string) =>
  `next_at <= $1 AND EXISTS (SELECT FROM ${schema}watched_domain d WHERE d.zone = r.zone AND d.ask_at <= $1)`;
/** What the lookout asks. */
export const DOMAIN_UNREAD = `EXISTS (SELECT FROM {schema}.monitor WHERE ${UNREAD})`;
export const DOMAIN_DUE = `EXISTS (SELECT FROM {schema}.domain_registry r WHERE ${ASKABLE('{schema}.')})`;
/** Of the registries, which are few; a domain that is due again is found at the next look. */
export const REGISTRY_TIMES: DueTime[] = [{ table: 'domain_registry', at: 'next_at' }];

/** Of a row `d`: when it ends for its owner; one that lapses after its end has a second one, of which its owner is warned. Null: nobody knows. */
const END = 'coalesce(d.lapsed_at, d.ends_at)';
const ADD_REGISTRY = `INSERT INTO domain_registry (zone, next_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`;

export interface WatchedDomain {
  name: string;
  endsAt: Date | null;
  registrar: string;
  source: string;
  lapsed: boolean;
  answeredAt: Date | null;
  askAt: Date;
  /** When its registry may be asked again. */
  registryNextAt: Date | null;
}

export interface DomainLookup {
  registration: Registration;
  /** By which protocol; '' where neither says anything. */
  source: string;
  /** False where the other protocol failed. */
  whole: boolean;
}

export interface UnreadServer {
  serverId: string;
  website: string;
  removed: boolean;
}

const WITHOUT_DOMAIN = prepared(
  `UPDATE monitor m SET domain = '', domain_website = ''
   FROM (SELECT server_id FROM monitor WHERE server_id = ANY($1::uuid[]) AND website = '' AND NOT removed AND domain_website IS NULL ORDER BY server_id FOR UPDATE) AS added
   WHERE m.server_id = added.server_id RETURNING m.server_id`,
);

/** Registrable domains, whoever watches something under them, and when their registries may be asked. */
@Injectable()
export class DomainRepository {
  constructor(private readonly database: Database) {}

  /** By the database's clock: a machine with a wrong one asks no registry before its time, nor all of them at once. */
  now(clock: Pick<Clock, 'offset'>): Promise<Date> {
    return databaseTime(this.database, clock);
  }

  /** Servers that are new, were moved or were deleted since their domain was read. */
  async unread(after: string | null, limit: number): Promise<UnreadServer[]> {
    return this.database.query(
      `SELECT server_id, website, removed FROM monitor
       WHERE ${UNREAD} AND ($1::uuid IS NULL OR server_id > $1::uuid) ORDER BY server_id LIMIT $2`,
      [after, limit],
    );
  }

  /** Those of the servers that are new and have no website stand under no domain; answers which they were. */
  async setWithoutDomain(serverIds: string[]): Promise<Set<string>> {
    if (serverIds.length === 0) return new Set();
    const rows = await this.database.query<{ serverId: string }>(WITHOUT_DOMAIN, [serverIds]);
    return new Set(rows.map(({ serverId }) => serverId));
  }

  /** Takes along what is of no use any more: certificates of the website before, dates of a deleted server. */
  async setDomain({ serverId, website, removed }: UnreadServer, domain: string, zone: string, now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [server] = await tx.query<{ moved: boolean }>(
        `WITH before AS (SELECT domain_website FROM monitor WHERE server_id = $1 FOR UPDATE)
         UPDATE monitor SET domain = $2, domain_website = $3 WHERE server_id = $1 AND website = $4 AND removed = $5
         RETURNING (SELECT domain_website FROM before) IS NOT NULL AS moved`,
        [serverId, removed ? null : domain, removed ? null : website, website, removed],
      );
      if (!server) return;
      // Not those that were seen at the new website already.
      const before = new Date(now.getTime() - (removed ? 0 : MINUTE_MS));
      if (server.moved) await tx.query(`DELETE FROM certificate WHERE server_id = $1 AND seen_at <= $2`, [serverId, before]);
      if (removed) await tx.query(`DELETE FROM renewal WHERE server_id = $1`, [serverId]);
      if (removed || domain === '') return;
      await tx.query(ADD_REGISTRY, [zone, now]);
      // Locks the row in any case: what forgets the domain waits for this server, and then sees it.
      await tx.query(
        `INSERT INTO watched_domain (name, zone, ask_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET zone = excluded.zone`,
        [domain, zone, now],
      );
      await tx.query(
        `INSERT INTO renewal (workspace_id, kind, subject, user_id, ends_at, next_at)
         SELECT m.workspace_id, 'domain', d.name, m.user_id, ${END}, least($2, clock_timestamp())
         FROM monitor m JOIN watched_domain d ON d.name = m.domain AND ${END} IS NOT NULL WHERE m.server_id = $1 ON CONFLICT DO NOTHING`,
        [serverId, now],
      );
    });
  }

  /** The domain whose turn it is, at a registry that may be asked; nobody else gets it or its registry before those times. */
  async claim(now: Date, registryUntil: Date, domainUntil: Date): Promise<{ name: string; zone: string } | null> {
    const [row] = await this.database.query<{ name: string; zone: string }>(
      `WITH free AS (
         SELECT zone FROM domain_registry r WHERE ${ASKABLE('')}
         ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED),
       taken AS (UPDATE domain_registry r SET next_at = $2 FROM free WHERE r.zone = free.zone RETURNING r.zone)
       UPDATE watched_domain SET ask_at = $3
       WHERE name = (SELECT d.name FROM watched_domain d JOIN taken ON taken.zone = d.zone WHERE d.ask_at <= $1 ORDER BY d.ask_at LIMIT 1)
       RETURNING name, zone`,
      [now, registryUntil, domainUntil],
    );
    return row ?? null;
  }

  /** `unused`: no server stands under it any more. */
  async use(name: string): Promise<'watched' | 'paused' | 'unused'> {
    const [row] = await this.database.query<{ servers: number; watched: number }>(
      `SELECT count(*)::int AS servers, (count(*) FILTER (WHERE state <> 'paused'))::int AS watched FROM monitor WHERE domain = $1 AND NOT removed`,
      [name],
    );
    return row!.watched > 0 ? 'watched' : row!.servers > 0 ? 'paused' : 'unused';
  }

  /** Unless a server came under it meanwhile, or comes at this moment: two statements, for the second sees what the lock waited for. */
  async forget(name: string): Promise<void> {
    const unused = `NOT EXISTS (SELECT FROM monitor WHERE domain = $1 AND NOT removed)`;
    await this.database.transaction(async (tx) => {
      await tx.query('SELECT FROM watched_domain WHERE name = $1 FOR UPDATE', [name]);
      await tx.query(`DELETE FROM watched_domain WHERE name = $1 AND ${unused}`, [name]);
    });
  }

  async askAgain(name: string, at: Date): Promise<void> {
    await this.database.query(`UPDATE watched_domain SET ask_at = $2 WHERE name = $1`, [name, at]);
  }

  /** To the registry that answers for it by now. */
  async move(name: string, zone: string, now: Date): Promise<void> {
    await this.database.query(ADD_REGISTRY, [zone, now]);
    await this.database.query(`UPDATE watched_domain SET zone = $2, ask_at = $3 WHERE name = $1`, [name, zone, now]);
  }

  /** What is planned for after `until` is due now. */
  async bringBack(until: Date, now: Date): Promise<void> {
    await this.database.query(`UPDATE domain_registry SET next_at = $2 WHERE next_at > $1`, [until, now]);
    await this.database.query(`UPDATE watched_domain SET ask_at = $2 WHERE ask_at > $1`, [until, now]);
  }

  /** Null: the server is held. Otherwise until when somebody else asks it, or it rests. */
  async hold(server: string, now: Date, until: Date): Promise<Date | null> {
    const held = await this.database.query(
      `INSERT INTO domain_registry AS r (zone, next_at) VALUES ($1, $3)
       ON CONFLICT (zone) DO UPDATE SET next_at = excluded.next_at WHERE r.next_at <= $2 RETURNING 1`,
      [server, now, until],
    );
    if (held.length > 0) return null;
    const [row] = await this.database.query<{ nextAt: Date }>('SELECT next_at FROM domain_registry WHERE zone = $1', [server]);
    return row?.nextAt ?? now;
  }

  /** After a look-up, unless the registry wants to rest. */
  async release(zone: string, heldUntil: Date, next: Date): Promise<void> {
    await this.database.query('UPDATE domain_registry SET next_at = $3 WHERE zone = $1 AND next_at = $2', [zone, heldUntil, next]);
  }

  async rest(zone: string, until: Date): Promise<void> {
    await this.database.query(`UPDATE domain_registry SET next_at = greatest(next_at, $2) WHERE zone = $1`, [zone, until]);
  }

  /**
   * The last end that was good stays where there is none; a domain that lapsed ends with that, once, until it is in service again. Brings
   * it to every workspace that watches the domain.
   */
  async answered(name: string, { registration, source, whole }: DomainLookup, now: Date, askAt: Date): Promise<void> {
    const { endsAt, registeredAt, registrar, lapsed, undated = false } = registration;
    await this.database.transaction(async (tx) => {
      // Somebody else has it since it lapsed: for them it begins, for its owner nothing was renewed.
      if (registeredAt && !lapsed)
        await tx.query(
          `UPDATE renewal r SET warned = 0, warned_ends_at = NULL FROM monitor m JOIN watched_domain d ON d.name = m.domain
           WHERE d.name = $1 AND d.lapsed_at < $2 AND r.workspace_id = m.workspace_id AND r.kind = 'domain' AND r.subject = $1`,
          [name, registeredAt],
        );
      // The source is that of the date or of the lapse. Without a date, half a look-up ends no lapse but one of its own half.
      await tx.query(
        `UPDATE watched_domain SET answered_at = $2, ask_at = $3, ends_at = coalesce($4, ends_at), registrar = CASE WHEN $5 = '' THEN registrar ELSE $5 END,
           source = CASE WHEN $6 = '' OR $8 THEN source ELSE $6 END,
           lapsed_at = CASE WHEN $7 THEN coalesce(lapsed_at, $2) WHEN $4::timestamptz IS NULL AND NOT ($8 AND ($9 OR source = $6)) THEN lapsed_at END
         WHERE name = $1`,
        [name, now, askAt, endsAt, registrar, source, lapsed, undated, whole],
      );
      if (!endsAt && !lapsed && !undated) return;
      // Of an end that comes back although it is over, its owner was warned before the lapse.
      await tx.query(
        `INSERT INTO renewal AS r (workspace_id, kind, subject, user_id, ends_at, next_at)
         SELECT DISTINCT ON (m.workspace_id) m.workspace_id, 'domain', $1, m.user_id, ${END}, least($2, clock_timestamp())
         FROM monitor m JOIN watched_domain d ON d.name = m.domain AND ${END} IS NOT NULL
         WHERE m.domain = $1 AND NOT m.removed ORDER BY m.workspace_id, m.server_id
         ON CONFLICT (workspace_id, kind, subject) DO UPDATE
         SET ends_at = excluded.ends_at, next_at = CASE WHEN $3 AND excluded.ends_at <= $2 THEN NULL ELSE excluded.next_at END
         WHERE r.ends_at <> excluded.ends_at`,
        [name, now, undated],
      );
      if (undated)
        await tx.query(
          `DELETE FROM renewal r USING monitor m, watched_domain d WHERE d.name = $1 AND ${END} IS NULL
           AND m.domain = $1 AND r.workspace_id = m.workspace_id AND r.kind = 'domain' AND r.subject = $1`,
          [name],
        );
    });
  }

  async ofServer(serverId: string): Promise<WatchedDomain | null> {
    const [row] = await this.database.query<WatchedDomain>(
      `SELECT d.name, d.ends_at, d.registrar, d.source, d.lapsed_at IS NOT NULL AS lapsed, d.answered_at, d.ask_at, r.next_at AS registry_next_at
       FROM monitor m JOIN watched_domain d ON d.name = m.domain LEFT JOIN domain_registry r ON r.zone = d.zone WHERE m.server_id = $1`,
      [serverId],
    );
    return row ?? null;
  }
}
