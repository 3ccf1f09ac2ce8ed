import { incidents } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { WeekFacts } from '../messages/facts.js';

type ServerWeek = Omit<WeekFacts['servers'][number], 'name'>;

@Injectable()
export class AnalyzerClient {
  private readonly analyzer: RpcClient<typeof incidents.AnalyzerServiceService>;

  constructor(clients: RpcClients) {
    this.analyzer = clients.client(incidents.AnalyzerServiceService, 'analyzer');
  }

  async acknowledge(incidentId: string, acknowledgedBy: string): Promise<void> {
    await this.analyzer.acknowledgeIncident({ incidentId, acknowledgedBy, via: 'whatsapp' }, { caller: systemCaller });
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
