import type { SqlRunner } from '@nowahala/platform';

export interface WorkspaceView {
  id: string;
  userId: string;
  name: string;
  email: boolean;
  whatsApp: boolean;
  createdAt: Date;
  version: number;
}

export interface ServerView {
  id: string;
  workspaceId: string;
  userId: string;
  name: string;
  ipAddress: string;
  website: string;
  intervalMinutes: number;
  email: boolean;
  whatsApp: boolean;
  paused: boolean;
  /** Version of the server's stream. */
  version: number;
  createdAt: Date;
  changedAt: Date;
  /** False while a confirmed incident is open. */
  up: boolean;
  /** Scheduled pings of this month. */
  usedRate: number;
}

/** The read models: workspaces and their living servers. */
export abstract class WorkspaceViews {
  abstract byId(sql: SqlRunner, id: string): Promise<WorkspaceView | undefined>;
  abstract ofUser(sql: SqlRunner, userId: string): Promise<WorkspaceView | undefined>;
  /** Oldest first. `month` decides which usage counts. */
  abstract servers(sql: SqlRunner, workspaceId: string, month: string): Promise<ServerView[]>;
  abstract server(sql: SqlRunner, id: string, month: string): Promise<ServerView | undefined>;
  /** Living servers of all workspaces after this id, in the order of ids. */
  abstract serversAfter(sql: SqlRunner, id: string, most: number): Promise<ServerView[]>;
  abstract openQuota(sql: SqlRunner, workspaceId: string): Promise<void>;
  /** Takes one place below the limit; false when there is none left (or no such workspace). */
  abstract takePlace(sql: SqlRunner, workspaceId: string, limit: number): Promise<boolean>;
  abstract freePlace(sql: SqlRunner, workspaceId: string): Promise<void>;
  /** Deletes everything of the workspace; servers that are being added are waited for, none can be added afterwards. */
  abstract closeQuota(sql: SqlRunner, workspaceId: string): Promise<void>;
  abstract forget(sql: SqlRunner, workspaceId: string): Promise<void>;
}
