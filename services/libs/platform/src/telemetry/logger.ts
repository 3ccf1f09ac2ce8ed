import type { LoggerService } from '@nestjs/common';
import { context, trace } from '@opentelemetry/api';
import { pino } from 'pino';
import type { Logger, LoggerOptions } from 'pino';
import { LineWriter } from './line-writer.js';

export type { Logger } from 'pino';

const SECRET_NAMES = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'apiKey',
  'email',
  'phone',
  'code',
  'refreshToken',
  'link',
  'to',
];
const API_KEY = /nw_live_[A-Za-z0-9_]+/g;
const EMAIL = /[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/g;
const BEARER = /Bearer\s+[A-Za-z0-9._-]+/g;
const LINE_BREAKS_AND_ANSI = /\u001b\[[0-9;]*m|[\r\n]+/g;

/** Removes what must never stand in a log: keys, tokens, addresses, and line breaks that would forge a second line. */
export const redactText = (text: string): string =>
  text.replace(API_KEY, '[api key]').replace(BEARER, 'Bearer [token]').replace(EMAIL, '[email]').replace(LINE_BREAKS_AND_ANSI, ' ');

let stdout: LineWriter | undefined;

/** One JSON line per fact: constant text, fields for the rest. */
export function createLogger(level: string, service: string): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    mixin: () => {
      const span = trace.getSpanContext(context.active());
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    serializers: {
      err: (error: Error) => ({
        type: error.name,
        message: redactText(error.message),
        stack: error.stack ? redactText(error.stack) : undefined,
      }),
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, (stdout ??= new LineWriter(1)));
}

/** Nest's own lines go through the same logger; its start-up chatter is debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown): void {
    this.logger.debug(redactText(String(message)));
  }

  error(message: unknown, stack?: string): void {
    this.logger.error({ stack: stack ? redactText(String(stack)) : undefined }, redactText(String(message)));
  }

  warn(message: unknown): void {
    this.logger.warn(redactText(String(message)));
  }

  debug(): void {}

  verbose(): void {}
}
