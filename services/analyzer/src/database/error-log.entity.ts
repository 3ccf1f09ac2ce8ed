import { EntitySchema } from 'typeorm';
import type { ErrorLog } from '../domain/error-log/error-log.js';

export const errorLogEntity = new EntitySchema<ErrorLog>({
  name: 'ErrorLog',
  tableName: 'error_log',
  columns: {
    id: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    serverId: { type: 'uuid', nullable: true },
    fingerprint: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    lastSeenAt: { type: 'timestamptz' },
    count: { type: 'bigint', name: 'seen' }, // stored name
    tag: { type: 'text' },
    level: { type: 'text' },
    message: { type: 'text' },
    stack: { type: 'text' },
    cause: { type: 'text' },
    situation: { type: 'text' },
    explanation: { type: 'jsonb' },
    incidentId: { type: 'uuid', nullable: true },
    feedback: { type: 'text', nullable: true },
    finding: { type: 'jsonb', nullable: true },
  },
});
