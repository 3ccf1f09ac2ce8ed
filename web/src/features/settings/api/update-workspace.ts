import { api } from '@/lib/http/api-client';
import type { Workspace } from '@/lib/session/current-workspace';

export type WorkspaceChange = Pick<Workspace, 'name' | 'notificationPreference'>;

export const updateWorkspace = (workspaceId: string, change: WorkspaceChange): Promise<{ message: string }> =>
  api.patch(`/workspace/update/${workspaceId}`, change);
