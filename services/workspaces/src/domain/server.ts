import { notFound } from '@nowahala/platform';
import type { Aggregate } from '@nowahala/platform';

/** What a person decides about a server. */
export interface ServerConfig {
  name: string;
  ipAddress: string;
  /** Empty when only the machine is watched. */
  website: string;
  intervalMinutes: number;
  email: boolean;
  whatsApp: boolean;
}

export type ServerEvent =
  | { type: 'ServerRegistered'; data: ServerConfig & { workspaceId: string; userId: string } }
  | { type: 'ServerReconfigured'; data: ServerConfig }
  | { type: 'ServerSuspended'; data: Record<string, never> }
  | { type: 'ServerResumed'; data: Record<string, never> }
  | { type: 'ServerDeleted'; data: Record<string, never> };

export interface Server extends ServerConfig {
  is: 'unknown' | 'watched' | 'paused' | 'deleted';
  workspaceId: string;
  userId: string;
}

export const server: Aggregate<Server, ServerEvent> = {
  type: 'server',
  initial: { is: 'unknown', workspaceId: '', userId: '', name: '', ipAddress: '', website: '', intervalMinutes: 5, email: true, whatsApp: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ServerRegistered':
        return { is: 'watched', ...event.data };
      case 'ServerReconfigured':
        return { ...state, ...event.data };
      case 'ServerSuspended':
        return { ...state, is: 'paused' };
      case 'ServerResumed':
        return { ...state, is: 'watched' };
      case 'ServerDeleted':
        return { ...state, is: 'deleted' };
    }
  },
};

const CONFIG_FIELDS = ['name', 'ipAddress', 'website', 'intervalMinutes', 'email', 'whatsApp'] as const;

function assertAlive(state: Server): void {
  if (state.is === 'unknown' || state.is === 'deleted') throw notFound();
}

export function register(config: ServerConfig, workspaceId: string, userId: string): ServerEvent[] {
  return [{ type: 'ServerRegistered', data: { ...config, workspaceId, userId } }];
}

export function reconfigure(wish: Partial<ServerConfig>, state: Server): ServerEvent[] {
  assertAlive(state);
  const pick = (from: Partial<ServerConfig>) => Object.fromEntries(CONFIG_FIELDS.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));
  const next = { ...pick(state), ...pick(wish) } as unknown as ServerConfig;
  return CONFIG_FIELDS.every((field) => next[field] === state[field]) ? [] : [{ type: 'ServerReconfigured', data: next }];
}

export function suspend(state: Server): ServerEvent[] {
  assertAlive(state);
  return state.is === 'paused' ? [] : [{ type: 'ServerSuspended', data: {} }];
}

export function resume(state: Server): ServerEvent[] {
  assertAlive(state);
  return state.is === 'watched' ? [] : [{ type: 'ServerResumed', data: {} }];
}

export function remove(state: Server): ServerEvent[] {
  assertAlive(state);
  return [{ type: 'ServerDeleted', data: {} }];
}
