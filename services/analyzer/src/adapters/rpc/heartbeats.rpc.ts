import type { incidents as proto } from '@nowahala/contracts';
import { Clock, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { BeatRepository } from '../../database/beat.repository.js';
import { HeartbeatRepository } from '../../database/heartbeat.repository.js';
import { toBeatMessage, toHeartbeatState } from '../mappers/beat.mapper.js';

/** The calls about heartbeats; `analyzer.rpc.ts` hands them here. */
@Injectable()
export class HeartbeatsRpc {
  constructor(
    private readonly heartbeats: HeartbeatRepository,
    private readonly beats: BeatRepository,
    private readonly clock: Clock,
  ) {}

  /** Those that are the caller's; the others are left out without a refusal. */
  async states({ heartbeatIds }: proto.GetHeartbeatStatesRequest, { caller }: CallContext): Promise<proto.GetHeartbeatStatesResponse> {
    const found = await this.heartbeats.find([...new Set(heartbeatIds.filter(isUuid))]);
    const isOwned = (workspaceId: string): boolean => caller.via === 'system' || caller.workspaceIds.includes(workspaceId);
    const owned = found.filter(({ removed, workspaceId }) => !removed && isOwned(workspaceId));
    return { states: owned.map((heartbeat) => toHeartbeatState(heartbeat, this.clock.now())) };
  }

  async list({ heartbeatId }: proto.ListBeatsRequest, { caller }: CallContext): Promise<proto.ListBeatsResponse> {
    const [heartbeat] = isUuid(heartbeatId) ? await this.heartbeats.find([heartbeatId]) : [];
    if (!heartbeat || heartbeat.removed) throw notFound();
    ownsWorkspace(caller, heartbeat.workspaceId);
    return { beats: (await this.beats.list(heartbeatId)).map(toBeatMessage) };
  }
}
