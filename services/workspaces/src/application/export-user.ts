import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { EntitlementRepository } from '../database/entitlement.repository.js';
import { HeartbeatQuery } from '../database/heartbeat.query.js';
import { ServerQuery } from '../database/server.query.js';
import { WorkspaceQuery } from '../database/workspace.query.js';

/** Between services one answer holds at most 8 MB. */
const EVENTS = 1_000;

interface ExportedPart {
  lists: object;
  /** What to ask for next; undefined after the last part. */
  nextPart: string | undefined;
}

/** Everything that this service holds of one user: the workspace, its servers, maintenance and every change to them (RULES.md#data-protection). */
@Injectable()
export class ExportUser {
  constructor(
    private readonly store: Store,
    private readonly workspaces: WorkspaceQuery,
    private readonly servers: ServerQuery,
    private readonly heartbeats: HeartbeatQuery,
    private readonly entitlements: EntitlementRepository,
  ) {}

  /** `part`: the `nextPart` of the answer before. The history goes on over several parts, deleted servers included. */
  async execute(userId: string, part: string): Promise<ExportedPart> {
    const view = await this.workspaces.findByUser(userId);
    if (!view) return { lists: { workspace: null }, nextPart: undefined };
    const { id, name, email, whatsApp, createdAt } = view;
    const { events, next } = await this.store.historyOfTenant(id, part, EVENTS);
    const history = events.map(({ streamId, type, data, occurredAt }) => ({ of: streamId, at: occurredAt, what: type, data }));
    if (part !== '') return { lists: { history }, nextPart: next };
    const plan = (await this.entitlements.find(id)) ?? null;
    const lists = {
      workspace: { id, name, notificationPreference: { email, whatsApp }, createdAt, plan },
      servers: await this.servers.list(id),
      heartbeats: await this.heartbeats.list(id),
      // Last: the next part goes on with it.
      history,
    };
    return { lists, nextPart: next };
  }
}
