import type { Aggregate } from '@nowahala/platform';
import { requireIntervalAllowed, requireAddingAllowed, requireWhatsAppAllowed } from './entitlement.js';
import type { Entitlement } from './entitlement.js';

/** What is watched, and how; everything that she can change. */
export interface ServerSettings {
  name: string;
  ipAddress: string;
  /** Empty when only the machine is watched. */
  website: string;
  intervalMinutes: number;
  email: boolean;
  whatsApp: boolean;
}

export interface Server extends ServerSettings {
  workspaceId: string;
  userId: string;
  createdAt: string;
  paused: boolean;
  deleted: boolean;
}

export type ServerEvent =
  | { type: 'ServerRegistered'; data: ServerSettings & { workspaceId: string; userId: string; registeredAt: string } }
  | { type: 'ServerReconfigured'; data: ServerSettings }
  | { type: 'ServerSuspended'; data: Record<string, never> }
  | { type: 'ServerResumed'; data: Record<string, never> }
  | { type: 'ServerDeleted'; data: Record<string, never> };

export const server: Aggregate<Server | undefined, ServerEvent> = {
  type: 'server',
  initial: undefined,
  evolve(state, event) {
    switch (event.type) {
      case 'ServerRegistered': {
        const { registeredAt, ...rest } = event.data;
        return { ...rest, createdAt: registeredAt, paused: false, deleted: false };
      }
      case 'ServerReconfigured':
        return { ...state!, ...event.data };
      case 'ServerSuspended':
        return { ...state!, paused: true };
      case 'ServerResumed':
        return { ...state!, paused: false };
      case 'ServerDeleted':
        return { ...state!, deleted: true };
    }
  },
};

export function registerServer(
  settings: ServerSettings,
  owner: { workspaceId: string; userId: string },
  plan: Entitlement,
  now: Date,
): ServerEvent[] {
  requireAddingAllowed(plan);
  requireIntervalAllowed(plan, settings.intervalMinutes);
  if (settings.whatsApp) requireWhatsAppAllowed(plan);
  return [{ type: 'ServerRegistered', data: { ...settings, ...owner, registeredAt: now.toISOString() } }];
}

/** What the change asks of the plan; a plan that shrank does not stand in the way of a new name. */
export const needsPlan = (state: ServerSettings, wish: Partial<ServerSettings>): boolean =>
  (wish.intervalMinutes !== undefined && wish.intervalMinutes < state.intervalMinutes) || (wish.whatsApp === true && !state.whatsApp);

export function reconfigureServer(state: Server, wish: Partial<ServerSettings>, plan: Entitlement | undefined): ServerEvent[] {
  const settings = settingsOf(state);
  const next = { ...settings, ...wish };
  if (plan && next.intervalMinutes < state.intervalMinutes) requireIntervalAllowed(plan, next.intervalMinutes);
  if (plan && next.whatsApp && !state.whatsApp) requireWhatsAppAllowed(plan);
  const same = (Object.keys(settings) as (keyof ServerSettings)[]).every((field) => settings[field] === next[field]);
  return same ? [] : [{ type: 'ServerReconfigured', data: next }];
}

export const suspendServer = (state: Server): ServerEvent[] => (state.paused ? [] : [{ type: 'ServerSuspended', data: {} }]);
export const resumeServer = (state: Server): ServerEvent[] => (state.paused ? [{ type: 'ServerResumed', data: {} }] : []);
export const deleteServer = (): ServerEvent[] => [{ type: 'ServerDeleted', data: {} }];

const settingsOf = ({ name, ipAddress, website, intervalMinutes, email, whatsApp }: Server): ServerSettings => ({
  name,
  ipAddress,
  website,
  intervalMinutes,
  email,
  whatsApp,
});
