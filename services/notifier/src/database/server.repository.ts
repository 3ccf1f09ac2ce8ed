import { Database, upsertIfNewer } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan } from 'typeorm';
import type { Repository } from 'typeorm';
import { serverEntity } from './server.entity.js';
import type { ServerCopy } from '../domain/local-copies.js';

@Injectable()
export class ServerRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(serverEntity) private readonly servers: Repository<ServerCopy>,
  ) {}

  /** A server that was deleted is not added: its account may be erased here already. */
  async upsert(server: ServerCopy, sql: SqlRunner = this.database): Promise<void> {
    if (!server.deleted) return void (await upsertIfNewer(sql, serverEntity, server, 'configVersion'));
    const { serverId, name, emailEnabled, whatsappEnabled, configVersion } = server;
    await sql.manager
      .withRepository(this.servers)
      .update({ serverId, configVersion: LessThan(configVersion) }, { name, emailEnabled, whatsappEnabled, deleted: true, configVersion });
  }

  list(tx: Transaction, serverIds: string[]): Promise<ServerCopy[]> {
    return tx.manager.withRepository(this.servers).findBy({ serverId: In(serverIds) });
  }

  listOfWorkspace(workspaceId: string, tx?: Transaction): Promise<ServerCopy[]> {
    const servers = tx ? tx.manager.withRepository(this.servers) : this.servers;
    return servers.find({ where: { workspaceId, deleted: false }, order: { name: 'ASC' } });
  }
}
