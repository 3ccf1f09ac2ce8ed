import { EntitySchema } from 'typeorm';
import type { Explanation } from '../domain/advice/explanation.js';
import type { HeartbeatTrouble } from '../domain/heartbeat/heartbeat.js';
import type { IncidentKind } from '../domain/incident/incident.js';

/** An incident as lists and pages show it. */
export interface ListedIncident {
  id: string;
  workspaceId: string;
  userId: string;
  serverId: string;
  serverName: string;
  kind: IncidentKind;
  status: 'open' | 'resolved';
  startedAt: Date;
  openedAt: Date;
  resolvedAt: Date | null;
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
  cause: string;
  tag: string;
  level: string;
  explanation: Explanation;
  snapshotAt: Date | null;
  snapshotRegion: string | null;
  groupId: string;
  errorLogId: string | null;
  regions: string[];
  goodRegions: string[];
  /** Since when a partial incident is an outage for everybody. */
  worsenedAt: Date | null;
  /** Of the network whose trouble it is; both null unless it is one. */
  networkName: string | null;
  networkAffected: number | null;
  /** Of the rule catalogue; null in incidents from before steps could be done. */
  situation: string | null;
  /** Set where it is about a heartbeat. */
  heartbeatTrouble: HeartbeatTrouble | null;
}

export const incidentEntity = new EntitySchema<ListedIncident>({
  name: 'Incident',
  tableName: 'incident_list',
  columns: {
    id: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    serverId: { type: 'uuid' },
    serverName: { type: 'text' },
    kind: { type: 'text' },
    status: { type: 'text' },
    startedAt: { type: 'timestamptz' },
    openedAt: { type: 'timestamptz' },
    resolvedAt: { type: 'timestamptz', nullable: true },
    acknowledgedAt: { type: 'timestamptz', nullable: true },
    acknowledgedBy: { type: 'text', nullable: true },
    cause: { type: 'text' },
    tag: { type: 'text' },
    level: { type: 'text' },
    explanation: { type: 'jsonb' },
    snapshotAt: { type: 'timestamptz', nullable: true },
    snapshotRegion: { type: 'text', nullable: true },
    groupId: { type: 'text' },
    errorLogId: { type: 'uuid', nullable: true },
    regions: { type: 'text', array: true },
    goodRegions: { type: 'text', array: true },
    worsenedAt: { type: 'timestamptz', nullable: true },
    networkName: { type: 'text', nullable: true },
    networkAffected: { type: 'int', nullable: true },
    situation: { type: 'text', nullable: true },
    heartbeatTrouble: { type: 'text', nullable: true },
  },
});
