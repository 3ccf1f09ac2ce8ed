import { Controller, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getOpenApi, showDocs } from '@nowahala/api';
import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { anyone, Policy } from '../auth/policy.js';
import { Route } from '../request/contract.js';
import { Routes } from '../request/routes.js';
import { plainPagePolicy } from '../request/security-headers.js';
import { docsPage } from './docs-page.js';
import { documentedRoutes } from './documented-routes.js';
import { openApi } from './openapi.js';

@Controller()
export class DocsController {
  private page: string | undefined;
  private document: object | undefined;

  constructor(
    private readonly routes: Routes,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  @Route(showDocs)
  @Policy(anyone())
  async show(@Res() reply: FastifyReply): Promise<void> {
    this.page ??= docsPage(documentedRoutes(this.routes), this.settings.publicUrl);
    await reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': plainPagePolicy("'none'"), 'cache-control': 'public, max-age=300' })
      .send(this.page);
  }

  @Route(getOpenApi)
  @Policy(anyone())
  @Header('cache-control', 'public, max-age=300')
  json(): object {
    return (this.document ??= openApi(documentedRoutes(this.routes), this.settings.publicUrl));
  }
}
