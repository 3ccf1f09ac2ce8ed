import { Metadata, status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { refusal } from '../core/refusal.js';
import { errorOf, statusOf } from './call-error.js';

const ended = (code: status, details: string): ServiceError =>
  Object.assign(new Error(details), { code, details, metadata: new Metadata() });

describe('a call that failed', () => {
  it('is refused to the caller with the words of the refusal', () => {
    const { code, details, metadata } = statusOf(refusal('SERVER_LIMIT', 'limited', 'Ten servers are watched.', { retryAfterSeconds: 10 }));
    const seen = errorOf(Object.assign(new Error(details), { code, details, metadata }));
    expect(seen).toMatchObject({
      code: 'SERVER_LIMIT',
      kind: 'limited',
      message: 'Ten servers are watched.',
      details: { retryAfterSeconds: 10 },
    });
  });

  it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is to be tried again where the database is away: %s',
    (code) => {
      const error = Object.assign(new Error('connect'), { code });
      for (const away of [error, new AggregateError([error, error])])
        expect(statusOf(away)).toMatchObject({ code: status.UNAVAILABLE, details: 'TRY_AGAIN' });
    },
  );

  it('stays a defect where a text ends too early', () => {
    expect(statusOf(new SyntaxError('Unterminated string in JSON at position 4')).code).toBe(status.INTERNAL);
    expect(statusOf(new Error('Connection terminated unexpectedly')).code).toBe(status.UNAVAILABLE);
  });

  it.each([
    [status.INTERNAL, 'Received RST_STREAM with code 2 triggered by internal client error: Session closed with error code 2'],
    [status.INTERNAL, 'Received RST_STREAM with code 0 (Call ended without gRPC status)'],
    [status.RESOURCE_EXHAUSTED, 'Bandwidth exhausted or memory limit exceeded'],
    [status.CANCELLED, 'Call cancelled'],
    [status.UNAVAILABLE, 'No connection established'],
    [status.DEADLINE_EXCEEDED, 'Deadline exceeded'],
  ])('is to be tried again where the line broke: %s %s', (code, details) => {
    expect(errorOf(ended(code, details))).toMatchObject({ code: 'TRY_AGAIN', kind: 'unavailable' });
  });

  it.each([
    [status.INTERNAL, 'column "x" does not exist'],
    [status.RESOURCE_EXHAUSTED, 'Received message larger than max (9437184 vs 8388608)'],
    [status.UNIMPLEMENTED, 'The server does not implement the method'],
  ])('stays a defect where the method failed: %s %s', (code, details) => {
    expect(errorOf(ended(code, details))).toMatchObject({ code, details });
  });
});
