import { Injectable } from '@nestjs/common';
import { workspaces } from '@nowahala/contracts';
import { creationIdOf, isSystem } from '@nowahala/platform';
import type { CallContext, Caller } from '@nowahala/platform';
import { AddHeartbeat } from '../../application/add-heartbeat.js';
import { ChangeHeartbeat } from '../../application/change-heartbeat.js';
import { getOwned, requireOwner, requireWriter } from '../../application/require-caller.js';
import { UpdateHeartbeat } from '../../application/update-heartbeat.js';
import { BeatAddressRepository } from '../../database/beat-address.repository.js';
import { HeartbeatQuery } from '../../database/heartbeat.query.js';
import type { HeartbeatView } from '../../database/heartbeat-view.entity.js';
import type { ChangeHeartbeat as Command } from '../../domain/heartbeat.js';
import { refusals } from '../../domain/refusals.js';
import { toHeartbeat } from '../mappers/heartbeat.mapper.js';

const ADDRESSES_AT_ONCE = 5_000;

const commands: Partial<Record<workspaces.HeartbeatChange, Command>> = {
  [workspaces.HeartbeatChange.HEARTBEAT_CHANGE_PAUSE]: { type: 'PauseHeartbeat' },
  [workspaces.HeartbeatChange.HEARTBEAT_CHANGE_RESUME]: { type: 'ResumeHeartbeat' },
  [workspaces.HeartbeatChange.HEARTBEAT_CHANGE_ROTATE]: { type: 'RotateHeartbeatAddress' },
  [workspaces.HeartbeatChange.HEARTBEAT_CHANGE_DELETE]: { type: 'DeleteHeartbeat' },
};

/** The calls about heartbeats; `workspaces.rpc.ts` hands them here. */
@Injectable()
export class HeartbeatsRpc {
  constructor(
    private readonly heartbeats: HeartbeatQuery,
    private readonly addresses: BeatAddressRepository,
    private readonly adding: AddHeartbeat,
    private readonly updating: UpdateHeartbeat,
    private readonly changing: ChangeHeartbeat,
  ) {}

  async create(request: workspaces.CreateHeartbeatRequest, { caller }: CallContext): Promise<workspaces.CreateHeartbeatResponse> {
    const { workspaceId, schedule, creationId, ...input } = request;
    requireOwner(caller, workspaceId);
    requireWriter(caller);
    const typed = schedule ?? { everyMinutes: 0, cron: '', timeZone: '' };
    const id = creationIdOf(creationId);
    return { heartbeat: toHeartbeat(await this.adding.execute(workspaceId, { ...input, schedule: typed }, id)) };
  }

  async list({ workspaceId }: workspaces.ListHeartbeatsRequest, { caller }: CallContext): Promise<workspaces.ListHeartbeatsResponse> {
    requireOwner(caller, workspaceId);
    return { heartbeats: (await this.heartbeats.list(workspaceId)).map(toHeartbeat) };
  }

  /** Each takes a place of the plan's server limit. */
  async namesOf(workspaceId: string): Promise<string[]> {
    return (await this.heartbeats.list(workspaceId)).map(({ name }) => name);
  }

  async get({ heartbeatId }: workspaces.GetHeartbeatRequest, { caller }: CallContext): Promise<workspaces.GetHeartbeatResponse> {
    return { heartbeat: toHeartbeat(await this.owned(caller, heartbeatId)) };
  }

  async update(request: workspaces.UpdateHeartbeatRequest, { caller }: CallContext): Promise<workspaces.UpdateHeartbeatResponse> {
    const { heartbeatId, ...input } = request;
    const view = await this.owned(caller, heartbeatId);
    requireWriter(caller);
    return { heartbeat: toHeartbeat(await this.updating.execute(view, input)) };
  }

  async change(request: workspaces.ChangeHeartbeatRequest, { caller }: CallContext): Promise<workspaces.ChangeHeartbeatResponse> {
    const view = await this.owned(caller, request.heartbeatId);
    requireWriter(caller);
    const command = commands[request.change];
    if (!command) throw refusals.notFound();
    return { heartbeat: toHeartbeat(await this.changing.execute(view, command)) };
  }

  async listAddresses(
    { after }: workspaces.ListBeatAddressesRequest,
    { caller }: CallContext,
  ): Promise<workspaces.ListBeatAddressesResponse> {
    isSystem(caller);
    const rows = await this.addresses.listAfter(after, ADDRESSES_AT_ONCE);
    return { addresses: rows, last: rows.at(-1)?.changed ?? after };
  }

  private owned(caller: Caller, heartbeatId: string): Promise<HeartbeatView> {
    return getOwned(caller, heartbeatId, (id) => this.heartbeats.find(id));
  }
}
