import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, checkServer, createServer, deleteServer, getServer, pauseServer, resumeServer, updateServer } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { ServerRenewals } from '../renewal/server-renewals.js';
import { ServerStates } from './server-states.js';
import { presentServer } from './server.presenter.js';

/** Opens a socket for the name of the website before it answers. */
const RESOLVING = { deadlineMs: 8_000 } as const;

/** Servers as their owner sets them up. What was measured is read in server-history.controller.ts. */
@Controller()
export class ServerController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly states: ServerStates,
    private readonly renewals: ServerRenewals,
  ) {}

  @Route(createServer)
  @Policy(signedIn({ body: { userId: 'subject', workspaceId: 'workspace' } }))
  @Limited('createServer')
  @Idempotent({ implicit: true })
  async create(
    @Req() request: FastifyRequest,
    @ValidBody(createServer) input: BodyOf<typeof createServer>,
  ): Promise<ResponseOf<typeof createServer>> {
    const { server } = await this.clients.workspaces.createServer(
      {
        workspaceId: input.workspaceId,
        name: input.name,
        ipAddress: input.ipAddress,
        website: input.website ?? '',
        intervalMinutes: input.monitoringInterval,
        emailEnabled: input.email,
        whatsappEnabled: input.whatsApp,
        expectText: input.expectText ?? '',
        rejectText: input.rejectText ?? '',
        slowAlerts: input.slowAlerts,
        creationId: request.requestContext.creationId,
      },
      RESOLVING,
    );
    return { message: apiMessages.server.created, data: presentServer(server!, undefined) };
  }

  @Route(getServer)
  @Policy(signedIn({ things: ['id'] }))
  async read(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ResponseOf<typeof getServer>> {
    const { server } = await this.clients.workspaces.getServer({ serverId: id.toLowerCase() }, { retry: true });
    const [state, renewals] = await Promise.all([this.states.ofOne(server!, callerOf(request)), this.renewals.of(server!.id)]);
    return { data: { ...presentServer(server!, state), ...renewals } };
  }

  @Route(updateServer)
  @Policy(signedIn({ things: ['id'], body: { userId: 'subject', workspaceId: 'workspace' } }))
  async update(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @ValidBody(updateServer) input: BodyOf<typeof updateServer>,
  ): Promise<ResponseOf<typeof updateServer>> {
    const { server } = await this.clients.workspaces.updateServer(
      {
        serverId: id.toLowerCase(),
        name: input.name,
        ipAddress: input.ipAddress,
        website: input.website === null ? '' : input.website,
        intervalMinutes: input.monitoringInterval,
        emailEnabled: input.email,
        whatsappEnabled: input.whatsApp,
        expectText: input.expectText === null ? '' : input.expectText,
        rejectText: input.rejectText === null ? '' : input.rejectText,
        slowAlerts: input.slowAlerts,
      },
      RESOLVING,
    );
    return { message: apiMessages.server.saved, data: presentServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }

  @Route(deleteServer)
  @Policy(signedIn({ things: ['id'] }))
  async delete(@Param('id') id: string): Promise<ResponseOf<typeof deleteServer>> {
    await this.clients.workspaces.deleteServer({ serverId: id.toLowerCase() });
    return { message: apiMessages.server.deleted };
  }

  @Route(checkServer)
  @Policy(signedIn({ things: ['id'], uncounted: true }))
  async check(@Param('id') id: string): Promise<ResponseOf<typeof checkServer>> {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, { retry: true });
    const { scheduledAt } = await this.clients.scheduler.checkNow({ serverId });
    return { message: apiMessages.server.checking, data: { scheduledAt: scheduledAt?.toISOString() ?? null } };
  }

  @Route(pauseServer)
  @Policy(signedIn({ things: ['id'] }))
  async pause(@Param('id') id: string): Promise<ResponseOf<typeof pauseServer>> {
    const { server } = await this.clients.workspaces.pauseServer({ serverId: id.toLowerCase() });
    return { message: apiMessages.server.paused, data: presentServer(server!, undefined) };
  }

  @Route(resumeServer)
  @Policy(signedIn({ things: ['id'] }))
  async resume(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ResponseOf<typeof resumeServer>> {
    const { server } = await this.clients.workspaces.resumeServer({ serverId: id.toLowerCase() });
    return { message: apiMessages.server.resumed, data: presentServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }
}
