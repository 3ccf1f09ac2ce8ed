import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy } from '@nowahala/platform';
import { unmeasured } from '../../domain/check.js';
import { toCheckRequest, toPingResult } from './check.mapper.js';
import { ShardEpochs } from '../../domain/shard-epochs.js';

const policy = new NetworkPolicy();
const at = new Date('2026-11-21T12:00:00Z');
const target = {
  serverId: 's',
  workspaceId: 'w',
  userId: 'u',
  ipAddress: '41.58.1.2',
  website: 'https://shop.example',
  intervalMinutes: 5,
  configVersion: 3,
};
const ping = { target, scheduledAt: at, expiresAt: undefined, check: '', candidateId: '' };

describe('a due ping in our own words', () => {
  it('has a website, an address, and a time to give up', () => {
    expect(toCheckRequest(ping, policy)).toMatchObject({
      target: { serverId: 's', workspaceId: 'w', ipAddress: '41.58.1.2', website: { url: 'https://shop.example/', host: 'shop.example' } },
      check: 'scheduled',
      expiresAt: new Date(at.getTime() + 30_000),
    });
  });

  it('may have an address only', () => {
    expect(toCheckRequest({ ...ping, target: { ...target, website: '' } }, policy)?.target).toMatchObject({
      ipAddress: '41.58.1.2',
      website: null,
    });
  });

  it('with a website that is refused leads to a dial that is refused, never to the address beside it', () => {
    const { website } = toCheckRequest({ ...ping, target: { ...target, website: 'http://10.0.0.1/' } }, policy)!.target;
    expect(policy.judge(website!.host)).not.toBeNull();
  });

  it('is nothing without a server or a time', () => {
    expect([
      toCheckRequest(undefined, policy),
      toCheckRequest({ ...ping, target: undefined }, policy),
      toCheckRequest({ ...ping, scheduledAt: undefined }, policy),
      toCheckRequest({ ...ping, target: { ...target, serverId: '' } }, policy),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a result in the words of the bus', () => {
  it('carries zeros and empty words for what is not there', () => {
    const request = toCheckRequest(ping, policy)!;
    const result = unmeasured('expired', request.target);
    expect(toPingResult({ request, startedAt: at, endedAt: at, result }, 'lagos')).toMatchObject({
      outcome: 'missed',
      errorClass: 'expired',
      code: 0,
      responseTimeUs: 0,
      evidenceJson: '',
      phases: { dnsUs: 0, bodyUs: 0 },
    });
  });

  it('counts in whole microseconds', () => {
    const request = toCheckRequest(ping, policy)!;
    const result = {
      ...unmeasured('expired', request.target),
      phases: { dns: 1.2345, connect: 0, tls: null, firstByte: 20, body: 0.0004 },
    };
    expect(toPingResult({ request, startedAt: at, endedAt: at, result }, 'lagos').phases).toEqual({
      dnsUs: 1235,
      connectUs: 0,
      tlsUs: 0,
      firstByteUs: 20_000,
      bodyUs: 0,
    });
  });
});

describe('the epoch of a shard', () => {
  it('only rises', () => {
    const epochs = new ShardEpochs();
    expect([
      epochs.isCurrent(1, 5),
      epochs.isCurrent(1, 5),
      epochs.isCurrent(1, 4),
      epochs.isCurrent(2, 1),
      epochs.isCurrent(1, 6),
      epochs.isCurrent(1, 5),
    ]).toEqual([true, true, false, true, true, false]);
  });
});
