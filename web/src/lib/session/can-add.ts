import type { UserResponse, WorkspaceResponse } from '@nowahala/api';

/** Why a server or a job cannot be added just now; null when it can. Each job takes the place of a server. */
export function canAdd(
  user: UserResponse,
  workspace: WorkspaceResponse | null,
  jobs: number,
): 'no-workspace' | 'no-plan' | 'limit' | null {
  if (!user.plan.hasPlan) return 'no-plan';
  if (!workspace) return 'no-workspace';
  return user.plan.id && workspace.servers.length + jobs >= user.plan.id.serverLimit ? 'limit' : null;
}
