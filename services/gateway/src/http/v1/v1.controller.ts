import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  apiMessages,
  getKeyOwner,
  getPublicServer,
  listPublicIncidents,
  listPublicPings,
  listPublicServers,
  reportApplicationError,
} from '@nowahala/api';
import type { BodyOf, QueryOf, ResponseOf } from '@nowahala/api';
import { refusal } from '@nowahala/platform';
import { Policy, withKey } from '../../auth/policy.js';
import { incidentStatuses } from '../../clients/enums.mapper.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Route, ValidBody, ValidQuery } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentErrorLog } from '../error-log/error-log.presenter.js';
import { presentPublicIncident } from '../incident/incident.presenter.js';
import { knownScopes } from '../key/key.presenter.js';
import { ServerStates } from '../server/server-states.js';
import { presentPing, presentPublicServer } from '../server/server.presenter.js';
import { orUnmeasured } from '../server/unmeasured.js';
import { orNull } from '../wire.js';
import { pageOfServers } from './server-pages.js';

/** The public API, for programs with a key. */
@Controller()
export class V1Controller {
  constructor(
    private readonly clients: ServiceClients,
    private readonly states: ServerStates,
  ) {}

  @Route(getKeyOwner)
  @Policy(withKey())
  me(@Req() request: FastifyRequest): ResponseOf<typeof getKeyOwner> {
    const { userId, workspaceIds, scopes } = callerOf(request);
    return { data: { userId, workspaceIds, keyId: request.requestContext.keyId!, scopes: knownScopes(scopes) } };
  }

  @Route(listPublicServers)
  @Policy(withKey('servers:read'))
  async servers(
    @Req() request: FastifyRequest,
    @ValidQuery(listPublicServers) { limit, cursor }: QueryOf<typeof listPublicServers>,
  ): Promise<ResponseOf<typeof listPublicServers>> {
    const { workspace } = await this.clients.workspaces.getWorkspaceOfUser({ userId: callerOf(request).userId }, QUERY);
    const { servers, nextCursor } = pageOfServers(workspace?.servers ?? [], limit, cursor);
    const states = await this.states.of(servers, callerOf(request));
    return { data: servers.map((server) => presentPublicServer(server, states.get(server.id))), nextCursor };
  }

  @Route(getPublicServer)
  @Policy(withKey('servers:read', { things: ['id'] }))
  async server(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ResponseOf<typeof getPublicServer>> {
    const { server } = await this.clients.workspaces.getServer({ serverId: id.toLowerCase() }, QUERY);
    return { data: presentPublicServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }

  @Route(listPublicPings)
  @Policy(withKey('pings:read', { things: ['id'] }))
  async pings(
    @Param('id') id: string,
    @ValidQuery(listPublicPings) { limit, cursor }: QueryOf<typeof listPublicPings>,
  ): Promise<ResponseOf<typeof listPublicPings>> {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, QUERY);
    const query = this.clients.analyzer.listPings({ serverId, page: 0, limit, cursor }, QUERY);
    const { pings, nextCursor } = await orUnmeasured(query, { pings: [], pagination: undefined, nextCursor: '' });
    return { data: pings.map(presentPing), nextCursor: orNull(nextCursor) };
  }

  @Route(listPublicIncidents)
  @Policy(withKey('incidents:read'))
  async incidents(
    @Req() request: FastifyRequest,
    @ValidQuery(listPublicIncidents) { limit, cursor, status, server = '' }: QueryOf<typeof listPublicIncidents>,
  ): Promise<ResponseOf<typeof listPublicIncidents>> {
    const { workspaceIds } = callerOf(request);
    if (workspaceIds.length === 0) return { data: [], nextCursor: null };
    const { incidents, nextCursor } = await this.clients.analyzer.listIncidents(
      {
        workspaceIds,
        page: 0,
        serverId: server,
        limit,
        cursor,
        status: status ?? '',
        incidentStatus: status && incidentStatuses.toEnum(status),
      },
      QUERY,
    );
    return { data: incidents.map(presentPublicIncident), nextCursor: orNull(nextCursor) };
  }

  @Route(reportApplicationError)
  @Policy(withKey('logs:write'))
  @Idempotent()
  async log(
    @Req() request: FastifyRequest,
    @ValidBody(reportApplicationError) { server, serverId = server ?? '', ...rest }: BodyOf<typeof reportApplicationError>,
  ): Promise<ResponseOf<typeof reportApplicationError>> {
    const { userId, workspaceIds } = callerOf(request);
    const [workspaceId] = workspaceIds;
    if (!workspaceId) throw refusal('NO_WORKSPACE_YET', 'invalid', messages.workspace.createFirst);
    if (serverId) await this.clients.workspaces.getServer({ serverId }, QUERY);
    const { log } = await this.clients.analyzer.logApplicationError({ workspaceId, userId, serverId, ...rest });
    return { message: apiMessages.logs.taken, data: presentErrorLog(log!) };
  }
}
