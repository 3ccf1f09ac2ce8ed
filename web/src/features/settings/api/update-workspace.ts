import { api } from '@/lib/api-client';
import type { Workspace } from '@/lib/current-workspace';

export type WorkspaceChange = Pick<Workspace, 'name' | 'notificationPreference'>;

export const updateWorkspace = (workspaceId: string, change: WorkspaceChange): Promise<{ message: string }> =>
  api.patch(`/workspace/update/${workspaceId}`, change);
