import { isLongerThan, isUnshowable, tidyText } from '@nowahala/platform';
import type { Aggregate } from '@nowahala/platform';
import { refusals, sentences } from './refusals.js';

const LONGEST_NAME = 80;

export interface Workspace {
  userId: string;
  name: string;
  email: boolean;
  whatsApp: boolean;
  createdAt: string;
}

export type WorkspaceEvent =
  | { type: 'WorkspaceCreated'; data: Workspace }
  | { type: 'WorkspaceRenamed'; data: { name: string } }
  | { type: 'NotificationPreferenceChanged'; data: { email: boolean; whatsApp: boolean } };

export const workspace: Aggregate<Workspace | undefined, WorkspaceEvent> = {
  type: 'workspace',
  initial: undefined,
  evolve: (state, event) => (event.type === 'WorkspaceCreated' ? event.data : { ...state!, ...event.data }),
};

export interface Member {
  role: string;
  userId: string;
}

/** E-mail is on from the start, WhatsApp is not. */
export function createWorkspace(wish: { name: string; members: Member[] }, owner: string, now: Date): WorkspaceEvent[] {
  const [member, ...others] = wish.members;
  const onlyOwner = member?.role === 'owner' && member.userId === owner && others.length === 0;
  const problem = nameProblem(wish.name);
  if (problem !== undefined || !onlyOwner)
    throw refusals.fields({ ...(problem === undefined ? {} : { name: problem }), ...(onlyOwner ? {} : { members: sentences.members }) });
  return [
    {
      type: 'WorkspaceCreated',
      data: { userId: owner, name: tidyText(wish.name), email: true, whatsApp: false, createdAt: now.toISOString() },
    },
  ];
}

export interface WorkspaceChange {
  name?: string | undefined;
  email?: boolean | undefined;
  whatsApp?: boolean | undefined;
}

export function changeWorkspace(state: Workspace, wish: WorkspaceChange): WorkspaceEvent[] {
  const events: WorkspaceEvent[] = [];
  if (wish.name !== undefined) {
    const problem = nameProblem(wish.name);
    if (problem !== undefined) throw refusals.fields({ name: problem });
    if (tidyText(wish.name) !== state.name) events.push({ type: 'WorkspaceRenamed', data: { name: tidyText(wish.name) } });
  }
  const preference = { email: wish.email ?? state.email, whatsApp: wish.whatsApp ?? state.whatsApp };
  if (preference.email !== state.email || preference.whatsApp !== state.whatsApp)
    events.push({ type: 'NotificationPreferenceChanged', data: preference });
  return events;
}

function nameProblem(typed: string): string | undefined {
  const name = tidyText(typed);
  if (name === '') return sentences.workspaceNameMissing;
  if (isUnshowable(name)) return sentences.strangeCharacters;
  return isLongerThan(name, LONGEST_NAME) ? sentences.nameLength(LONGEST_NAME) : undefined;
}
