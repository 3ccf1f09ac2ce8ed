import type { Publication, RecordedEvent } from '@nowahala/platform';
import type { Workspace, WorkspaceEvent } from '../../domain/workspace.js';

/** Every change is published as a snapshot; the stream's version orders them. */
export function publishWorkspace({ type, id, version, occurredAt }: RecordedEvent<WorkspaceEvent>, state: Workspace): Publication[] {
  if (state.status === 'absent') return [];
  const { userId, email, whatsApp } = state;
  const snapshot = { workspaceId: id, userId, version, emailEnabled: email, whatsappEnabled: whatsApp };
  const updated: Publication = { topic: 'workspace.updated', key: id, message: snapshot };
  const created: Publication = { topic: 'workspace.created', key: id, message: { workspaceId: id, userId, createdAt: occurredAt } };
  return type === 'WorkspaceCreated' ? [created, updated] : [updated];
}
