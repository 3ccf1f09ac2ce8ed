import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { refusal } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Policy, withKey } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { presentErrorLog } from '../error-log/error-log.presenter.js';
import type { CursorQuery } from '../../request/page.js';
import { orUnmeasured } from '../server/unmeasured.js';
import { ServerStates } from '../server/server-states.js';
import { cursorQuery, valid } from '../../request/valid.js';
import { orNull } from '../wire.js';
import { pageOfServers } from './server-pages.js';
import { applicationError, incidentsQuery } from './v1.input.js';
import type { ApplicationError, IncidentsQuery } from './v1.input.js';
import { presentPublicIncident, presentPublicPing, presentPublicServer } from './v1.presenter.js';

/** The public API, for programs with a key. */
@Controller('api/v1')
export class V1Controller {
  constructor(
    private readonly clients: ServiceClients,
    private readonly states: ServerStates,
  ) {}

  @Get('me')
  @Policy(withKey())
  @Describe({
    summary: 'What this key is and may do',
    answer: {
      data: { userId: examples.ids.user, workspaceIds: [examples.ids.workspace], keyId: examples.ids.key, scopes: ['servers:read'] },
    },
  })
  me(@Req() request: FastifyRequest) {
    const { userId, workspaceIds, scopes } = callerOf(request);
    return { data: { userId, workspaceIds, keyId: request.requestContext.keyId, scopes } };
  }

  @Get('servers')
  @Policy(withKey('servers:read'))
  @Describe({ summary: 'List servers', query: cursorQuery, answer: { data: [examples.publicServer], nextCursor: null } })
  async servers(@Req() request: FastifyRequest, @Query(valid(cursorQuery)) { limit, cursor }: CursorQuery) {
    const { workspace } = await this.clients.workspaces.getWorkspaceOfUser({ userId: callerOf(request).userId }, QUERY);
    const { servers, nextCursor } = pageOfServers(workspace?.servers ?? [], limit, cursor);
    const states = await this.states.of(servers, callerOf(request));
    return { data: servers.map((server) => presentPublicServer(server, states.get(server.id))), nextCursor };
  }

  @Get('servers/:id')
  @Policy(withKey('servers:read', { things: ['id'] }))
  @Describe({ summary: 'Read a server', answer: { data: examples.publicServer } })
  async server(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { server } = await this.clients.workspaces.getServer({ serverId: id.toLowerCase() }, QUERY);
    return { data: presentPublicServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }

  @Get('servers/:id/pings')
  @Policy(withKey('pings:read', { things: ['id'] }))
  @Describe({
    summary: 'List the checks of a server',
    more: 'Newest first.',
    query: cursorQuery,
    answer: { data: [examples.ping], nextCursor: 'MjAyNi0xMS0yMVQxMzowMDowMFo' },
  })
  async pings(@Param('id') id: string, @Query(valid(cursorQuery)) { limit, cursor }: CursorQuery) {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, QUERY);
    const question = this.clients.analyzer.listPings({ serverId, page: 0, limit, cursor }, QUERY);
    const { pings, nextCursor } = await orUnmeasured(question, { pings: [], pagination: undefined, nextCursor: '' });
    return { data: pings.map(presentPublicPing), nextCursor: orNull(nextCursor) };
  }

  @Get('incidents')
  @Policy(withKey('incidents:read'))
  @Describe({
    summary: 'List incidents',
    more: 'Newest first.',
    query: incidentsQuery,
    answer: { data: [examples.publicIncident], nextCursor: null },
  })
  async incidents(@Req() request: FastifyRequest, @Query(valid(incidentsQuery)) { limit, cursor, status, server = '' }: IncidentsQuery) {
    const { workspaceIds } = callerOf(request);
    if (workspaceIds.length === 0) return { data: [], nextCursor: null };
    const { incidents, nextCursor } = await this.clients.analyzer.listIncidents(
      { workspaceIds, page: 0, serverId: server, limit, cursor, status: status ?? '' },
      QUERY,
    );
    return { data: incidents.map(presentPublicIncident), nextCursor: orNull(nextCursor) };
  }

  @Post('logs')
  @HttpCode(201)
  @Policy(withKey('logs:write'))
  @Idempotent()
  @Describe({
    summary: 'Report an error of your own application',
    more: 'It is explained like any other error; equal ones are counted together. Of the message the first 2,000 characters are kept, of the stack the first 16,000.',
    body: applicationError.omit({ serverId: true }),
    example: {
      message: "TypeError: Cannot read properties of undefined (reading 'total')",
      stack: 'at checkout (cart.js:41:17)',
      level: 'error',
      tag: 'App',
      server: examples.ids.server,
    },
    status: 201,
    answer: { message: messages.logs.taken, data: examples.errorLog },
  })
  async log(@Req() request: FastifyRequest, @Body(valid(applicationError)) { server, serverId = server ?? '', ...rest }: ApplicationError) {
    const { userId, workspaceIds } = callerOf(request);
    const [workspaceId] = workspaceIds;
    if (!workspaceId) throw refusal('NO_WORKSPACE_YET', 'invalid', messages.workspace.createFirst);
    if (serverId) await this.clients.workspaces.getServer({ serverId }, QUERY);
    const { log } = await this.clients.analyzer.logApplicationError({ workspaceId, userId, serverId, ...rest });
    return { message: messages.logs.taken, data: log ? presentErrorLog(log) : null };
  }
}
