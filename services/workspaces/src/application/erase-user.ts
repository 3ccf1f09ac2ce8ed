import { Inject, Injectable } from '@nestjs/common';
import { Clock, dueTime, ErasureRequests, LOGGER, Store } from '@nowahala/platform';
import type { ErasureRequest, ErasureWork, Logger, Transaction } from '@nowahala/platform';
import { BeatAddressRepository } from '../database/beat-address.repository.js';
import { HeartbeatQuery } from '../database/heartbeat.query.js';
import type { HeartbeatView } from '../database/heartbeat-view.entity.js';
import { ServerSignalRepository } from '../database/server-signal.repository.js';
import { ServerQuery } from '../database/server.query.js';
import type { ServerView } from '../database/server.query.js';
import { WorkspaceQuery } from '../database/workspace.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';

/** Servers or heartbeats of one slice. */
const PUBLISHED_AT_ONCE = 50;

/** Erases the user's workspaces: closed at once, the rest in slices. RULES.md#data-protection */
@Injectable()
export class EraseUser implements ErasureWork {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly requests: ErasureRequests,
    private readonly workspaces: WorkspaceQuery,
    private readonly repository: WorkspaceRepository,
    private readonly servers: ServerQuery,
    private readonly signals: ServerSignalRepository,
    private readonly heartbeats: HeartbeatQuery,
    private readonly addresses: BeatAddressRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Under the lock of the user's workspace. `workspaceIds` is what the sender names; those of other users stay. */
  async execute(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    const own = await this.workspaces.findByUser(userId, tx);
    const named = await Promise.all(workspaceIds.map((id) => this.workspaces.find(id, tx)));
    const owned = new Set([own, ...named].filter((workspace) => workspace?.userId === userId).map((workspace) => workspace!.id));
    for (const workspaceId of owned) await this.repository.close(tx, workspaceId);
    await this.requests.insert(tx, userId, [...owned], await dueTime(tx, this.clock));
  }

  async eraseSlice({ workspaceIds }: ErasureRequest): Promise<boolean> {
    for (const workspaceId of workspaceIds) if (await this.store.transaction((tx) => this.eraseSliceOf(tx, workspaceId))) return true;
    return false;
  }

  async finish(request: ErasureRequest): Promise<void> {
    const { userId, workspaceIds, answered } = request;
    await this.store.transaction(async (tx) => {
      // Once more: views that were rebuilt from events meanwhile have come back.
      for (const workspaceId of workspaceIds) await this.repository.close(tx, workspaceId);
      await this.requests.markFinished(tx, request, await dueTime(tx, this.clock));
      if (answered) return;
      await tx.publish('erasure.completed', { userId, service: 'workspaces', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  }

  failed({ userId }: ErasureRequest, error: unknown): void {
    this.logger.warn({ err: error, user_id: userId }, 'erasure waits for another try');
  }

  private async eraseSliceOf(tx: Transaction, workspaceId: string): Promise<boolean> {
    const first = (await this.servers.list(workspaceId, tx)).slice(0, PUBLISHED_AT_ONCE);
    const servers = first.toSorted((one, other) => one.id.localeCompare(other.id));
    for (const server of servers) await this.eraseServer(tx, server);
    if (servers.length > 0) return true;
    const heartbeats = (await this.heartbeats.list(workspaceId, tx)).slice(0, PUBLISHED_AT_ONCE);
    for (const heartbeat of heartbeats) await this.eraseHeartbeat(tx, heartbeat);
    // Last, since the addresses of all workspaces wait for each other.
    for (const { id, addressRound, onlyPost } of heartbeats)
      await this.addresses.upsert(tx, { heartbeatId: id, addressRound, onlyPost, deleted: true });
    return heartbeats.length > 0 || this.repository.eraseSlice(tx, workspaceId);
  }

  /** Published as deleted under the next version, so that a late snapshot cannot bring the server back in another service. */
  private async eraseServer(tx: Transaction, { id, workspaceId, userId, intervalMinutes, createdAt, version }: ServerView): Promise<void> {
    await this.repository.deleteServer(tx, id);
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
    await this.repository.deleteHeartbeat(tx, id);
    const emptied = { name: '', schedule: undefined, graceMinutes: 0, paused: true, deleted: true };
    const ids = { heartbeatId: id, workspaceId, userId };
    const message = { ...emptied, ...ids, onlyPost, addressRound, configVersion: version + 1, createdAt, changedAt: tx.now };
    await tx.publish('heartbeat.configured', message, { key: id, tenantId: workspaceId });
  }
}
