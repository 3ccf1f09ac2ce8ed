import { applyDecorators, Body, HttpCode, Query, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { Route as Contract } from '@nowahala/api';
import { ValidPipe } from './valid-pipe.js';

export const CONTRACT = Symbol('contract');

/** Serves a route of the HTTP contract. */
export const Route = (contract: Contract): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: contract.path, method: RequestMethod[contract.method] }),
    HttpCode(contract.status),
    SetMetadata(CONTRACT, contract),
  );

/** The body, once it has the shape of the contract. */
export const ValidBody = ({ body }: Contract): ParameterDecorator => Body(new ValidPipe(body!));
/** The query, once it has the shape of the contract. */
export const ValidQuery = ({ query }: Contract): ParameterDecorator => Query(new ValidPipe(query!));
