import { Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DomainRepository } from '../database/domain.repository.js';
import type { UnreadServer } from '../database/domain.repository.js';
import { registrableDomain } from '../domain/renewal/registrable-domain.js';
import { REGISTRIES } from './ports.js';
import type { Registries } from './ports.js';

const AT_ONCE = 500;

/** Which registrable domain each server stands under, for servers that are new, were moved or were deleted. */
@Injectable()
export class ReadDomains {
  constructor(
    private readonly clock: Clock,
    private readonly domains: DomainRepository,
    @Inject(REGISTRIES) private readonly registries: Registries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    for (let after: string | null = null; ;) {
      const servers = await this.domains.unread(after, AT_ONCE);
      const without = servers.filter(({ website, removed }) => website === '' && !removed);
      const done = await this.domains.setWithoutDomain(without.map(({ serverId }) => serverId));
      for (const server of servers) if (!done.has(server.serverId)) await this.read(server);
      if (servers.length < AT_ONCE) return;
      after = servers.at(-1)!.serverId;
    }
  }

  /** One that cannot be read holds up no other. */
  private async read(server: UnreadServer): Promise<void> {
    try {
      const domain = server.removed ? '' : registrableDomain(server.website);
      await this.domains.setDomain(server, domain, this.registries.zoneOf(domain), this.clock.now());
    } catch (error) {
      this.logger.error({ err: error, server_id: server.serverId }, 'the domain of a server could not be read');
    }
  }
}
