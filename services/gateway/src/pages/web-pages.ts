import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, UNNAMED_REGION } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { CONFIG, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import type { GatewayConfig } from '../gateway.config.js';
import { messages } from '../messages/en.js';
import { accepts } from '../request/accepted-encoding.js';
import { pathOf } from '../request/request-context.js';
import { askingPagePolicy, pagePolicy, plainPagePolicy, workerPolicy } from '../request/security-headers.js';
import { BuiltFiles, etagOf } from './built-files.js';
import type { BuiltFile } from './built-files.js';
import { escapeHtml } from './escape-html.js';
import { pageLanguage } from './page-language.js';
import { asksOutside, drawnNameOf, isKnownPage, mayBeRecorded } from './page-routes.js';
import { plainPage } from './plain-page.js';

const builtWeb = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../web/dist');
/** Addresses that have routes of their own. */
const ours = /^\/(api|health|unsubscribe|dev\/(inbox|checkout|clock))(\/|$)/;
const RECORDER_SLOT = '<meta name="session-recording" content="" />';
const PLACES_SLOT = '<meta name="watched-from" content="" />';
/** Stands for the public address in a page that was drawn at build time (web/build/prerender/pages.ts). */
const UNKNOWN_ORIGIN = 'https://origin.invalid';
const SERVICE_WORKER = '/service-worker.js';
const A_YEAR_S = 31_536_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built web product: files, the pages that were drawn at build time, and the one page that every other address begins with. */
@Injectable()
export class WebPages {
  private readonly files: BuiltFiles;
  private readonly recorder: string | undefined;
  private readonly places: string;
  private readonly secure: boolean;
  /** The pages of the present build with what only this installation knows. */
  private readonly completed = new WeakMap<BuiltFile, BuiltFile>();

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {
    this.files = new BuiltFiles(config.WEB_DIST ?? builtWeb);
    this.recorder = config.SESSION_RECORDING_URL;
    this.secure = settings.publicUrl.startsWith('https:');
    this.places = settings.regions.filter((region) => region !== UNNAMED_REGION).join(',');
  }

  takes(request: FastifyRequest): boolean {
    return (request.method === 'GET' || request.method === 'HEAD') && !ours.test(pathOf(request));
  }

  respond(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request);
    // Pages have addresses of their own: how their files are called is nobody's business.
    const file = path.endsWith('.html') ? undefined : this.files.get(path);
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

  /** A page as it was drawn at build time, else the empty one in which the scripts draw. */
  private pageOf(path: string, language: Language): BuiltFile | undefined {
    const folder = folderOf(language);
    const built = this.files.get(`${folder}/pages/${drawnNameOf(path)}.html`) ?? this.files.get(`${folder}/index.html`);
    return built && this.complete(built);
  }

  private languageOf(request: FastifyRequest, reply: FastifyReply): Language {
    const { lang: link } = request.query as { lang?: unknown };
    const isOffered = (language: Language) => this.files.get(`${folderOf(language)}/index.html`) !== undefined;
    const cookie = request.cookies[LANGUAGE_COOKIE];
    const language = pageLanguage({ link, cookie, browser: request.headers['accept-language'] }, isOffered);
    if (link === language && cookie !== language)
      void reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', maxAge: A_YEAR_S, sameSite: 'lax', secure: this.secure });
    return language;
  }

  /** Names the places and the public address in a page, and packs it again, once for each build. */
  private complete(built: BuiltFile): BuiltFile {
    const known = this.completed.get(built);
    if (known) return known;
    const text = built.plain.toString('utf8');
    const named = text
      .replace(PLACES_SLOT, () => PLACES_SLOT.replace('content=""', `content="${escapeHtml(this.places)}"`))
      .replaceAll(UNKNOWN_ORIGIN, () => escapeHtml(this.settings.publicUrl));
    const plain = Buffer.from(named);
    const page = named === text ? built : { ...built, plain, etag: etagOf(plain), br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    this.completed.set(built, page);
    return page;
  }

  private sendPage(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const language = this.languageOf(request, reply);
    const page = this.pageOf(path, language);
    const known = isKnownPage(path) && !(this.settings.production && path.startsWith('/dev/'));
    void reply
      .headers({ 'cache-control': 'no-cache', 'content-language': language, vary: 'accept, accept-encoding, accept-language, cookie' })
      .type('text/html; charset=utf-8');
    if (!page) return reply.status(503).header('content-security-policy', plainPagePolicy()).send(plainPage(messages.pages.notBuilt));
    if (!known) void reply.status(404);
    if (asksOutside(path)) return sendPageOnce(request, reply, page, askingPagePolicy);
    if (!this.recorder || !mayBeRecorded(path)) return sendPageOnce(request, reply, page, pagePolicy());
    const recorded = page.plain
      .toString('utf8')
      .replace(RECORDER_SLOT, RECORDER_SLOT.replace('content=""', `content="${escapeHtml(this.recorder)}"`));
    return reply.header('content-security-policy', pagePolicy(new URL(this.recorder).origin)).send(recorded);
  }
}

const folderOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** A browser that has this very page gets no second one. The policy is a part of its tag: some browsers keep the old one after a 304. */
function sendPageOnce(request: FastifyRequest, reply: FastifyReply, page: BuiltFile, policy: string): FastifyReply {
  const etag = etagOf(Buffer.from(page.etag + policy));
  void reply.headers({ etag, 'content-security-policy': policy });
  const isKnown = reply.statusCode === 200 && request.headers['if-none-match'] === etag;
  return isKnown ? reply.status(304).send() : sendPacked(request, reply, page);
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = file[encoding];
    if (packed && accepts(request, encoding)) return reply.header('content-encoding', encoding).send(packed);
  }
  return reply.send(file.plain);
}
