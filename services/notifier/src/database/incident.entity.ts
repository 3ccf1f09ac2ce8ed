import { EntitySchema } from 'typeorm';
import type { Incident } from '../domain/incident.js';

export const incidentEntity = new EntitySchema<Incident>({
  name: 'Incident',
  tableName: 'incident',
  columns: {
    incidentId: { type: 'uuid', primary: true },
    groupKey: { type: 'uuid', name: 'story_id', nullable: true }, // stored name
    serverId: { type: 'uuid' },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    kind: { type: 'text' },
    serverName: { type: 'text' },
    cause: { type: 'text' },
    explanation: { type: 'jsonb', nullable: true },
    translations: { type: 'jsonb' },
    explanationPending: { type: 'bool' },
    incidentGroupId: { type: 'text', name: 'group_id' }, // stored name
    incidentGroupSize: { type: 'int', name: 'group_size' }, // stored name
    outages: { type: 'int' },
    badRegions: { type: 'text', array: true },
    goodRegions: { type: 'text', array: true },
    network: { type: 'jsonb', nullable: true },
    heartbeatTrouble: { type: 'text', nullable: true },
    worsenedAt: { type: 'timestamptz', nullable: true },
    startedAt: { type: 'timestamptz' },
    openedSeenAt: { type: 'timestamptz', nullable: true },
    acknowledgedAt: { type: 'timestamptz', nullable: true },
    resolvedAt: { type: 'timestamptz', nullable: true },
    resolvedSeenAt: { type: 'timestamptz', nullable: true },
    resolvedReason: { type: 'text' },
    notifyAt: { type: 'timestamptz', name: 'tell_at', nullable: true }, // stored name
    notifyResolvedAt: { type: 'timestamptz', name: 'end_tell_at', nullable: true }, // stored name
    occurredAt: { type: 'timestamptz', name: 'news_at', nullable: true }, // stored name
  },
});
