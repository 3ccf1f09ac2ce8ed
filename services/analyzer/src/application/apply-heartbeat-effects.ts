import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Beat, HeartbeatEvaluation } from '../domain/heartbeat/heartbeat.js';
import { incidentOfHeartbeat } from '../domain/heartbeat/heartbeat-incident.js';
import type { KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import { incident } from '../domain/incident/incident.js';

interface Circumstances {
  /** The beat that it is about. */
  beat?: Beat | undefined;
  /** An outage of ours lay in the time in which the job was expected. */
  missedByUs?: boolean;
}

/** The only place that opens and resolves incidents of heartbeats. The heartbeat takes on its new health, and the words of the beat. */
@Injectable()
export class ApplyHeartbeatEffects {
  async execute(
    tx: Transaction,
    heartbeat: KeptHeartbeat,
    { health, effects }: HeartbeatEvaluation,
    { beat, missedByUs = false }: Circumstances = {},
  ): Promise<void> {
    const tenantId = heartbeat.workspaceId;
    const { incident: open } = heartbeat.health;
    const counted = health !== heartbeat.health;
    heartbeat.health = health;
    for (const effect of effects) {
      if (effect.type === 'open') {
        const { id, data } = incidentOfHeartbeat(heartbeat, effect, { now: tx.now, missedByUs, beat });
        await tx.handle(incident, { id, tenantId }, { type: 'OpenIncident', data });
        heartbeat.health = { ...health, incident: { id, trouble: effect.trouble } };
      } else if (open) {
        const data = { resolvedAt: effect.at.toISOString(), noticedAt: tx.now.toISOString(), reason: effect.reason };
        await tx.handle(incident, { id: open.id, tenantId }, { type: 'ResolveIncident', data });
      }
    }
    if (counted && beat && beat.words !== '') heartbeat.words = beat.words;
  }
}
