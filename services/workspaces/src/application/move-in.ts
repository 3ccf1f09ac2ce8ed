import { idFrom, Refusal, refusal } from '@nowahala/platform';
import type { NetworkPolicy, Store } from '@nowahala/platform';
import type { WorkspaceQuery } from '../database/workspace.query.js';
import type { WorkspaceRepository } from '../database/workspace.repository.js';
import { isFresh } from '../domain/entitlement.js';
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

export interface MovedIn {
  added: number;
  /** Why the rest was not. */
  refused?: string;
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
    private readonly places: Pick<WorkspaceRepository, 'reservePlaces' | 'everAdded'>,
    private readonly policy: NetworkPolicy,
  ) {}

  /** Why a server could never be added, whatever the plan of its workspace. */
  problemOf(moving: MovingServer): string | undefined {
    try {
      this.settingsOf(moving);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  /** Where the plan refuses one, or has no place left, what was added until then is kept. */
  async add(workspaceId: string, moving: MovingServer[], options: MoveInOptions): Promise<MovedIn> {
    const wanted = new Map(
      moving.map((one) => {
        const settings = this.settingsOf(one);
        return [idFrom('move-in', workspaceId, settings.name, settings.ipAddress, settings.website), settings];
      }),
    );
    const waiting = [...wanted];
    let added = 0;
    try {
      while (waiting.length > 0) added += await this.addSome(workspaceId, waiting.splice(0, AT_ONCE), options);
      return { added };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { added, refused: error.message };
    }
  }

  private async addSome(workspaceId: string, some: [id: string, settings: ServerSettings][], { beyondPlan }: MoveInOptions) {
    // Anew for each part: a plan may end while a long list is being added.
    const workspace = await this.workspaces.findWithPlan(workspaceId);
    if (!workspace) throw refusals.notFound();
    const { plan, userId } = workspace;
    const limit = beyondPlan ? Number.MAX_SAFE_INTEGER : (plan?.serverLimit ?? 0);
    return this.store.transaction(async (tx) => {
      if (!plan || !isFresh(plan, tx.now)) throw refusals.planUnknown();
      const known = await this.places.everAdded(
        tx,
        some.map(([id]) => id),
      );
      const missing = some.filter(([id]) => !known.has(id));
      if (missing.length === 0) return 0;
      if (!(await this.places.reservePlaces(tx, workspaceId, missing.length, limit))) throw refusals.serverLimitReached();
      await Promise.all(
        missing.map(async ([id, settings]) => {
          const command: AddServer = { type: 'AddServer', data: { ...settings, workspaceId, userId } };
          await tx.create(server, { id, tenantId: workspaceId }, command, { plan, now: tx.now }).catch(naming(settings.name));
        }),
      );
      return missing.length;
    });
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

/** Of hundreds of servers, the one that was refused. */
const naming =
  (name: string) =>
  (error: unknown): never => {
    throw error instanceof Refusal ? refusal(error.code, error.kind, `${name}: ${error.message}`) : error;
  };
