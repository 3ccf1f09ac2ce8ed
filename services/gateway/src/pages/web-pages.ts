import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNNAMED_REGION } from '@nowahala/kernel';
import { CONFIG, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import type { GatewayConfig } from '../gateway.config.js';
import { messages } from '../messages/en.js';
import { accepts } from '../request/accepted-encoding.js';
import { pathOf } from '../request/request-context.js';
import { askingPagePolicy, pagePolicy, plainPagePolicy, workerPolicy } from '../request/security-headers.js';
import { BuiltFiles } from './built-files.js';
import type { BuiltFile } from './built-files.js';
import { escapeHtml } from './escape-html.js';
import { asksOutside, isKnownPage, mayBeRecorded } from './page-routes.js';
import { plainPage } from './plain-page.js';

const builtWeb = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../web/dist');
/** Addresses that have routes of their own. */
const ours = /^\/(api|health|unsubscribe|dev\/(inbox|checkout|clock))(\/|$)/;
const RECORDER_SLOT = '<meta name="session-recording" content="" />';
const PLACES_SLOT = '<meta name="watched-from" content="" />';
const SERVICE_WORKER = '/service-worker.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built web product: files, and the one page that every address of the product begins with. */
@Injectable()
export class WebPages {
  private readonly files: BuiltFiles;
  private readonly recorder: string | undefined;
  private readonly places: string;
  private shell: { built: BuiltFile; named: BuiltFile } | undefined;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {
    this.files = new BuiltFiles(config.WEB_DIST ?? builtWeb);
    this.recorder = config.SESSION_RECORDING_URL;
    this.places = settings.regions.filter((region) => region !== UNNAMED_REGION).join(',');
  }

  takes(request: FastifyRequest): boolean {
    return (request.method === 'GET' || request.method === 'HEAD') && !ours.test(pathOf(request));
  }

  respond(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request);
    const file = path === '/index.html' ? undefined : this.files.get(path);
    if (file) return this.sendFile(request, reply, file);
    // An address with a dot may be a mistyped page; a browser that opens one asks for HTML.
    if (extname(path) !== '' && !request.headers.accept?.includes('text/html'))
      return reply
        .status(404)
        .headers({ 'cache-control': 'no-cache', vary: 'accept' })
        .type('text/plain; charset=utf-8')
        .send(messages.request.noSuchFile);
    return this.sendPage(request, reply, path);
  }

  private sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
    void reply.headers({ 'cache-control': file.immutable ? FOR_EVER : 'no-cache', etag: file.etag, vary: 'accept-encoding' });
    if (pathOf(request) === SERVICE_WORKER) void reply.header('content-security-policy', workerPolicy);
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
    return sendPacked(request, reply.type(file.type), file);
  }

  /** The page that names the places, packed again once for each build. */
  private shellWithPlaces(): BuiltFile | undefined {
    const built = this.files.get('/index.html');
    if (!built || this.places === '') return built;
    if (this.shell?.built !== built) {
      const slot = PLACES_SLOT.replace('content=""', `content="${escapeHtml(this.places)}"`);
      const plain = Buffer.from(built.plain.toString('utf8').replace(PLACES_SLOT, slot));
      this.shell = { built, named: { ...built, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) } };
    }
    return this.shell.named;
  }

  private sendPage(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const shell = this.shellWithPlaces();
    const known = isKnownPage(path) && !(this.settings.production && path.startsWith('/dev/'));
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept, accept-encoding' }).type('text/html; charset=utf-8');
    if (!shell) return reply.status(503).header('content-security-policy', plainPagePolicy()).send(plainPage(messages.pages.notBuilt));
    if (!known) void reply.status(404);
    if (asksOutside(path)) return sendPacked(request, reply.header('content-security-policy', askingPagePolicy), shell);
    if (!this.recorder || !mayBeRecorded(path)) return sendPacked(request, reply.header('content-security-policy', pagePolicy()), shell);
    const page = shell.plain
      .toString('utf8')
      .replace(RECORDER_SLOT, RECORDER_SLOT.replace('content=""', `content="${escapeHtml(this.recorder)}"`));
    return reply.header('content-security-policy', pagePolicy(new URL(this.recorder).origin)).send(page);
  }
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = file[encoding];
    if (packed && accepts(request, encoding)) return reply.header('content-encoding', encoding).send(packed);
  }
  return reply.send(file.plain);
}
