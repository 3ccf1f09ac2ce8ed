import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import type { FastifyReply } from 'fastify';
import { plainPagePolicy } from '../request/security-headers.js';
import { anyone, Policy } from '../auth/policy.js';
import { Routes } from '../request/routes.js';
import { docsPage } from './docs-page.js';
import { Describe } from './describe.js';
import { openApi } from './openapi.js';

@Controller('api')
export class DocsController {
  private page: string | undefined;
  private document: object | undefined;

  constructor(
    private readonly routes: Routes,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  @Get('docs')
  @Policy(anyone())
  @Describe({ summary: 'This page', type: 'text/html', answer: 'a page' })
  async show(@Res() reply: FastifyReply): Promise<void> {
    this.page ??= docsPage(this.routes.all, this.settings.publicUrl);
    await reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': plainPagePolicy("'none'"), 'cache-control': 'public, max-age=300' })
      .send(this.page);
  }

  @Get('docs-json')
  @Policy(anyone())
  @Header('cache-control', 'public, max-age=300')
  @Describe({ summary: 'The OpenAPI document', answer: { openapi: '3.1.0' } })
  json(): object {
    return (this.document ??= openApi(this.routes.all, this.settings.publicUrl));
  }
}
