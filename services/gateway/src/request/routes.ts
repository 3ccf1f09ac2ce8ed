import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DESCRIPTION } from '../openapi/describe.js';
import type { Description } from '../openapi/describe.js';
import { IDEMPOTENT } from '../idempotency/idempotent.js';
import { LIMITS } from '../rate-limits/rate-limit-rules.js';
import type { LimitName } from '../rate-limits/rate-limit-rules.js';
import { POLICY } from '../auth/policy.js';
import type { RoutePolicy } from '../auth/policy.js';

export interface Route {
  method: string;
  /** `/api/server/get/:id` */
  path: string;
  /** `ServerController.get`, for messages. */
  handler: string;
  policy: RoutePolicy | undefined;
  limits: LimitName[];
  /** Honours an Idempotency-Key. */
  idempotent: boolean;
  description: Description | undefined;
}

/** Every HTTP route of the gateway, read off its controllers. */
@Injectable()
export class Routes {
  private known: Route[] | undefined;
  private patterns: { method: string; pattern: RegExp }[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  get all(): Route[] {
    return (this.known ??= this.discovery
      .getControllers()
      .flatMap(({ metatype, instance }) => (metatype && instance ? this.routesOf(metatype, instance as object) : [])));
  }

  /** The methods under which an address is known. */
  methodsAt(path: string): string[] {
    this.patterns ??= this.all.map((route) => ({ method: route.method, pattern: patternOf(route.path) }));
    return [...new Set(this.patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
  }

  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  private routesOf(controller: Function, instance: object): Route[] {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
      if (path === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod]!;
      const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
      return [path].flat().map((part) => ({
        method,
        path: joined(base, part),
        handler: `${controller.name}.${name}`,
        policy: Reflect.getMetadata(POLICY, handler) as RoutePolicy | undefined,
        limits: (Reflect.getMetadata(LIMITS, handler) as LimitName[] | undefined) ?? [],
        idempotent: Reflect.hasMetadata(IDEMPOTENT, handler),
        description: Reflect.getMetadata(DESCRIPTION, handler) as Description | undefined,
      }));
    });
  }
}

const joined = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
