import type { incidents, workspaces } from '@nowahala/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@nowahala/platform';
import type { Caller, Logger } from '@nowahala/platform';
import { ASK, Services } from '../../services.js';

export type States = Map<string, incidents.ServerState>;

/** How servers fare, as the analyzer judges. Where it cannot be asked the list still opens, with the state left unknown. */
@Injectable()
export class ServerStates {
  constructor(
    private readonly services: Services,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(servers: workspaces.Server[], caller: Caller): Promise<States> {
    if (servers.length === 0) return new Map();
    try {
      const { states } = await this.services.analyzer.getServerStates({ serverIds: servers.map(({ id }) => id) }, { ...ASK, caller });
      return new Map(states.map((state) => [state.serverId, state]));
    } catch (error) {
      this.logger.warn({ err: error }, 'server states are not known just now');
      return new Map();
    }
  }

  async ofOne(server: workspaces.Server, caller: Caller): Promise<incidents.ServerState | undefined> {
    return (await this.of([server], caller)).get(server.id);
  }
}
