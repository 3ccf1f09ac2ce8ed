import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { ServerSignals, WorkspaceViews } from './ports/index.js';

const NOBODY_MONTH = '';

/** Everything of a person goes. Each server is announced as deleted once more, so that a late snapshot cannot bring it back elsewhere. */
@Injectable()
export class EraseUser {
  constructor(
    private readonly views: WorkspaceViews,
    private readonly signals: ServerSignals,
  ) {}

  async execute(tx: Transaction, userId: string, named: string[]): Promise<void> {
    const own = await this.views.ofUser(tx, userId);
    const views = await Promise.all(named.map((id) => this.views.byId(tx, id)));
    const hers = new Set([own?.id, ...views.filter((view) => view?.userId === userId).map((view) => view!.id)]);
    for (const workspaceId of hers) if (workspaceId !== undefined) await this.workspace(tx, workspaceId);
    await tx.publish('erasure.completed', { userId, service: 'workspaces', completedAt: tx.now }, { key: userId, tenantId: userId });
  }

  private async workspace(tx: Transaction, workspaceId: string): Promise<void> {
    await this.views.closeQuota(tx, workspaceId);
    for (const server of await this.views.servers(tx, workspaceId, NOBODY_MONTH)) {
      await this.signals.forget(tx, server.id);
      const gone = {
        name: '',
        ipAddress: '',
        website: '',
        intervalMinutes: server.intervalMinutes,
        emailEnabled: false,
        whatsappEnabled: false,
        paused: true,
        deleted: true,
      };
      const message = {
        ...gone,
        serverId: server.id,
        workspaceId,
        userId: server.userId,
        configVersion: server.version + 1,
        createdAt: server.createdAt,
        changedAt: tx.now,
      };
      await tx.publish('server.configured', message, { key: server.id, tenantId: workspaceId });
    }
    await tx.query('SELECT forget_tenant($1)', [workspaceId]);
    await this.views.forget(tx, workspaceId);
  }
}
