import type { UserResponse, WorkspaceResponse } from '@nowahala/api';

export type Obstacle = 'no-workspace' | 'no-plan' | 'limit';

/** Each job takes the place of a server. */
export const placesTaken = ({ servers }: WorkspaceResponse, jobs: number): number => servers.length + jobs;

/** Why a server or a job cannot be added just now; null when it can. */
export function canAdd({ plan }: UserResponse, workspace: WorkspaceResponse | null, jobs: number): Obstacle | null {
  if (!plan.hasPlan) return 'no-plan';
  if (!workspace) return 'no-workspace';
  return plan.id && placesTaken(workspace, jobs) >= plan.id.serverLimit ? 'limit' : null;
}
