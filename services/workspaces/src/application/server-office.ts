import { Inject, Injectable } from '@nestjs/common';
import { Database, newId, notFound, ownsWorkspace, Store } from '@nowahala/platform';
import type { Caller, Transaction } from '@nowahala/platform';
import { servers } from '../adapters/events/publications.js';
import { displayName } from '../domain/display-name.js';
import { assertIntervalFits, assertMayAddServers, assertWhatsAppAllowed } from '../domain/entitlement.js';
import { serverLimitReached } from '../domain/sentences.js';
import { reconfigure, register, remove, resume, suspend } from '../domain/server.js';
import type { Server, ServerConfig, ServerEvent } from '../domain/server.js';
import { Entitlements } from './entitlements.js';
import { Targets } from './targets.js';

/** Adds, changes, pauses and removes servers. */
@Injectable()
export class ServerOffice {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Database) private readonly database: Database,
    @Inject(Entitlements) private readonly entitlements: Entitlements,
    @Inject(Targets) private readonly targets: Targets,
  ) {}

  async create(workspaceId: string, wish: ServerConfig, caller: Caller): Promise<string> {
    ownsWorkspace(caller, workspaceId);
    const entitlement = await this.entitlements.of(workspaceId);
    const name = displayName(wish.name);
    const ipAddress = this.targets.ipAddress(wish.ipAddress);
    const website = await this.targets.website(wish.website);
    assertMayAddServers(entitlement);
    assertIntervalFits(wish.intervalMinutes, entitlement);
    assertWhatsAppAllowed(wish.whatsApp, entitlement);
    const id = newId();
    await this.store.transaction(async (tx) => {
      await takePlace(tx, workspaceId, entitlement.serverLimit);
      await tx.change(servers, id, workspaceId, () => register({ ...wish, name, ipAddress, website }, workspaceId, caller.userId));
    });
    return id;
  }

  async change(id: string, wish: Partial<ServerConfig>, caller: Caller): Promise<void> {
    const workspaceId = await this.workspaceOf(id, caller);
    const checked: Partial<ServerConfig> = { ...wish };
    if (wish.name !== undefined) checked.name = displayName(wish.name);
    if (wish.ipAddress !== undefined) checked.ipAddress = this.targets.ipAddress(wish.ipAddress);
    if (wish.website !== undefined) checked.website = await this.targets.website(wish.website);
    if (wish.intervalMinutes !== undefined || wish.whatsApp) {
      const entitlement = await this.entitlements.of(workspaceId);
      if (wish.intervalMinutes !== undefined && wish.intervalMinutes !== (await this.intervalOf(id))) assertIntervalFits(wish.intervalMinutes, entitlement);
      assertWhatsAppAllowed(wish.whatsApp, entitlement);
    }
    await this.decide(id, workspaceId, (state) => reconfigure(checked, state));
  }

  async pause(id: string, caller: Caller): Promise<void> {
    await this.decide(id, await this.workspaceOf(id, caller), suspend);
  }

  async resume(id: string, caller: Caller): Promise<void> {
    const workspaceId = await this.workspaceOf(id, caller);
    assertMayAddServers(await this.entitlements.of(workspaceId));
    await this.decide(id, workspaceId, resume);
  }

  async remove(id: string, caller: Caller): Promise<void> {
    const workspaceId = await this.workspaceOf(id, caller);
    await this.store.transaction(async (tx) => {
      await tx.change(servers, id, workspaceId, remove);
      await tx.query('UPDATE workspace_quota SET used = greatest(used - 1, 0) WHERE workspace_id = $1', [workspaceId]);
      await tx.query('DELETE FROM incident_seen WHERE server_id = $1', [id]);
      await tx.query('DELETE FROM server_usage WHERE server_id = $1', [id]);
    });
  }

  private async decide(id: string, workspaceId: string, decide: (state: Server) => ServerEvent[]): Promise<void> {
    await this.store.transaction((tx) => tx.change(servers, id, workspaceId, decide));
  }

  private async workspaceOf(id: string, caller: Caller): Promise<string> {
    const [row] = await this.database.query<{ workspace_id: string }>('SELECT workspace_id FROM server_view WHERE id = $1', [id]);
    if (!row) throw notFound();
    ownsWorkspace(caller, row.workspace_id);
    return row.workspace_id;
  }

  private async intervalOf(id: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ interval_minutes: number }>('SELECT interval_minutes FROM server_view WHERE id = $1', [id]);
    return row?.interval_minutes;
  }
}

/** A limit over many streams: one compare-and-set, so that racing adds cannot pass it. */
async function takePlace(tx: Transaction, workspaceId: string, limit: number): Promise<void> {
  await tx.lock(`quota-${workspaceId}`);
  await tx.query('INSERT INTO workspace_quota (workspace_id) VALUES ($1) ON CONFLICT DO NOTHING', [workspaceId]);
  const taken = await tx.query('UPDATE workspace_quota SET used = used + 1 WHERE workspace_id = $1 AND used < $2 RETURNING used', [workspaceId, limit]);
  if (taken.length === 0) throw serverLimitReached();
}
