import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy } from '@nowahala/platform';
import { toCheckRequest } from './check-request.mapper.js';

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

describe('a due ping as a request', () => {
  it('has a website, an address, and a time to give up', () => {
    expect(toCheckRequest(ping, policy)).toMatchObject({
      target: { serverId: 's', workspaceId: 'w', ipAddress: '41.58.1.2', website: { url: 'https://shop.example/', host: 'shop.example' } },
      reason: 'scheduled',
      expiresAt: new Date(at.getTime() + 30_000),
    });
  });

  it('may have an address only', () => {
    expect(toCheckRequest({ ...ping, target: { ...target, website: '' } }, policy)?.target).toMatchObject({
      ipAddress: '41.58.1.2',
      website: null,
    });
  });

  it('may want words on a page, and a machine has none', () => {
    const words = { expectText: 'Add to cart', rejectText: '' };
    expect(toCheckRequest({ ...ping, target: { ...target, ...words } }, policy)?.target.wanted).toEqual(words);
    for (const one of [target, { ...target, expectText: '', rejectText: '' }, { ...target, ...words, website: '' }])
      expect(toCheckRequest({ ...ping, target: one }, policy)?.target).not.toHaveProperty('wanted');
  });

  it('with a website that is refused leads to a dial that is refused, never to the address beside it', () => {
    const { website } = toCheckRequest({ ...ping, target: { ...target, website: 'http://10.0.0.1/' } }, policy)!.target;
    expect(policy.judge(website!.host)).not.toBeNull();
  });

  it('is nothing with a time that is none: its result could not be written, nor those that travel with it', () => {
    const never = new Date(Number.NaN);
    expect(toCheckRequest({ ...ping, scheduledAt: never }, policy)).toBeNull();
    expect(toCheckRequest({ ...ping, expiresAt: never }, policy)).toBeNull();
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
