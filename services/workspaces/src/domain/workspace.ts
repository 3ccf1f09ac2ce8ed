import { limits } from '@nowahala/kernel';
import { defineAggregate, normalizeText } from '@nowahala/platform';
import { requireWhatsAppPreferenceAllowed } from './entitlement.js';
import type { Entitlement } from './entitlement.js';
import { refusals, sentences } from './refusals.js';
import { nameProblem } from './typed-name.js';

interface WorkspaceData {
  userId: string;
  name: string;
  email: boolean;
  whatsApp: boolean;
  createdAt: string;
}

export interface Member {
  role: string;
  userId: string;
}

export type CreateWorkspace = { type: 'CreateWorkspace'; data: { name: string; members: Member[]; userId: string } };
export type UpdateWorkspace = {
  type: 'UpdateWorkspace';
  data: { name?: string | undefined; email?: boolean | undefined; whatsApp?: boolean | undefined };
};
export type WorkspaceCommand = CreateWorkspace | UpdateWorkspace;

export type WorkspaceEvent =
  | { type: 'WorkspaceCreated'; data: WorkspaceData }
  | { type: 'WorkspaceRenamed'; data: { name: string } }
  | { type: 'NotificationPreferenceChanged'; data: { email: boolean; whatsApp: boolean } };

export type Workspace = { status: 'absent' } | (WorkspaceData & { status: 'present' });

export interface WorkspaceContext {
  now: Date;
  /** The owner's other workspace; an account has one. */
  hasWorkspace?: boolean;
  /** Undefined when there is none, or when billing cannot be asked. */
  plan?: Entitlement | undefined;
}

function decide(command: WorkspaceCommand, state: Workspace, context: WorkspaceContext): WorkspaceEvent[] {
  switch (command.type) {
    case 'CreateWorkspace':
      return create(command.data, context);
    case 'UpdateWorkspace':
      if (state.status === 'absent') throw refusals.notFound();
      return update(state, command.data, context.plan);
  }
}

function evolve(state: Workspace, event: WorkspaceEvent): Workspace {
  if (event.type === 'WorkspaceCreated') return { ...event.data, status: 'present' };
  return state.status === 'absent' ? state : { ...state, ...event.data };
}

export const workspace = defineAggregate({ type: 'workspace', initialState: { status: 'absent' } as Workspace, decide, evolve });

/** E-mail is on from the start, WhatsApp is not. */
function create({ name, members, userId }: CreateWorkspace['data'], { now, hasWorkspace }: WorkspaceContext): WorkspaceEvent[] {
  const [member, ...others] = members;
  const onlyOwner = member?.role === 'owner' && member.userId === userId && others.length === 0;
  const problem = nameProblem(name, limits.workspaceName.max, sentences.workspaceNameMissing);
  if (problem !== undefined || !onlyOwner)
    throw refusals.fields({ ...(problem === undefined ? {} : { name: problem }), ...(onlyOwner ? {} : { members: sentences.members }) });
  if (hasWorkspace) throw refusals.secondWorkspace();
  const data = { userId, name: normalizeText(name), email: true, whatsApp: false, createdAt: now.toISOString() };
  return [{ type: 'WorkspaceCreated', data }];
}

function update(state: WorkspaceData, change: UpdateWorkspace['data'], plan: Entitlement | undefined): WorkspaceEvent[] {
  const events: WorkspaceEvent[] = [];
  if (change.whatsApp && !state.whatsApp) requireWhatsAppPreferenceAllowed(plan);
  if (change.name !== undefined) {
    const problem = nameProblem(change.name, limits.workspaceName.max, sentences.workspaceNameMissing);
    if (problem !== undefined) throw refusals.fields({ name: problem });
    if (normalizeText(change.name) !== state.name) events.push({ type: 'WorkspaceRenamed', data: { name: normalizeText(change.name) } });
  }
  const preference = { email: change.email ?? state.email, whatsApp: change.whatsApp ?? state.whatsApp };
  if (preference.email !== state.email || preference.whatsApp !== state.whatsApp)
    events.push({ type: 'NotificationPreferenceChanged', data: preference });
  return events;
}
