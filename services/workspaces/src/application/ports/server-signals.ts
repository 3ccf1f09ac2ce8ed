import type { SqlRunner } from '@nowahala/platform';

export interface IncidentNews {
  incidentId: string;
  serverId: string;
  seq: number;
  open: boolean;
}

export interface UsageNews {
  serverId: string;
  /** YYYY-MM. */
  month: string;
  used: number;
}

/** What other services say of a server. News may come twice and in any order; the newest stands. */
export abstract class ServerSignals {
  abstract noteIncident(sql: SqlRunner, news: IncidentNews, now: Date): Promise<void>;
  abstract noteUsage(sql: SqlRunner, news: UsageNews): Promise<void>;
  abstract forget(sql: SqlRunner, serverId: string): Promise<void>;
  /** Incidents that ended before that time. */
  abstract prune(sql: SqlRunner, before: Date): Promise<void>;
}
