import { defineAggregate } from '@nowahala/platform';
import { changedWindow, plannedWindow, statusOf } from './maintenance-window.js';
import type { TypedWindow, Window } from './maintenance-window.js';
import { refusals } from './refusals.js';

/** Of one server, or of every server of the workspace. */
export interface MaintenanceScope {
  workspaceId: string;
  userId: string;
  serverId: string | null;
}

export type MaintenanceCommand =
  | { type: 'PlanMaintenance'; data: MaintenanceScope & { window: TypedWindow } }
  | { type: 'ChangeMaintenance'; data: { window: TypedWindow } }
  | { type: 'EndMaintenance' };

type StoredWindow = Record<keyof Window, string>;

export type MaintenanceEvent =
  | { type: 'MaintenancePlanned'; data: MaintenanceScope & StoredWindow & { plannedAt: string } }
  | { type: 'MaintenanceChanged'; data: StoredWindow }
  /** Early, or before it began: it then ends with its beginning. */
  | { type: 'MaintenanceEnded'; data: { endsAt: string } };

export type PlannedMaintenance = MaintenanceScope & Window & { status: 'present'; createdAt: Date };
export type Maintenance = { status: 'absent' } | PlannedMaintenance;

interface MaintenanceContext {
  now: Date;
}

function decide(command: MaintenanceCommand, state: Maintenance, { now }: MaintenanceContext): MaintenanceEvent[] {
  if (command.type === 'PlanMaintenance') {
    if (state.status === 'present') return [];
    const { window, ...scope } = command.data;
    const planned = toStored(plannedWindow(window, now));
    return [{ type: 'MaintenancePlanned', data: { ...scope, ...planned, plannedAt: now.toISOString() } }];
  }
  if (state.status === 'absent') throw refusals.notFound();
  const over = statusOf(state, now) === 'over';
  if (command.type === 'EndMaintenance') {
    const endsAt = state.startsAt > now ? state.startsAt : now;
    return over ? [] : [{ type: 'MaintenanceEnded', data: { endsAt: endsAt.toISOString() } }];
  }
  if (over) throw refusals.maintenanceOver();
  const changed = changedWindow(state, command.data.window, now);
  const same = changed.startsAt.getTime() === state.startsAt.getTime() && changed.endsAt.getTime() === state.endsAt.getTime();
  return same ? [] : [{ type: 'MaintenanceChanged', data: toStored(changed) }];
}

function evolve(state: Maintenance, event: MaintenanceEvent): Maintenance {
  if (event.type === 'MaintenancePlanned') {
    const { workspaceId, userId, serverId, plannedAt } = event.data;
    return { workspaceId, userId, serverId, ...fromStored(event.data), status: 'present', createdAt: new Date(plannedAt) };
  }
  if (state.status === 'absent') return state;
  return event.type === 'MaintenanceEnded' ? { ...state, endsAt: new Date(event.data.endsAt) } : { ...state, ...fromStored(event.data) };
}

export const maintenance = defineAggregate({ type: 'maintenance', initialState: { status: 'absent' } as Maintenance, decide, evolve });

const toStored = ({ startsAt, endsAt }: Window): StoredWindow => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
const fromStored = ({ startsAt, endsAt }: StoredWindow): Window => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
