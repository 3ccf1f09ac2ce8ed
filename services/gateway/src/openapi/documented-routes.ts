import type { Route as Contract } from '@nowahala/api';
import { POLICY } from '../auth/policy.js';
import type { RoutePolicy } from '../auth/policy.js';
import { IDEMPOTENT } from '../idempotency/idempotent.js';
import { CONTRACT } from '../request/contract.js';
import type { Routes } from '../request/routes.js';

/** A route of the contract with what the gateway does for it. */
export interface DocumentedRoute extends Contract {
  /** `ServerController.get`; clients know it as operationId. */
  handler: string;
  policy: RoutePolicy | undefined;
  /** Honours an Idempotency-Key. */
  idempotent: boolean;
}

export const documentedRoutes = (routes: Routes): DocumentedRoute[] =>
  routes.all.flatMap(({ handler, metadata }) => {
    const contract = metadata<Contract>(CONTRACT);
    return contract
      ? [{ ...contract, handler, policy: metadata<RoutePolicy>(POLICY), idempotent: metadata<object>(IDEMPOTENT) !== undefined }]
      : [];
  });
