import { Injectable } from '@nestjs/common';
import { Clock, newId, Store } from '@nowahala/platform';
import { BeatAddressRepository } from '../database/beat-address.repository.js';
import { HeartbeatQuery } from '../database/heartbeat.query.js';
import type { HeartbeatView } from '../database/heartbeat-view.entity.js';
import { WorkspaceQuery } from '../database/workspace.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { heartbeat } from '../domain/heartbeat.js';
import type { HeartbeatSettings } from '../domain/heartbeat.js';
import { readHeartbeatSettings } from '../domain/heartbeat-settings.js';
import type { HeartbeatInput } from '../domain/heartbeat-settings.js';
import { refusals } from '../domain/refusals.js';
import { CurrentEntitlements } from './current-entitlements.js';

/** A heartbeat takes one place of the plan's server limit, like a server. */
@Injectable()
export class AddHeartbeat {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workspaces: WorkspaceQuery,
    private readonly quotas: WorkspaceRepository,
    private readonly heartbeats: HeartbeatQuery,
    private readonly entitlements: CurrentEntitlements,
    private readonly addresses: BeatAddressRepository,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it is the one that was made then. */
  async execute(workspaceId: string, input: Required<HeartbeatInput>, creationId?: string): Promise<HeartbeatView> {
    const settings = readHeartbeatSettings(input, this.clock.now()) as HeartbeatSettings;
    const workspace = await this.workspaces.find(workspaceId);
    if (!workspace) throw refusals.notFound();
    const command = { type: 'AddHeartbeat', data: { ...settings, workspaceId, userId: workspace.userId } } as const;
    const id = creationId ?? newId();
    return this.entitlements.withCurrent(workspaceId, (plan) =>
      this.store.transaction(async (tx) => {
        if (creationId) await tx.lock(`creation-${id}`);
        const known = creationId && (await this.heartbeats.find(id, tx));
        if (known && known.workspaceId !== workspaceId) throw refusals.notFound();
        if (known) return known;
        await tx.handle(heartbeat, { id, tenantId: workspaceId }, command, { plan, now: tx.now });
        if (!(await this.quotas.reservePlace(tx, workspaceId, plan.serverLimit))) throw refusals.serverLimitReached();
        const added = await this.heartbeats.find(id, tx);
        // Deleted since: an old request that comes again does not bring it back.
        if (!added) throw refusals.notFound();
        if (added.onlyPost) await this.addresses.upsert(tx, { ...added, heartbeatId: id, deleted: false });
        return added;
      }),
    );
  }
}
