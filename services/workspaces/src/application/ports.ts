import type { StreamDefinition } from '@nowahala/platform';
import type { Server, ServerEvent } from '../domain/server.js';
import type { Workspace, WorkspaceEvent } from '../domain/workspace.js';

/** Injection tokens of the streams below. */
export const WORKSPACES = Symbol('workspace streams');
export const SERVERS = Symbol('server streams');

export type WorkspaceStream = StreamDefinition<Workspace, WorkspaceEvent>;
export type ServerStream = StreamDefinition<Server, ServerEvent>;
