import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

export interface ServedRoute {
  method: string;
  /** `/api/server/get/:id` */
  path: string;
  /** `ServerController.get`, for messages. */
  handler: string;
  /** What a decorator noted on the handler. */
  metadata<T>(key: symbol): T | undefined;
}

/** Every HTTP route of the gateway, read off its controllers. */
@Injectable()
export class Routes {
  private known: ServedRoute[] | undefined;
  private patterns: { method: string; pattern: RegExp }[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  get all(): ServedRoute[] {
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
  private routesOf(controller: Function, instance: object): ServedRoute[] {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
      if (path === undefined) return [];
      return {
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod]!,
        path: joined(Reflect.getMetadata(PATH_METADATA, controller) as string, path),
        handler: `${controller.name}.${name}`,
        metadata: <T>(key: symbol) => Reflect.getMetadata(key, handler) as T | undefined,
      };
    });
  }
}

const joined = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
