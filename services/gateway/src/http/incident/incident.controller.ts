import type { alerts, incidents } from '@nowahala/contracts';
import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import type { PageQuery } from '../../request/page.js';
import { queryPage, pageQuery, valid } from '../../request/valid.js';
import { presentIncident } from './incident.presenter.js';

@Controller('api/incident')
export class IncidentController {
  constructor(
    private readonly clients: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('list/:userId')
  @Policy(signedIn({ subject: 'userId' }))
  @Describe({
    summary: 'List incidents',
    more: 'Newest first, 20 a page. `deliveries` is null while it is not known who was told.',
    query: pageQuery,
    answer: { data: [examples.incident], pagination: examples.pagination },
  })
  async list(@Req() request: FastifyRequest, @Query(valid(pageQuery)) { page }: PageQuery) {
    const { userId, workspaceIds } = callerOf(request);
    const ask = (asked: number) =>
      this.clients.analyzer.listIncidents({ workspaceIds, page: asked, serverId: '', limit: 0, cursor: '', status: '' }, QUERY);
    const { data, pagination } = await queryPage(page, ask, (found) => found.incidents);
    return { data: await this.whole(data, userId), pagination };
  }

  @Get('get/:id')
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'Read an incident',
    more: 'With its evidence, explanation, timeline, and who was told when.',
    answer: { data: examples.incident },
  })
  async read(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { incident } = await this.clients.analyzer.getIncident({ incidentId: id.toLowerCase() }, QUERY);
    const [data] = await this.whole([incident!], callerOf(request).userId);
    return { data };
  }

  @Post(':id/acknowledge')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'Acknowledge an incident',
    more: 'Stops its reminders but for the daily one. Monitoring goes on.',
    answer: { message: messages.incident.acknowledged, data: examples.incident },
  })
  async acknowledge(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { userId } = callerOf(request);
    const { incident } = await this.clients.analyzer.acknowledgeIncident({
      incidentId: id.toLowerCase(),
      acknowledgedBy: userId,
      via: 'dashboard',
    });
    const [data] = await this.whole([incident!], userId);
    return { message: incident!.status === 'resolved' ? messages.incident.alreadyOver : messages.incident.acknowledged, data };
  }

  private async whole(list: incidents.Incident[], userId: string) {
    const [names, deliveries] = await Promise.all([this.namesOf(list, userId), this.deliveriesOf(list.map(({ id }) => id))]);
    return list.map((incident) =>
      presentIncident(incident, names, deliveries && deliveries.filter(({ incidentId }) => incidentId === incident.id)),
    );
  }

  /** The page of an outage opens even while the notifier cannot say who was notified. */
  private async deliveriesOf(incidentIds: string[]): Promise<alerts.Delivery[] | null> {
    if (incidentIds.length === 0) return [];
    try {
      return (await this.clients.notifier.listDeliveries({ incidentIds }, QUERY)).deliveries;
    } catch (error) {
      this.logger.warn({ err: error }, 'deliveries are not known just now');
      return null;
    }
  }

  /** Incidents keep ids of people, never names; only the owner can acknowledge for now. */
  private async namesOf(list: incidents.Incident[], userId: string): Promise<Map<string, string>> {
    if (!list.some((incident) => incident.acknowledgedBy === userId)) return new Map();
    const answer = await this.clients.identity.getUser({ userId }, QUERY).catch(() => undefined);
    return new Map(answer?.user ? [[userId, answer.user.fullName]] : []);
  }
}
