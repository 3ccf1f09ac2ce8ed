import { Controller, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, acknowledgeIncident, getIncident, listIncidents, markStepDone } from '@nowahala/api';
import type { QueryOf, ResponseOf } from '@nowahala/api';
import { incidents } from '@nowahala/contracts';
import type { alerts } from '@nowahala/contracts';
import { LOGGER, invalidFields, newId } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route, ValidQuery } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { queryPage } from '../query-page.js';
import { waitForCheck } from './wait-for-check.js';
import { presentIncident } from './incident.presenter.js';
import { stepSentence } from './step-sentence.js';

const VIA = { via: 'dashboard', ownerChannel: incidents.OwnerChannel.OWNER_CHANNEL_DASHBOARD };

@Controller()
export class IncidentController {
  constructor(
    private readonly clients: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Route(listIncidents)
  @Policy(signedIn({ subject: 'userId' }))
  async list(
    @Req() request: FastifyRequest,
    @ValidQuery(listIncidents) { page }: QueryOf<typeof listIncidents>,
  ): Promise<ResponseOf<typeof listIncidents>> {
    const { userId, workspaceIds } = callerOf(request);
    const ask = (asked: number) =>
      this.clients.analyzer.listIncidents({ workspaceIds, page: asked, serverId: '', limit: 0, cursor: '', status: '' }, QUERY);
    const { data, pagination } = await queryPage(page, ask, (found) => found.incidents);
    return { data: await this.whole(data, userId), pagination };
  }

  @Route(getIncident)
  @Policy(signedIn({ things: ['id'] }))
  async read(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ResponseOf<typeof getIncident>> {
    const { incident } = await this.clients.analyzer.getIncident({ incidentId: id.toLowerCase() }, QUERY);
    const [data] = await this.whole([incident!], callerOf(request).userId);
    return { data: data! };
  }

  @Route(acknowledgeIncident)
  @Policy(signedIn({ things: ['id'] }))
  async acknowledge(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ResponseOf<typeof acknowledgeIncident>> {
    const { userId } = callerOf(request);
    const { incident } = await this.clients.analyzer.acknowledgeIncident({
      incidentId: id.toLowerCase(),
      acknowledgedBy: userId,
      ...VIA,
    });
    const [data] = await this.whole([incident!], userId);
    return { message: data!.status === 'resolved' ? apiMessages.incident.alreadyOver : apiMessages.incident.acknowledged, data: data! };
  }

  @Route(markStepDone)
  @Policy(signedIn({ things: ['id'] }))
  async stepDone(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Param('step') step: string,
  ): Promise<ResponseOf<typeof markStepDone>> {
    if (!/^[1-9]$/.test(step)) throw invalidFields({ step: apiMessages.fields.step });
    const incidentId = id.toLowerCase();
    const marked = await this.clients.analyzer.markStepDone({ incidentId, step: Number(step), ...VIA, requestId: newId() });
    const ask = () => this.clients.analyzer.getDoneStep({ incidentId, id: marked.doneStep!.id }, QUERY);
    const doneStep = await waitForCheck(marked.doneStep!, async () => (await ask()).doneStep!);
    const { incident } = await this.clients.analyzer.getIncident({ incidentId }, QUERY);
    const [data] = await this.whole([incident!], callerOf(request).userId);
    return { message: stepSentence(doneStep, data!), data: data! };
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
      this.logger.warn({ err: error }, 'deliveries not read');
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
