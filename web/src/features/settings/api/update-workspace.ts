import type { WorkspaceResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

export type WorkspaceChange = Pick<WorkspaceResponse, 'name' | 'notificationPreference'>;

export const updateWorkspace = (workspaceId: string, change: WorkspaceChange): Promise<{ message: string }> =>
  api.patch(`/workspace/update/${workspaceId}`, change);
