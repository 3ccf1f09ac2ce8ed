import { EntitySchema } from 'typeorm';
import type { NotificationGroup } from '../domain/notification-group.js';

export const notificationGroupEntity = new EntitySchema<NotificationGroup>({
  name: 'NotificationGroup',
  tableName: 'story', // stored name
  columns: {
    groupKey: { type: 'uuid', name: 'story_id', primary: true }, // stored name
    userId: { type: 'uuid' },
    workspaceId: { type: 'uuid' },
    kind: { type: 'text' },
    startedAt: { type: 'timestamptz' },
    acknowledgedAt: { type: 'timestamptz', nullable: true },
    closed: { type: 'bool' },
    remindedUntil: { type: 'timestamptz' },
    nextDueAt: { type: 'timestamptz', nullable: true },
  },
});
