import { ProductClock, Store } from '@nowahala/platform';
import type { Database, NetworkPolicy } from '@nowahala/platform';
import { MoveIn } from '../../application/move-in.js';
import { WorkspaceQuery } from '../../database/workspace.query.js';
import { WorkspaceRepository } from '../../database/workspace.repository.js';
import { workspaces } from '../../workspaces.service.js';

export type { MoveIn, MovingServer } from '../../application/move-in.js';

/** For an operator's command, which has the database of workspaces and no running service. */
export function moveInOf(database: Database, policy: NetworkPolicy): MoveIn {
  const store = new Store({ database, clock: new ProductClock(), producer: workspaces.name, aggregates: workspaces.aggregates ?? [] });
  return new MoveIn(store, new WorkspaceQuery(database), new WorkspaceRepository(), policy);
}
