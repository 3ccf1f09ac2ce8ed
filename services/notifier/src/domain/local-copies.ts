/** The local copy of a workspace and its plan, as far as alerts need them. */
export interface WorkspaceCopy {
  workspaceId: string;
  userId: string;
  emailEnabled: boolean;
  whatsappEnabled: boolean;
  version: number;
  planWhatsapp: boolean;
  planState: string;
  entitlementVersion: number;
}

export type WorkspacePreferences = Pick<WorkspaceCopy, 'workspaceId' | 'userId' | 'emailEnabled' | 'whatsappEnabled' | 'version'>;
export type PlanCopy = Pick<WorkspaceCopy, 'workspaceId' | 'userId' | 'planWhatsapp' | 'planState' | 'entitlementVersion'>;

/** The local copy of a server, as far as alerts need it. */
export interface ServerCopy {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  emailEnabled: boolean;
  whatsappEnabled: boolean;
  deleted: boolean;
  configVersion: number;
}

/** Rather the trouble of who was asked than so many deletions nobody has heard of. */
export const tooManyOrphans = (orphans: number, known: number): boolean => orphans > 10 && orphans > known / 2;
