import { Clock } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DomainRepository } from '../database/domain.repository.js';
import { registrableDomain } from '../domain/renewal/registrable-domain.js';
import { zoneOf } from '../domain/renewal/registry-plan.js';

const AT_ONCE = 500;

/** Which registrable domain each server stands under, for servers that are new, were moved or were deleted. */
@Injectable()
export class ReadDomains {
  constructor(
    private readonly clock: Clock,
    private readonly domains: DomainRepository,
  ) {}

  async execute(): Promise<void> {
    for (;;) {
      const servers = await this.domains.unread(AT_ONCE);
      for (const server of servers) {
        const domain = server.removed ? '' : registrableDomain(server.website);
        await this.domains.setDomain(server, domain, zoneOf(domain), this.clock.now());
      }
      if (servers.length < AT_ONCE) return;
    }
  }
}
