import { Inject, Injectable } from '@nestjs/common';
import type { incidents, workspaces } from '@nowahala/contracts';
import { LOGGER } from '@nowahala/platform';
import type { Caller, Logger } from '@nowahala/platform';
import { QUERY, ServiceClients } from '../../clients/services.client.js';

/** The analyzer's judgement, and the scheduler's count of this month where it could be asked. */
export type LiveServer = incidents.ServerState & { usedRate?: number };
export type States = Map<string, LiveServer>;

/** The scheduler takes no calls while the bus is away; a page does not wait long for the one figure that it lacks then. */
const USAGE_MS = 800;

/** How servers fare, as the analyzer judges. Where it cannot be asked the list still opens, with the state left unknown. */
@Injectable()
export class ServerStates {
  constructor(
    private readonly clients: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(servers: workspaces.Server[], caller: Caller): Promise<States> {
    if (servers.length === 0) return new Map();
    try {
      const serverIds = servers.map(({ id }) => id);
      const [{ states }, used] = await Promise.all([
        this.clients.analyzer.getServerStates({ serverIds }, { ...QUERY, caller }),
        this.usedThisMonth(serverIds, caller),
      ]);
      return new Map(states.map((state) => [state.serverId, { ...state, usedRate: used.get(state.serverId) }]));
    } catch (error) {
      this.logger.warn({ err: error }, 'server states not read');
      return new Map();
    }
  }

  private async usedThisMonth(serverIds: string[], caller: Caller): Promise<Map<string, number>> {
    try {
      const { usages } = await this.clients.scheduler.getUsage({ serverIds }, { caller, deadlineMs: USAGE_MS });
      return new Map(usages.map(({ serverId, used }) => [serverId, used]));
    } catch (error) {
      this.logger.warn({ err: error }, 'usage not read');
      return new Map();
    }
  }

  async ofOne(server: workspaces.Server, caller: Caller): Promise<LiveServer | undefined> {
    return (await this.of([server], caller)).get(server.id);
  }
}
