import type { incidents } from '@nowahala/contracts';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { presentErrorLog } from '../error-log/error-log.presenter.js';
import type { PageQuery } from '../../request/page.js';
import { UserTimeZone } from '../user/user-time-zone.js';
import { queryPage, pageQuery, valid } from '../../request/valid.js';
import { presentUptime } from '../workspace/workspace.presenter.js';
import { orUnmeasured } from './unmeasured.js';
import { statsQuery, uptimeQuery } from './server.input.js';
import type { StatsQuery, UptimeQuery } from './server.input.js';
import { presentPing, presentStats } from './server.presenter.js';

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

@Controller('api/server')
export class ServerHistoryController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly zone: UserTimeZone,
  ) {}

  @Get('pings/:id')
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'List the checks of a server',
    more: 'Newest first, 20 a page.',
    query: pageQuery,
    answer: { data: [examples.ping], pagination: examples.pagination },
  })
  async pings(@Param('id') id: string, @Query(valid(pageQuery)) { page }: PageQuery) {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, QUERY);
    const { data, pagination } = await queryPage(
      page,
      (asked) => orUnmeasured(this.clients.analyzer.listPings({ serverId, page: asked, limit: 0, cursor: '' }, QUERY), noPings),
      ({ pings }) => pings.map(presentPing),
    );
    return { data, pagination };
  }

  @Get('stats/:id')
  @Policy(signedIn({ things: ['id'] }))
  @Describe({ summary: 'Success and failure rates of a server', query: statsQuery, answer: examples.stats })
  async stats(@Req() request: FastifyRequest, @Param('id') id: string, @Query(valid(statsQuery)) { range }: StatsQuery) {
    const serverId = id.toLowerCase();
    const [timeZone] = await Promise.all([this.zone.of(callerOf(request).userId), this.clients.workspaces.getServer({ serverId }, QUERY)]);
    return presentStats(await orUnmeasured(this.clients.analyzer.getPingStats({ serverId, range, timeZone }, QUERY), noStats));
  }

  @Get('logs/:userId')
  @Policy(signedIn({ subject: 'userId' }))
  @Describe({
    summary: 'List error logs',
    more: 'Newest first, 20 a page, each with its explanation.',
    query: pageQuery,
    answer: { data: [examples.errorLog], pagination: examples.pagination },
  })
  async logs(@Req() request: FastifyRequest, @Query(valid(pageQuery)) { page }: PageQuery) {
    const { workspaceIds } = callerOf(request);
    const ask = (asked: number) => this.clients.analyzer.listErrorLogs({ workspaceIds, page: asked, serverId: '' }, QUERY);
    const { data, pagination } = await queryPage(page, ask, ({ logs }) => logs.map(presentErrorLog));
    return { data, pagination };
  }

  @Get('uptime/:workspaceId')
  @Policy(signedIn({ workspace: 'workspaceId' }))
  @Describe({
    summary: 'Uptime by day of every server',
    query: uptimeQuery,
    answer: { data: [{ serverId: examples.ids.server, days: [{ day: '2026-11-21', success: 287, failures: 1, unknown: 0 }] }] },
  })
  async uptime(@Req() request: FastifyRequest, @Query(valid(uptimeQuery)) { days }: UptimeQuery) {
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
