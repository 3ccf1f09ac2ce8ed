import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { BeatAddressRepository } from '../database/beat-address.repository.js';
import { HeartbeatQuery } from '../database/heartbeat.query.js';
import type { HeartbeatView } from '../database/heartbeat-view.entity.js';
import { ServerSignalRepository } from '../database/server-signal.repository.js';
import { ServerQuery } from '../database/server.query.js';
import type { ServerView } from '../database/server.query.js';
import { WorkspaceQuery } from '../database/workspace.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';

/** Erases the user's workspaces. `workspaceIds` is what the sender names; those of other users stay. */
@Injectable()
export class EraseUser {
  constructor(
    private readonly workspaces: WorkspaceQuery,
    private readonly repository: WorkspaceRepository,
    private readonly servers: ServerQuery,
    private readonly signals: ServerSignalRepository,
    private readonly heartbeats: HeartbeatQuery,
    private readonly addresses: BeatAddressRepository,
  ) {}

  async execute(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    const own = await this.workspaces.findByUser(userId, tx);
    const named = await Promise.all(workspaceIds.map((id) => this.workspaces.find(id, tx)));
    const owned = new Set([own, ...named].filter((workspace) => workspace?.userId === userId).map((workspace) => workspace!.id));
    for (const workspaceId of owned) {
      await this.repository.deleteQuota(tx, workspaceId);
      for (const server of await this.servers.list(workspaceId, tx)) await this.eraseServer(tx, server);
      for (const heartbeat of await this.heartbeats.list(workspaceId, tx)) await this.eraseHeartbeat(tx, heartbeat);
      await this.repository.erase(tx, workspaceId);
    }
    await tx.publish('erasure.completed', { userId, service: 'workspaces', completedAt: tx.now }, { key: userId, tenantId: userId });
  }

  /** Published as deleted under the next version, so that a late snapshot cannot bring the server back in another service. */
  private async eraseServer(tx: Transaction, { id, workspaceId, userId, intervalMinutes, createdAt, version }: ServerView): Promise<void> {
    await this.signals.deleteOfServer(tx, id);
    const emptied = { name: '', ipAddress: '', website: '', emailEnabled: false, whatsappEnabled: false, paused: true, deleted: true };
    const ids = { serverId: id, workspaceId, userId };
    const message = { ...emptied, ...ids, intervalMinutes, configVersion: version + 1, createdAt, changedAt: tx.now };
    await tx.publish('server.configured', message, { key: id, tenantId: workspaceId });
  }

  private async eraseHeartbeat(
    tx: Transaction,
    { id, workspaceId, userId, version, addressRound, onlyPost, createdAt }: HeartbeatView,
  ): Promise<void> {
    await this.addresses.upsert(tx, { heartbeatId: id, addressRound, onlyPost, deleted: true });
    const emptied = { name: '', schedule: undefined, graceMinutes: 0, paused: true, deleted: true };
    const ids = { heartbeatId: id, workspaceId, userId };
    const message = { ...emptied, ...ids, onlyPost, addressRound, configVersion: version + 1, createdAt, changedAt: tx.now };
    await tx.publish('heartbeat.configured', message, { key: id, tenantId: workspaceId });
  }
}
