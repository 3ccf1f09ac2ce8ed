import { incidents } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Renewal } from '../domain/renewal.js';
import { fromRenewal } from './renewal.mapper.js';
import type { WeekFacts } from '../messages/facts.js';

const stepAnswers = closedSet(incidents.StepAnswer, 'STEP_ANSWER');
const VIA = { via: 'whatsapp', ownerChannel: incidents.OwnerChannel.OWNER_CHANNEL_WHATSAPP };

export interface DoneStep {
  doneAt: Date;
  /** Empty while the check is under way. */
  answer: 'works' | 'down' | 'changed' | '';
  nextStep: number;
}

type ServerWeek = Omit<WeekFacts['servers'][number], 'name'>;

@Injectable()
export class AnalyzerClient {
  private readonly analyzer: RpcClient<typeof incidents.AnalyzerServiceService>;
  private readonly renewals: RpcClient<typeof incidents.RenewalServiceService>;

  constructor(clients: RpcClients) {
    this.analyzer = clients.client(incidents.AnalyzerServiceService, 'analyzer');
    this.renewals = clients.client(incidents.RenewalServiceService, 'analyzer');
  }

  async acknowledge(incidentId: string, acknowledgedBy: string): Promise<void> {
    await this.analyzer.acknowledgeIncident({ incidentId, acknowledgedBy, ...VIA }, { caller: systemCaller });
  }

  /** `step` 0: the next one. With the same request it is the same step, and by and by it has its answer. */
  async markStepDone(incidentId: string, step: number, requestId: string): Promise<DoneStep> {
    const request = { incidentId, step, ...VIA, requestId };
    const { doneStep } = await this.analyzer.markStepDone(request, { caller: systemCaller });
    const { doneAt, answer, stepAnswer, nextStep } = doneStep!;
    return { doneAt: doneAt!, answer: stepAnswers.toWord(stepAnswer, answer) ?? '', nextStep };
  }

  /** All that ends until then, and what is over since a short time. Throws, so that a report says nothing ends only where nothing does. */
  async ending(workspaceId: string, until: Date): Promise<Renewal[]> {
    const { renewals } = await this.renewals.listRenewals({ workspaceIds: [workspaceId], soon: false, until }, { caller: systemCaller });
    return renewals.flatMap((renewal) => fromRenewal(renewal) ?? []);
  }

  /** By server id; a server without checks is missing. */
  async week(workspaceId: string, week: { from: Date; to: Date }): Promise<Map<string, ServerWeek>> {
    const { servers } = await this.analyzer.getWeeklySummary({ workspaceId, ...week }, { deadlineMs: 8_000, caller: systemCaller });
    return new Map(
      servers.map(({ serverId, success, failures, incidents: count, downtimeSeconds, responseP50Ms }) => [
        serverId,
        { good: success, bad: failures, incidents: count, downMs: downtimeSeconds * 1000, medianMs: responseP50Ms },
      ]),
    );
  }
}
