import { idFrom, Refusal } from '@nowahala/platform';
import type { NetworkPolicy, Store } from '@nowahala/platform';
import type { WorkspaceQuery } from '../database/workspace.query.js';
import type { WorkspaceRepository } from '../database/workspace.repository.js';
import { refusals } from '../domain/refusals.js';
import { readServerSettings } from '../domain/server-settings.js';
import { server } from '../domain/server.js';
import type { AddServer, ServerSettings } from '../domain/server.js';

/** A server as a list of a customer who moves in names it; what is left out is as for one that is added on the page. */
export interface MovingServer {
  workspaceId: string;
  name: string;
  ipAddress: string;
  website?: string | undefined;
  monitoringInterval: number;
  email?: boolean | undefined;
  whatsApp?: boolean | undefined;
  slowAlerts?: boolean | undefined;
}

export interface MoveInOptions {
  /** Whether a workspace may have more servers than its plan has places for; everything else of the plan holds. */
  beyondPlan: boolean;
}

/** A transaction of so many servers ends long before a statement may not take longer. */
const AT_ONCE = 250;

/**
 * Adds the servers of a list, hundreds in one transaction, for an operator. A website's name is not looked up: its first check does
 * that. One that was added from the same line before stays as it is, so a list that was broken off is simply given once more.
 */
export class MoveIn {
  constructor(
    private readonly store: Store,
    private readonly workspaces: Pick<WorkspaceQuery, 'findWithPlan'>,
    private readonly quotas: Pick<WorkspaceRepository, 'reservePlaces' | 'everAdded'>,
    private readonly policy: NetworkPolicy,
  ) {}

  /** The first problems with a list, each with its line, counted from 1; none: every line could be added by itself. */
  problemsOf(list: MovingServer[], limit: number): string[] {
    const problems: string[] = [];
    for (const [index, line] of list.entries()) {
      if (problems.length === limit) break;
      try {
        this.settingsOf(line);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(`line ${index + 1}: ${error.message}`);
      }
    }
    return problems;
  }

  /** How many were added to this workspace. Where the plan has no place left, those before are kept; the refusal says so. */
  async add(workspaceId: string, lines: MovingServer[], { beyondPlan }: MoveInOptions): Promise<number> {
    const workspace = await this.workspaces.findWithPlan(workspaceId);
    if (!workspace) throw refusals.notFound();
    const { plan, userId } = workspace;
    if (!plan) throw refusals.planUnknown();
    const limit = beyondPlan ? Number.MAX_SAFE_INTEGER : plan.serverLimit;
    const wanted = new Map(
      lines.map((line) => {
        const data = { ...this.settingsOf(line), workspaceId, userId };
        const id = idFrom('move-in', workspaceId, data.name, data.ipAddress, data.website);
        return [id, { id, command: { type: 'AddServer', data } satisfies AddServer }];
      }),
    );
    let added = 0;
    const waiting = [...wanted.values()];
    for (let part = waiting.splice(0, AT_ONCE); part.length > 0; part = waiting.splice(0, AT_ONCE))
      added += await this.store.transaction(async (tx) => {
        const known = await this.quotas.everAdded(
          tx,
          part.map(({ id }) => id),
        );
        const missing = part.filter(({ id }) => !known.has(id));
        if (missing.length === 0) return 0;
        if (!(await this.quotas.reservePlaces(tx, workspaceId, missing.length, limit))) throw refusals.serverLimitReached();
        await Promise.all(
          missing.map(({ id, command }) => tx.create(server, { id, tenantId: workspaceId }, command, { plan, now: tx.now })),
        );
        return missing.length;
      });
    return added;
  }

  private settingsOf({
    name,
    ipAddress,
    website = '',
    monitoringInterval,
    email = true,
    whatsApp = false,
    slowAlerts = true,
  }: MovingServer) {
    const typed = { name, ipAddress, website, intervalMinutes: monitoringInterval, expectText: '', rejectText: '' };
    const { settings } = readServerSettings(typed, this.policy, 'create');
    return { ...(settings as ServerSettings), email, whatsApp, slowAlerts };
  }
}
