import type { HeartbeatSchedule } from '@nowahala/kernel';
import { defineAggregate } from '@nowahala/platform';
import { requireAddingAllowed, requireChecksAllowed } from './entitlement.js';
import type { Entitlement } from './entitlement.js';
import { refusals } from './refusals.js';
import type { Ownership } from './server.js';

/** What is expected of a job, and how it may call: everything that the owner can change. */
export interface HeartbeatSettings {
  name: string;
  schedule: HeartbeatSchedule;
  graceMinutes: number;
  /** Programs that preview links call by GET. */
  onlyPost: boolean;
}

export type AddHeartbeat = { type: 'AddHeartbeat'; data: HeartbeatSettings & Ownership };
export type ChangeHeartbeat =
  | { type: 'ReconfigureHeartbeat'; data: Partial<HeartbeatSettings> }
  | { type: 'PauseHeartbeat' | 'ResumeHeartbeat' | 'RotateHeartbeatAddress' | 'DeleteHeartbeat' };
export type HeartbeatCommand = AddHeartbeat | ChangeHeartbeat;

export type HeartbeatEvent =
  | { type: 'HeartbeatAdded'; data: HeartbeatSettings & Ownership & { addedAt: string } }
  | { type: 'HeartbeatReconfigured'; data: HeartbeatSettings }
  | { type: 'HeartbeatPaused' | 'HeartbeatResumed' | 'HeartbeatAddressRotated' | 'HeartbeatDeleted'; data: Record<string, never> };

/** `addressRound` counts its addresses: those of a lower round are void. */
export type ExistingHeartbeat = HeartbeatSettings &
  Ownership & { createdAt: string; status: 'present' | 'deleted'; paused: boolean; addressRound: number };
export type Heartbeat = { status: 'absent' } | ExistingHeartbeat;

/** The address holds its round in two bytes. */
const MOST_ROUNDS = 65_535;

function decide(command: HeartbeatCommand, state: Heartbeat, { plan, now }: { plan?: Entitlement; now: Date }): HeartbeatEvent[] {
  if (command.type === 'AddHeartbeat') {
    requireAddingAllowed(known(plan), 'job');
    return state.status === 'absent' ? [{ type: 'HeartbeatAdded', data: { ...command.data, addedAt: now.toISOString() } }] : [];
  }
  if (state.status !== 'present') throw refusals.notFound();
  switch (command.type) {
    case 'ReconfigureHeartbeat':
      return reconfigure(state, command.data);
    case 'PauseHeartbeat':
      return state.paused ? [] : [{ type: 'HeartbeatPaused', data: {} }];
    case 'ResumeHeartbeat':
      requireChecksAllowed(known(plan));
      return state.paused ? [{ type: 'HeartbeatResumed', data: {} }] : [];
    case 'RotateHeartbeatAddress':
      return state.addressRound < MOST_ROUNDS ? [{ type: 'HeartbeatAddressRotated', data: {} }] : [];
    case 'DeleteHeartbeat':
      return [{ type: 'HeartbeatDeleted', data: {} }];
  }
}

function evolve(state: Heartbeat, event: HeartbeatEvent): Heartbeat {
  if (event.type === 'HeartbeatAdded') {
    const { addedAt, ...rest } = event.data;
    return { ...rest, createdAt: addedAt, status: 'present', paused: false, addressRound: 1 };
  }
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'HeartbeatReconfigured':
      return { ...state, ...event.data };
    case 'HeartbeatPaused':
      return { ...state, paused: true };
    case 'HeartbeatResumed':
      return { ...state, paused: false };
    case 'HeartbeatAddressRotated':
      return { ...state, addressRound: state.addressRound + 1 };
    case 'HeartbeatDeleted':
      return { ...state, status: 'deleted' };
  }
}

export const heartbeat = defineAggregate({ type: 'heartbeat', initialState: { status: 'absent' } as Heartbeat, decide, evolve });

function reconfigure({ name, schedule, graceMinutes, onlyPost }: ExistingHeartbeat, change: Partial<HeartbeatSettings>): HeartbeatEvent[] {
  const settings: HeartbeatSettings = { name, schedule, graceMinutes, onlyPost };
  const next = { ...settings, ...change };
  return JSON.stringify(next) === JSON.stringify(settings) ? [] : [{ type: 'HeartbeatReconfigured', data: next }];
}

function known(plan: Entitlement | undefined): Entitlement {
  if (!plan) throw refusals.planUnknown();
  return plan;
}
