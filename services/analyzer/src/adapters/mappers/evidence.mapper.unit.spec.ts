import { describe, expect, it } from '@jest/globals';
import { evidence as wire } from '@nowahala/contracts';
import { toEvidence } from './evidence.mapper.js';

const takenAt = new Date('2026-11-21T12:00:00.123Z');
const message = (more: Partial<wire.EvidenceSnapshot> = {}): wire.EvidenceSnapshot =>
  wire.EvidenceSnapshot.decode(
    wire.EvidenceSnapshot.encode(
      wire.EvidenceSnapshot.fromPartial({ takenAt, region: 'lagos', target: { ipAddress: '41.58.1.2' }, message: 'It failed.', ...more }),
    ).finish(),
  );

describe('evidence from the bus', () => {
  it('has null for what is absent', () => {
    expect(toEvidence(message())).toEqual({
      version: 1,
      takenAt: '2026-11-21T12:00:00.123Z',
      region: 'lagos',
      target: { website: null, ipAddress: '41.58.1.2', host: null, scheme: null, port: null },
      outcome: 'failure',
      errorClass: null,
      code: null,
      message: 'It failed.',
      steps: [],
      dns: null,
      addresses: [],
      connection: null,
      tls: null,
      http: null,
      machine: null,
      recognised: [],
      delayedByUs: false,
    });
  });

  it('is nothing without a target or a time', () => {
    expect([toEvidence(message({ target: undefined })), toEvidence(message({ takenAt: undefined }))]).toEqual([null, null]);
  });

  it('leaves out what a newer prober says and this version does not know', () => {
    const evidence = toEvidence(
      message({
        errorClass: 'quic_refused',
        steps: [
          { step: 99 as wire.StepName, ok: true, ms: 1, detail: 'quic' },
          { step: wire.StepName.STEP_NAME_TLS, ok: true, ms: 1.5, detail: 'tls' },
        ],
        machine: {
          address: '41.58.1.2',
          ping: { answered: true, ms: 1, method: 99 as wire.PingMethod },
          ports: [{ port: 443, state: 99 as wire.PortState, ms: 2 }],
        },
        recognised: [
          { kind: 'cms', id: 'wordpress', name: 'WordPress', by: 'the page itself', confidence: 0.9 },
          { kind: 'cms', id: 'newpress', name: 'NewPress', by: 'the page itself', confidence: 0.9 },
          { kind: 'robot', id: 'x', name: 'X', by: 'the page itself', confidence: 0.9 },
        ],
      }),
    );
    expect(evidence).toMatchObject({
      errorClass: null,
      steps: [{ step: 'tls', ms: 1.5 }],
      machine: { ping: { method: 'ping_program' }, ports: [{ port: 443, state: 'silent' }] },
      recognised: [{ id: 'wordpress' }],
    });
  });

  it('has no NUL, which PostgreSQL refuses', () => {
    const http = {
      url: 'http://shop.test/',
      redirects: [],
      status: 500,
      reason: 'a\u0000b',
      headers: { server: 'x\u0000' },
      bodyStart: '\u0000',
      bodyBytes: 1,
      bodyCut: false,
    };
    expect(JSON.stringify(toEvidence(message({ http })))).not.toContain('u0000');
  });
});
