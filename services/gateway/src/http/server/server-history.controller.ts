import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getServerStats, getUptime, listErrorLogs, listPings } from '@nowahala/api';
import type { QueryOf, ResponseOf } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route, ValidQuery } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentErrorLog } from '../error-log/error-log.presenter.js';
import { queryPage } from '../query-page.js';
import { UserTimeZone } from '../user/user-time-zone.js';
import { presentPing, presentStats, presentUptime } from './server.presenter.js';
import { orUnmeasured } from './unmeasured.js';

const noPings: incidents.ListPingsResponse = { pings: [], pagination: undefined, nextCursor: '' };
const noStats: incidents.GetPingStatsResponse = {
  buckets: [],
  totalSuccess: 0,
  totalFailures: 0,
  totalPings: 0,
  successRate: 0,
  failureRate: 0,
  responseP50Ms: 0,
  responseP95Ms: 0,
};

@Controller()
export class ServerHistoryController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly zone: UserTimeZone,
  ) {}

  @Route(listPings)
  @Policy(signedIn({ things: ['id'] }))
  async pings(
    @Param('id') id: string,
    @ValidQuery(listPings) { page, region }: QueryOf<typeof listPings>,
  ): Promise<ResponseOf<typeof listPings>> {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, QUERY);
    const { data, pagination } = await queryPage(
      page,
      (asked) => orUnmeasured(this.clients.analyzer.listPings({ serverId, page: asked, limit: 0, cursor: '', region }, QUERY), noPings),
      ({ pings }) => pings.map(presentPing),
    );
    return { data, pagination };
  }

  @Route(getServerStats)
  @Policy(signedIn({ things: ['id'] }))
  async stats(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @ValidQuery(getServerStats) { range }: QueryOf<typeof getServerStats>,
  ): Promise<ResponseOf<typeof getServerStats>> {
    const serverId = id.toLowerCase();
    const [timeZone] = await Promise.all([this.zone.of(callerOf(request).userId), this.clients.workspaces.getServer({ serverId }, QUERY)]);
    return presentStats(await orUnmeasured(this.clients.analyzer.getPingStats({ serverId, range, timeZone }, QUERY), noStats));
  }

  @Route(listErrorLogs)
  @Policy(signedIn({ subject: 'userId' }))
  async logs(
    @Req() request: FastifyRequest,
    @ValidQuery(listErrorLogs) { page }: QueryOf<typeof listErrorLogs>,
  ): Promise<ResponseOf<typeof listErrorLogs>> {
    const { workspaceIds } = callerOf(request);
    const ask = (asked: number) => this.clients.analyzer.listErrorLogs({ workspaceIds, page: asked, serverId: '' }, QUERY);
    const { data, pagination } = await queryPage(page, ask, ({ logs }) => logs.map(presentErrorLog));
    return { data, pagination };
  }

  @Route(getUptime)
  @Policy(signedIn({ workspace: 'workspaceId' }))
  async uptime(
    @Req() request: FastifyRequest,
    @ValidQuery(getUptime) { days }: QueryOf<typeof getUptime>,
  ): Promise<ResponseOf<typeof getUptime>> {
    const { userId } = callerOf(request);
    const [timeZone, { workspace }] = await Promise.all([
      this.zone.of(userId),
      this.clients.workspaces.getWorkspaceOfUser({ userId }, QUERY),
    ]);
    const serverIds = workspace?.servers.map((server) => server.id) ?? [];
    if (serverIds.length === 0) return { data: [] };
    const { servers } = await this.clients.analyzer.getUptime({ serverIds, days, timeZone }, QUERY);
    return { data: servers.map(presentUptime) };
  }
}
