import type { workspaces } from '@nowahala/contracts';

/** What the neighbours of the service under test are like. */
export interface World {
  identityDown: boolean;
  analyzerDown?: boolean;
  workspacesDown?: boolean;
  /** Servers that exist before the service starts. */
  living: workspaces.ServerConfigured[];
  /** So many servers fit into one stream before its time is over. */
  streamEndsAfter?: number;
}
