import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { BeatAddressRepository } from '../database/beat-address.repository.js';
import { HeartbeatQuery } from '../database/heartbeat.query.js';
import type { HeartbeatView } from '../database/heartbeat-view.entity.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import type { Entitlement } from '../domain/entitlement.js';
import { heartbeat } from '../domain/heartbeat.js';
import type { ChangeHeartbeat as Command } from '../domain/heartbeat.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { requireKept } from './require-kept.js';

/** Reconfigures, pauses, resumes, deletes a heartbeat or gives it a new address. The caller has checked its owner. */
@Injectable()
export class ChangeHeartbeat {
  constructor(
    private readonly store: Store,
    private readonly heartbeats: HeartbeatQuery,
    private readonly quotas: WorkspaceRepository,
    private readonly addresses: BeatAddressRepository,
    private readonly entitlements: CurrentEntitlements,
  ) {}

  async execute(view: HeartbeatView, command: Command): Promise<HeartbeatView> {
    if (command.type !== 'ResumeHeartbeat') return this.change(view, command);
    return this.entitlements.withCurrent(view.workspaceId, (plan) => this.change(view, command, plan));
  }

  /** What was deleted is answered as it was, and gives its place back once. */
  private change(view: HeartbeatView, command: Command, plan?: Entitlement): Promise<HeartbeatView> {
    const { id, workspaceId } = view;
    return this.store.transaction(async (tx) => {
      // Two changes at a time: the later one must know what the earlier one has made of its address.
      await tx.lock(`heartbeat-change-${id}`);
      await requireKept(this.quotas, tx, workspaceId);
      const before = (await this.heartbeats.find(id, tx)) ?? view;
      await tx.handle(heartbeat, { id, tenantId: workspaceId }, command, { ...(plan && { plan }), now: tx.now });
      const after = await this.heartbeats.find(id, tx);
      if (!after) await this.quotas.releasePlace(tx, workspaceId);
      const { addressRound, onlyPost } = after ?? before;
      if (!after || addressRound !== before.addressRound || onlyPost !== before.onlyPost)
        await this.addresses.upsert(tx, { heartbeatId: id, addressRound, onlyPost, deleted: !after });
      return after ?? before;
    });
  }
}
