import type { SqlRunner } from '@nowahala/platform';

export interface Drift {
  /** `forgotten`: open, but its server is believed to be well · `missing`: believed, but not open. */
  kind: 'forgotten' | 'missing';
  serverId: string;
  workspaceId: string;
  incidentId: string;
}

export abstract class Drifts {
  abstract find(sql: SqlRunner): Promise<Drift[]>;
}
