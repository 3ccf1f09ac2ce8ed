import type { alerts, incidents } from '@nowahala/contracts';
import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../docs/describe.js';
import { examples } from '../../docs/examples.js';
import { callerOf } from '../../edge/visit.js';
import { say } from '../../messages/en.js';
import { Policy, signedIn } from '../../policy/policy.js';
import { ASK, Services } from '../../services.js';
import type { PageQuery } from '../page.js';
import { askPage, pageQuery, valid } from '../valid.js';
import { presentIncident } from './incident.presenter.js';

@Controller('api/incident')
export class IncidentController {
  constructor(
    private readonly services: Services,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('list/:userId')
  @Policy(signedIn({ subject: 'userId' }))
  @Describe({
    summary: 'List incidents',
    more: 'Newest first, 20 a page. Deliveries are told with the single incident.',
    query: pageQuery,
    answer: { data: [{ ...examples.incident, deliveries: null }], pagination: examples.pagination },
  })
  async list(@Req() request: FastifyRequest, @Query(valid(pageQuery)) { page }: PageQuery) {
    const { userId, workspaceIds } = callerOf(request);
    const ask = (asked: number) =>
      this.services.analyzer.listIncidents({ workspaceIds, page: asked, serverId: '', limit: 0, cursor: '', status: '' }, ASK);
    const { answer, data, pagination } = await askPage(page, ask, (found) => found.incidents);
    const names = await this.namesOf(answer.incidents, userId);
    return { data: data.map((incident) => presentIncident(incident, names, null)), pagination };
  }

  @Get('get/:id')
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'Read an incident',
    more: 'With its evidence, explanation, timeline, and who was told when.',
    answer: { data: examples.incident },
  })
  async read(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { incident } = await this.services.analyzer.getIncident({ incidentId: id.toLowerCase() }, ASK);
    return { data: await this.whole(incident!, callerOf(request).userId) };
  }

  @Post(':id/acknowledge')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'Acknowledge an incident',
    more: 'Stops its reminders but for the daily one. Monitoring goes on.',
    answer: { message: say.incident.acknowledged, data: examples.incident },
  })
  async acknowledge(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { userId } = callerOf(request);
    const { incident } = await this.services.analyzer.acknowledgeIncident({
      incidentId: id.toLowerCase(),
      acknowledgedBy: userId,
      via: 'dashboard',
    });
    return { message: say.incident.acknowledged, data: await this.whole(incident!, userId) };
  }

  private async whole(incident: incidents.Incident, userId: string) {
    const [names, deliveries] = await Promise.all([this.namesOf([incident], userId), this.deliveriesOf(incident.id)]);
    return presentIncident(incident, names, deliveries);
  }

  /** The page of an outage opens even while the notifier cannot say whom it told. */
  private async deliveriesOf(incidentId: string): Promise<alerts.Delivery[] | null> {
    try {
      return (await this.services.notifier.listDeliveries({ incidentId }, ASK)).deliveries;
    } catch (error) {
      this.logger.warn({ err: error }, 'deliveries are not known just now');
      return null;
    }
  }

  /** Incidents keep ids of people, never names; the only one who acknowledges for now is the owner herself. */
  private async namesOf(list: incidents.Incident[], userId: string): Promise<Map<string, string>> {
    if (!list.some((incident) => incident.acknowledgedBy === userId)) return new Map();
    const answer = await this.services.identity.getUser({ userId }, ASK).catch(() => undefined);
    return new Map(answer?.user ? [[userId, answer.user.fullName]] : []);
  }
}
