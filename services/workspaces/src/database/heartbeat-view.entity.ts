import type { HeartbeatSchedule } from '@nowahala/kernel';
import { EntitySchema } from 'typeorm';

export interface HeartbeatView {
  id: string;
  workspaceId: string;
  userId: string;
  name: string;
  schedule: HeartbeatSchedule;
  graceMinutes: number;
  onlyPost: boolean;
  paused: boolean;
  addressRound: number;
  /** Version of the heartbeat's stream. */
  version: number;
  createdAt: Date;
}

export const heartbeatViewEntity = new EntitySchema<HeartbeatView>({
  name: 'HeartbeatView',
  tableName: 'heartbeat_view',
  columns: {
    id: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    name: { type: 'text' },
    schedule: { type: 'jsonb' },
    graceMinutes: { type: 'int' },
    onlyPost: { type: 'bool' },
    paused: { type: 'bool' },
    addressRound: { type: 'int' },
    version: { type: 'int' },
    createdAt: { type: 'timestamptz' },
  },
});
