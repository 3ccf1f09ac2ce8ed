import { foldText } from '@nowahala/kernel';
import { defineAggregate } from '@nowahala/platform';
import { requireAddingAllowed, requireChecksAllowed, requireIntervalAllowed, requireWhatsAppAllowed } from './entitlement.js';
import type { Entitlement } from './entitlement.js';
import { refusals, sentences } from './refusals.js';

/** What is checked, and how: everything that the owner can change. */
export interface ServerSettings {
  name: string;
  ipAddress: string;
  /** Empty when only the machine is checked. */
  website: string;
  intervalMinutes: number;
  email: boolean;
  whatsApp: boolean;
  /** Words that must be on the page of the website, and words that must not; empty: none is looked for. */
  expectText: string;
  rejectText: string;
  /** Whether the owner is warned of slow answers. */
  slowAlerts: boolean;
}

type AddedLater = 'expectText' | 'rejectText' | 'slowAlerts';
/** Events from before there were words on the page have none. */
type StoredSettings = Omit<ServerSettings, AddedLater> & Partial<Pick<ServerSettings, AddedLater>>;
const noText = { expectText: '', rejectText: '' };
const before: Pick<ServerSettings, AddedLater> = { ...noText, slowAlerts: true };

export interface Ownership {
  workspaceId: string;
  userId: string;
}

export type AddServer = { type: 'AddServer'; data: ServerSettings & Ownership };
export type ChangeServer = { type: 'ReconfigureServer'; data: Partial<ServerSettings> } | { type: 'PauseServer' | 'ResumeServer' };
export type ServerCommand = AddServer | ChangeServer | { type: 'DeleteServer' };

export type ServerEvent =
  | { type: 'ServerRegistered'; data: StoredSettings & Ownership & { registeredAt: string } }
  | { type: 'ServerReconfigured'; data: StoredSettings }
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
      requireAddingAllowed(current, 'server');
      requireIntervalAllowed(current, intervalMinutes);
      if (whatsApp) requireWhatsAppAllowed(current);
      requireTextFits(command.data);
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
    return { ...before, ...rest, createdAt: registeredAt, status: 'present', paused: false };
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
  const { name, ipAddress, website, intervalMinutes, email, whatsApp, expectText, rejectText, slowAlerts } = state;
  const settings: ServerSettings = { name, ipAddress, website, intervalMinutes, email, whatsApp, expectText, rejectText, slowAlerts };
  // Words go with the website that they stood on.
  const next = { ...settings, ...(change.website === '' && noText), ...change };
  requireTextFits(next);
  if (plan && next.intervalMinutes < state.intervalMinutes) requireIntervalAllowed(plan, next.intervalMinutes);
  if (plan && next.whatsApp && !state.whatsApp) requireWhatsAppAllowed(plan);
  const same = (Object.keys(settings) as (keyof ServerSettings)[]).every((field) => settings[field] === next[field]);
  return same ? [] : [{ type: 'ServerReconfigured', data: next }];
}

/** RULES.md#checks: a machine has no page, and words that hold the forbidden ones can never be right. */
function requireTextFits({ website, expectText, rejectText }: ServerSettings): void {
  if (website === '' && expectText !== '') throw refusals.fields({ expectText: sentences.wordsWithoutWebsite });
  if (website === '' && rejectText !== '') throw refusals.fields({ rejectText: sentences.wordsWithoutWebsite });
  if (rejectText !== '' && foldText(expectText).includes(foldText(rejectText)))
    throw refusals.fields({ rejectText: sentences.wordsContradict });
}

function existing(state: Server): ExistingServer {
  if (state.status !== 'present') throw refusals.notFound();
  return state;
}

function known(plan: Entitlement | undefined): Entitlement {
  if (!plan) throw refusals.planUnknown();
  return plan;
}
