import { invalidFields, refusal } from '@nowahala/platform';
import type { Aggregate } from '@nowahala/platform';
import { displayName } from './display-name.js';
import { sentences } from './sentences.js';

export type WorkspaceEvent =
  | { type: 'WorkspaceCreated'; data: { name: string; ownerId: string } }
  | { type: 'WorkspaceRenamed'; data: { name: string } }
  | { type: 'NotificationPreferenceChanged'; data: { email: boolean; whatsApp: boolean } };

export interface Workspace {
  exists: boolean;
  name: string;
  ownerId: string;
  email: boolean;
  whatsApp: boolean;
}

export const workspace: Aggregate<Workspace, WorkspaceEvent> = {
  type: 'workspace',
  initial: { exists: false, name: '', ownerId: '', email: true, whatsApp: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'WorkspaceCreated':
        return { ...state, exists: true, ...event.data };
      case 'WorkspaceRenamed':
        return { ...state, name: event.data.name };
      case 'NotificationPreferenceChanged':
        return { ...state, ...event.data };
    }
  },
};

export interface MemberWish {
  role: string;
  userId: string;
}

/** A workspace begins with exactly one owner, who is the one that asks. */
export function createWorkspace(wish: { name: string; members: MemberWish[] }, callerId: string, state: Workspace): WorkspaceEvent[] {
  if (state.exists) throw refusal('ALREADY_HAS_WORKSPACE', 'invalid', sentences.secondWorkspace);
  const [owner, ...others] = wish.members;
  if (!owner || others.length > 0 || owner.role !== 'owner' || owner.userId !== callerId) throw invalidFields({ members: sentences.oneOwner });
  return [{ type: 'WorkspaceCreated', data: { name: displayName(wish.name), ownerId: callerId } }];
}

export function changeWorkspace(wish: { name?: string; email?: boolean; whatsApp?: boolean }, state: Workspace): WorkspaceEvent[] {
  const events: WorkspaceEvent[] = [];
  const name = wish.name === undefined ? state.name : displayName(wish.name);
  if (name !== state.name) events.push({ type: 'WorkspaceRenamed', data: { name } });
  const preference = { email: wish.email ?? state.email, whatsApp: wish.whatsApp ?? state.whatsApp };
  if (preference.email !== state.email || preference.whatsApp !== state.whatsApp) events.push({ type: 'NotificationPreferenceChanged', data: preference });
  return events;
}
