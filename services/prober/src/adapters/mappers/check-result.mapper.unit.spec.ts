import { describe, expect, it } from '@jest/globals';
import { type CheckRequest, unmeasured } from '../../domain/check.js';
import { toPingResult } from './check-result.mapper.js';

const at = new Date('2026-11-21T12:00:00Z');
const request: CheckRequest = {
  target: { serverId: 's', workspaceId: 'w', ipAddress: '41.58.1.2', website: null },
  userId: 'u',
  scheduledAt: at,
  dueAt: at,
  expiresAt: at,
  reason: 'scheduled',
  candidateId: '',
  configVersion: 3,
  intervalMinutes: 5,
};

describe('a result as a message', () => {
  it('carries zeros and empty words for what is not there', () => {
    const result = unmeasured('expired', request.target);
    expect(toPingResult({ request, startedAt: at, endedAt: at, result }, 'lagos', 'prober-1')).toMatchObject({
      outcome: 'missed',
      errorClass: 'expired',
      code: 0,
      responseTimeUs: 0,
      evidenceJson: '',
      phases: { dnsUs: 0, bodyUs: 0 },
    });
  });

  it('carries what was seen of the certificate', () => {
    const certificate = { fingerprint: 'ab'.repeat(32), issuer: "Let's Encrypt", startsAt: at, endsAt: new Date('2027-02-19T12:00:00Z') };
    const result = { ...unmeasured('expired', request.target), certificate };
    expect(toPingResult({ request, startedAt: at, endedAt: at, result }, 'lagos', 'prober-1').certificate).toEqual(certificate);
  });

  it('counts in whole microseconds', () => {
    const result = {
      ...unmeasured('expired', request.target),
      phases: { dns: 1.2345, connect: 0, tls: null, firstByte: 20, body: 0.0004 },
    };
    expect(toPingResult({ request, startedAt: at, endedAt: at, result }, 'lagos', 'prober-1').phases).toEqual({
      dnsUs: 1235,
      connectUs: 0,
      tlsUs: 0,
      firstByteUs: 20_000,
      bodyUs: 0,
    });
  });
});
