import { Controller, Param } from '@nestjs/common';
import { acceptSlowness, apiMessages, getBaseline } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { Route } from '../../request/contract.js';

/** What response times are usual for a server, and the owner's word that slow ones are. */
@Controller()
export class BaselineController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(getBaseline)
  @Policy(signedIn({ things: ['id'] }))
  async read(@Param('id') id: string): Promise<ResponseOf<typeof getBaseline>> {
    const { usualMs, slowMs, nowMs } = await this.clients.analyzer.getBaseline({ serverId: id.toLowerCase() }, { retry: true });
    return { data: { usualMs: usualMs ?? null, slowMs: slowMs ?? null, nowMs: nowMs ?? null } };
  }

  @Route(acceptSlowness)
  @Policy(signedIn({ things: ['id'] }))
  async accept(@Param('id') id: string): Promise<ResponseOf<typeof acceptSlowness>> {
    await this.clients.analyzer.acceptSlowness({ serverId: id.toLowerCase() });
    return { message: apiMessages.server.slownessAccepted };
  }
}
