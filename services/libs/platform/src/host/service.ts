import type { ServiceDefinition as GrpcServiceDefinition } from '@grpc/grpc-js';
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Entity, MigrationClass } from '../database/database.js';
import type { AnyRegistration } from '../event-store/registration.js';
import type { RpcImplementation } from '../rpc/rpc-server.js';
import type { AskedBy } from '../rpc/service-call.js';

/** A service as data: what it is made of. How many of them share a process is decided outside (host/). */
export interface Service {
  /** Also its schema, its consumer groups and the producer of its messages. */
  name: string;
  /** Nest module; everything of the platform can be injected into it. */
  module: Type;
  /** The service's own settings, parsed from the environment together with the platform's. */
  config?: z.ZodType;
  /** False for a service without state of its own. */
  database?: boolean;
  /** The time of its transactions is `dueTime`: what one machine makes due must not wait for, or be hurried by, the wrong clock of another. */
  dueTransactions?: boolean;
  /** Its work is nothing but messages: it is not ready while the bus is away. Others answer meanwhile and write to their outbox. */
  needsBus?: boolean;
  /** False: it neither asks nor answers other services, and its process holds no keys. */
  asksServices?: false;
  /** What it has keys of its own for, from ServiceKeys. */
  purposes?: readonly string[];
  /** Tables that are read and written as objects; `@InjectRepository(entity)` works in the service. */
  entities?: Entity[];
  migrations?: MigrationClass[];
  /** `query` of the database and of transactions returns camelCase columns, and int8 as number. */
  camelCaseRows?: boolean;
  /** What the service keeps as events, with their read models and messages. */
  aggregates?: AnyRegistration[];
  rpc?: RpcBinding[];
  /** Listens on the public port. */
  http?: HttpHosting;
}

export interface HttpHosting {
  /** Called before listening, to register plugins, hooks and static files. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  prepare(app: any): Promise<void>;
  /** Answers what the router itself refuses before any hook runs: an address that cannot be read, or a part of it too long. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  unroutable?(error: Error, request: any, reply: any): void;
  /** Networks whose forwarded addresses are believed, from the service's settings. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  trustedProxies?(config: any): string[];
}

export interface RpcBinding {
  definition: GrpcServiceDefinition;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  implementation: Type<any>;
  askedBy: AskedBy;
}

/** Who may ask for which methods stands here, beside who answers; nobody else gets a key for it. */
export const rpcBinding = <D extends GrpcServiceDefinition>(
  definition: D,
  implementation: Type<RpcImplementation<D>>,
  askedBy: Readonly<Record<string, 'everything' | readonly (keyof D & string)[]>>,
): RpcBinding => ({ definition, implementation, askedBy });

export const defineService = (service: Service): Service => service;
