import type { Transaction } from '@nowahala/platform';
import type { WorkspaceRepository } from '../database/workspace.repository.js';
import { refusals } from '../domain/refusals.js';

/** The owner of a workspace that is not being erased, and will not be until this transaction ends. */
export async function requireKept(workspaces: WorkspaceRepository, tx: Transaction, workspaceId: string): Promise<string> {
  const userId = await workspaces.keepOwner(tx, workspaceId);
  if (userId === undefined) throw refusals.notFound();
  return userId;
}
