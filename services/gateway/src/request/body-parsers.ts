import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../messages/en.js';
import { shapeProblem } from './body-shape.js';
import { HttpError } from './http-error.js';

const JSON_BYTES = 100 * 1024;
const WEBHOOK_BYTES = 256 * 1024;

type Done = (error: Error | null, body?: unknown) => void;

const isWebhook = (request: FastifyRequest): boolean => request.url.startsWith('/api/webhooks/');
const takesForms = (request: FastifyRequest): boolean => /^\/(dev\/checkout|unsubscribe)\b/.test(request.url);

/** Mail programs choose the type of their one-click call themselves; the link says it all. */
const isOneClick = (request: FastifyRequest): boolean => /^\/unsubscribe\b/.test(request.url);

const malformed = (sentence: string = messages.request.malformedJson) => new HttpError(400, 'MALFORMED_JSON', sentence);
const notThatType = () => new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', messages.request.sendJson);
const tooLarge = () => new HttpError(413, 'PAYLOAD_TOO_LARGE', messages.request.tooLarge);

/** What may be sent to us: JSON up to 100 KB; webhooks as they are, up to 256 KB; forms for our own two form pages. */
export function prepareBodyParsers(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.removeContentTypeParser('text/plain');
  const parseJson = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit: WEBHOOK_BYTES }, (request: FastifyRequest, body: Buffer, done: Done) => {
    if (isWebhook(request)) return done(null);
    if (body.length > JSON_BYTES) return done(tooLarge());
    if (body.length === 0) return done(null, {});
    void parseJson(request, body.toString('utf8'), (error, parsed) => {
      if (error) return done(malformed());
      const problem = shapeProblem(parsed);
      return problem ? done(malformed(problem)) : done(null, parsed);
    });
  });
  app.useBodyParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: WEBHOOK_BYTES },
    (request: FastifyRequest, body: Buffer, done: Done) => {
      if (isWebhook(request)) return done(null);
      if (!takesForms(request)) return done(notThatType());
      return done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
    },
  );
  app.useBodyParser('*', { bodyLimit: WEBHOOK_BYTES }, (request: FastifyRequest, _body: Buffer, done: Done) =>
    isWebhook(request) || isOneClick(request) ? done(null) : done(notThatType()),
  );
}
