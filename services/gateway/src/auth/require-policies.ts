import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Routes } from '../request/routes.js';
import { POLICY } from './policy.js';

/** Fails closed: a gateway with a route without a policy does not start. */
@Injectable()
export class RequirePolicies implements OnApplicationBootstrap {
  constructor(private readonly routes: Routes) {}

  onApplicationBootstrap(): void {
    const open = this.routes.all
      .filter((route) => !route.metadata(POLICY))
      .map((route) => `${route.method} ${route.path} (${route.handler})`);
    if (open.length > 0) throw new Error(`These routes declare no @Policy, so the gateway does not start:\n  ${open.join('\n  ')}`);
  }
}
