import { Database, prepared } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In } from 'typeorm';
import type { Repository } from 'typeorm';
import { serverEntity } from './server.entity.js';
import type { ServerCopy } from '../domain/local-copies.js';

const GIVEN = `SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::bool[], $6::bool[], $7::bigint[])
  AS given (server_id, workspace_id, user_id, name, email_enabled, whatsapp_enabled, config_version)`;
const UPSERT = prepared(
  `INSERT INTO server AS known (server_id, workspace_id, user_id, name, email_enabled, whatsapp_enabled, config_version, deleted)
   SELECT given.*, false FROM (${GIVEN}) AS given
   ON CONFLICT (server_id) DO UPDATE SET workspace_id = EXCLUDED.workspace_id, user_id = EXCLUDED.user_id, name = EXCLUDED.name,
     email_enabled = EXCLUDED.email_enabled, whatsapp_enabled = EXCLUDED.whatsapp_enabled, config_version = EXCLUDED.config_version, deleted = false
     WHERE known.config_version < EXCLUDED.config_version`,
);
const DELETE = prepared(
  `UPDATE server AS known SET name = given.name, email_enabled = given.email_enabled, whatsapp_enabled = given.whatsapp_enabled,
     config_version = given.config_version, deleted = true
   FROM (${GIVEN}) AS given WHERE known.server_id = given.server_id AND known.config_version < given.config_version`,
);
const OUTDATED = prepared(
  `SELECT given.server_id FROM unnest($1::uuid[], $2::bigint[]) AS given (server_id, config_version)
   LEFT JOIN server AS known ON known.server_id = given.server_id WHERE known.server_id IS NULL OR known.config_version < given.config_version`,
);
const HIDE = prepared('UPDATE server SET deleted = true, config_version = 0 WHERE server_id = ANY($1::uuid[]) AND NOT deleted');

@Injectable()
export class ServerRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(serverEntity) private readonly servers: Repository<ServerCopy>,
  ) {}

  /** Each unless the same or a newer version is stored. A server that was deleted is not added: its account may be erased here already. */
  async upsertAll(servers: readonly ServerCopy[], sql: SqlRunner = this.database): Promise<void> {
    const newest = new Map<string, ServerCopy>();
    for (const server of servers) {
      const other = newest.get(server.serverId);
      if (!other || other.configVersion < server.configVersion) newest.set(server.serverId, server);
    }
    const ofDeleted = (deleted: boolean) => [...newest.values()].filter((server) => server.deleted === deleted);
    const store = async (text: string, some: ServerCopy[]): Promise<void> => {
      if (some.length === 0) return;
      const of = <K extends keyof ServerCopy>(name: K) => some.map((server) => server[name]);
      const values = [of('serverId'), of('workspaceId'), of('userId'), of('name'), of('emailEnabled'), of('whatsappEnabled')];
      await sql.query(text, [...values, of('configVersion')]);
    };
    await Promise.all([store(UPSERT, ofDeleted(false)), store(DELETE, ofDeleted(true))]);
  }

  /** Those of which nothing or an older version is stored. */
  async outdated(servers: readonly ServerCopy[]): Promise<ServerCopy[]> {
    const values = [servers.map(({ serverId }) => serverId), servers.map(({ configVersion }) => configVersion)];
    const rows = await this.database.query<{ serverId: string }>(OUTDATED, values);
    const ids = new Set(rows.map(({ serverId }) => serverId));
    return servers.filter(({ serverId }) => ids.has(serverId));
  }

  list(tx: Transaction, serverIds: string[]): Promise<ServerCopy[]> {
    return tx.manager.withRepository(this.servers).findBy({ serverId: In(serverIds) });
  }

  listOfWorkspace(workspaceId: string, tx?: Transaction): Promise<ServerCopy[]> {
    const servers = tx ? tx.manager.withRepository(this.servers) : this.servers;
    return servers.find({ where: { workspaceId, deleted: false }, order: { name: 'ASC' } });
  }

  /** Of the living, in the order of the ids. */
  async listIdsAfter(serverId: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ serverId: string }>(
      'SELECT server_id FROM server WHERE server_id > $1 AND NOT deleted ORDER BY server_id LIMIT $2',
      [serverId, limit],
    );
    return rows.map((row) => row.serverId);
  }

  /** As if they were deleted, but whatever is heard of them is newer: should their owners' service know them again, they come back. */
  async hideOrphans(serverIds: string[]): Promise<void> {
    await this.database.query(HIDE, [serverIds]);
  }
}
