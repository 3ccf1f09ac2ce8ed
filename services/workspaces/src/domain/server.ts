import { defineAggregate } from '@nowahala/platform';
import { requireAddingAllowed, requireChecksAllowed, requireIntervalAllowed, requireWhatsAppAllowed } from './entitlement.js';
import type { Entitlement } from './entitlement.js';
import { refusals } from './refusals.js';

/** What is checked, and how: everything that the owner can change. */
export interface ServerSettings {
  name: string;
  ipAddress: string;
  /** Empty when only the machine is checked. */
  website: string;
  intervalMinutes: number;
  email: boolean;
  whatsApp: boolean;
}

export interface Ownership {
  workspaceId: string;
  userId: string;
}

export type AddServer = { type: 'AddServer'; data: ServerSettings & Ownership };
export type ChangeServer = { type: 'ReconfigureServer'; data: Partial<ServerSettings> } | { type: 'PauseServer' | 'ResumeServer' };
export type ServerCommand = AddServer | ChangeServer | { type: 'DeleteServer' };

export type ServerEvent =
  | { type: 'ServerRegistered'; data: ServerSettings & Ownership & { registeredAt: string } }
  | { type: 'ServerReconfigured'; data: ServerSettings }
  | { type: 'ServerSuspended'; data: Record<string, never> }
  | { type: 'ServerResumed'; data: Record<string, never> }
  | { type: 'ServerDeleted'; data: Record<string, never> };

/** `paused` outlives the deletion: the last published snapshot carries it. */
export type ExistingServer = ServerSettings & Ownership & { createdAt: string; status: 'present' | 'deleted'; paused: boolean };
export type Server = { status: 'absent' } | ExistingServer;

export interface ServerContext {
  /** Needed by the commands that `needsPlan` names. */
  plan?: Entitlement | undefined;
  now: Date;
}

/** Whether billing has to be asked; a plan that shrank does not stand in the way of a new name. */
export function needsPlan(command: ChangeServer, state: ServerSettings): boolean {
  if (command.type !== 'ReconfigureServer') return command.type === 'ResumeServer';
  const { intervalMinutes, whatsApp } = command.data;
  return (intervalMinutes !== undefined && intervalMinutes < state.intervalMinutes) || (whatsApp === true && !state.whatsApp);
}

function decide(command: ServerCommand, state: Server, { plan, now }: ServerContext): ServerEvent[] {
  switch (command.type) {
    case 'AddServer': {
      const { intervalMinutes, whatsApp } = command.data;
      const current = known(plan);
      requireAddingAllowed(current);
      requireIntervalAllowed(current, intervalMinutes);
      if (whatsApp) requireWhatsAppAllowed(current);
      return state.status === 'absent' ? [{ type: 'ServerRegistered', data: { ...command.data, registeredAt: now.toISOString() } }] : [];
    }
    case 'ReconfigureServer':
      return reconfigure(existing(state), command.data, plan);
    case 'PauseServer':
      return existing(state).paused ? [] : [{ type: 'ServerSuspended', data: {} }];
    case 'ResumeServer':
      requireChecksAllowed(known(plan));
      return existing(state).paused ? [{ type: 'ServerResumed', data: {} }] : [];
    case 'DeleteServer':
      return existing(state) && [{ type: 'ServerDeleted', data: {} }];
  }
}

function evolve(state: Server, event: ServerEvent): Server {
  if (event.type === 'ServerRegistered') {
    const { registeredAt, ...rest } = event.data;
    return { ...rest, createdAt: registeredAt, status: 'present', paused: false };
  }
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'ServerReconfigured':
      return { ...state, ...event.data };
    case 'ServerSuspended':
      return { ...state, paused: true };
    case 'ServerResumed':
      return { ...state, paused: false };
    case 'ServerDeleted':
      return { ...state, status: 'deleted' };
  }
}

export const server = defineAggregate({ type: 'server', initialState: { status: 'absent' } as Server, decide, evolve });

function reconfigure(state: ExistingServer, change: Partial<ServerSettings>, plan: Entitlement | undefined): ServerEvent[] {
  const { name, ipAddress, website, intervalMinutes, email, whatsApp } = state;
  const settings: ServerSettings = { name, ipAddress, website, intervalMinutes, email, whatsApp };
  const next = { ...settings, ...change };
  if (plan && next.intervalMinutes < state.intervalMinutes) requireIntervalAllowed(plan, next.intervalMinutes);
  if (plan && next.whatsApp && !state.whatsApp) requireWhatsAppAllowed(plan);
  const same = (Object.keys(settings) as (keyof ServerSettings)[]).every((field) => settings[field] === next[field]);
  return same ? [] : [{ type: 'ServerReconfigured', data: next }];
}

function existing(state: Server): ExistingServer {
  if (state.status !== 'present') throw refusals.notFound();
  return state;
}

function known(plan: Entitlement | undefined): Entitlement {
  if (!plan) throw refusals.planUnknown();
  return plan;
}
