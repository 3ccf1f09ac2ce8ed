import { describe, expect, it } from '@jest/globals';
import { keyringOfRoot, keyringOfServices, keyringOfSettings, makeServiceKeys, ServiceKeys } from '../config/service-keys.js';
import type { Keyring } from '../config/service-keys.js';
import type { PlatformSettings } from '../config/config.js';
import { deriveSecrets } from '../config/secrets.js';
import { anonymousCaller, systemCaller } from './call-context.js';
import { CALL_HEADER, SERVICE_CALL_HEADER, signServiceCall, verifyServiceCall } from './service-call.js';
import type { AskedBy } from './service-call.js';

const now = 1_800_000_000_000;
const call = { caller: systemCaller, correlationId: 'c' };
const [old, fresh] = ['the old root of thirty-two letters or more', 'the new root and just as long as that is'] as const;

const keysOf = (root: string) => ({
  gateway: makeServiceKeys(root, { service: 'gateway', asks: ['billing', 'notifier'], askedBy: [], purposes: [] }),
  notifier: makeServiceKeys(root, { service: 'notifier', asks: ['billing'], askedBy: ['gateway'], purposes: ['links'] }),
  billing: makeServiceKeys(root, { service: 'billing', asks: [], askedBy: ['gateway', 'notifier'], purposes: [] }),
});
const askedBy: AskedBy = { gateway: 'everything', notifier: ['getEntitlement'] };
const { gateway, notifier, billing } = keysOf(old);
const asBilling = keyringOfServices(billing);

const signed = (keyring: Keyring, from: string, to = 'billing') => signServiceCall(call, keyring, { from, to }, now);
const read = (headers: Record<string, string> | undefined, keyring = asBilling, method = 'creditInvoice', atMs = now) =>
  verifyServiceCall((name) => headers?.[name], keyring, { method, asked: { service: 'billing', askedBy } }, atMs);

describe('a call of one service to another', () => {
  it('is believed for half a minute, of whom it says, for what that one may ask', () => {
    expect(read(signed(keyringOfServices(gateway), 'gateway'))).toEqual(call);
    expect(read(signed(keyringOfServices(notifier), 'notifier'), asBilling, 'getEntitlement')).toEqual(call);
    expect(() => read(signed(keyringOfServices(gateway), 'gateway'), asBilling, 'creditInvoice', now + 31_000)).toThrow('who makes it');
  });

  it('opens no more than its own methods to a service that was taken over, whoever it says to act for', () => {
    const taken = keyringOfServices(notifier);
    expect(() => read(signed(taken, 'notifier'))).toThrow('notifier may not ask billing for that');
    expect(signed(taken, 'gateway')).toBeUndefined();
    expect(signed(taken, 'billing', 'gateway')).toBeUndefined();
  });

  it('is not believed under another name, by the key of another pair or with another body', () => {
    const header = signed(keyringOfServices(notifier), 'notifier')![SERVICE_CALL_HEADER]!;
    const [, to, body, signature] = header.split('.') as [string, string, string, string];
    const others = [
      ['gateway', to, body, signature],
      ['notifier', 'gateway', body, signature],
      ['notifier', to, `${body}A`, signature],
      ['toString', to, body, signature],
      ['__proto__', to, body, signature],
      ['stranger', to, body, signature],
      ['notifier', to, body, ''],
    ];
    for (const parts of others)
      expect(() => read({ [SERVICE_CALL_HEADER]: parts.join('.') }, asBilling, 'getEntitlement')).toThrow('who makes it');
    // What the notifier believes of the gateway it could sign itself; for billing it proves nothing.
    const stolen = keyringOfServices(notifier).believed('gateway', 'notifier')[0]!;
    const thief: Keyring = { signing: () => stolen, believed: () => [], ofPurpose: () => [], shared: [] };
    expect(() => read(signed(thief, 'gateway'))).toThrow('who makes it');
    expect(() => read(signed(thief, 'notifier'), asBilling, 'getEntitlement')).toThrow('who makes it');
  });

  it('is not believed of who is not on the list, nor for somebody else, where one process holds all keys', () => {
    const all = keyringOfRoot(old);
    expect(read(signed(all, 'gateway'), all)).toEqual(call);
    expect(() => read(signed(all, 'scheduler'), all, 'getEntitlement')).toThrow('who makes it');
    expect(() => read(signed(all, 'gateway', 'notifier'), all)).toThrow('who makes it');
  });

  it('is not believed without any proof', () => {
    expect(() => read({})).toThrow('who makes it');
    expect(signServiceCall({ ...call, caller: anonymousCaller }, asBilling, { from: 'gateway', to: 'billing' }, now)).toBeUndefined();
  });
});

describe('the secret that all shared', () => {
  const before = keyringOfRoot(old, { shared: true });
  const between = (keys: string) => keyringOfServices(keys, old);

  it('is still believed and still used where it is held, so that pods of two releases understand each other', () => {
    const ofRelease = signServiceCall(call, before, { from: 'gateway', to: 'billing' }, now)!;
    const { [SERVICE_CALL_HEADER]: _none, ...asBefore } = ofRelease;
    expect(read(asBefore, between(billing))).toEqual(call);
    expect(signed(between(gateway), 'gateway')).toHaveProperty(CALL_HEADER);
    // With other pairs, as the chart makes them by chance, the shared secret still carries the call.
    expect(read(signed(between(keysOf(fresh).gateway), 'gateway'), between(billing))).toEqual(call);
  });

  it('is worth nothing once it was taken away', () => {
    const { [SERVICE_CALL_HEADER]: _none, ...asBefore } = signed(before, 'gateway')!;
    expect(() => read(asBefore)).toThrow('who makes it');
    expect(Object.keys(signed(keyringOfServices(gateway), 'gateway')!)).toEqual([SERVICE_CALL_HEADER]);
  });
});

describe('keys of a service', () => {
  it('are good at every step of a change of the root, with services a step ahead or behind', () => {
    const steps = [old, `${old},${fresh}`, `${fresh},${old}`, fresh];
    steps.slice(1).forEach((step, before) => {
      for (const [signs, reads] of [
        [steps[before]!, step],
        [step, steps[before]!],
      ] as const)
        expect(read(signed(keyringOfServices(keysOf(signs).gateway), 'gateway'), keyringOfServices(keysOf(reads).billing))).toEqual(call);
    });
  });

  it('are for its purposes what followed from the shared secret, and for no other', () => {
    const keys = new ServiceKeys(keyringOfServices(notifier), 'notifier', ['links', 'more']);
    expect(keys.of('links')).toEqual(deriveSecrets(old, 'links'));
    expect(() => keys.of('more')).toThrow('holds nothing for "more" of notifier');
    expect(() => keys.of('token signing')).toThrow('names no purpose');
    const own = Buffer.from(JSON.stringify({ service: 'notifier', own: ['x'.repeat(48)] })).toString('base64');
    expect(new ServiceKeys(keyringOfServices(own), 'notifier', ['links']).of('links')).toEqual(deriveSecrets('x'.repeat(48), 'links'));
  });

  it("are refused when they are another one's or cannot be read, without being said", () => {
    const settings = (SERVICE_KEYS?: string, INTERNAL_SECRET?: string) => ({ SERVICE_KEYS, INTERNAL_SECRET }) as PlatformSettings;
    expect(() => keyringOfSettings(settings(notifier), ['billing'])).toThrow('holds the keys of notifier, and this process is billing');
    expect(() => keyringOfSettings(settings('hunter2'), ['billing'])).toThrow(/^(?!.*hunter2).*service-keys/s);
    expect(() => keyringOfSettings(settings(), ['billing'])).toThrow('INTERNAL_SECRET');
    expect(keyringOfSettings(settings(`${notifier},${billing}`), ['notifier', 'billing']).shared).toEqual([]);
    expect(keyringOfSettings(settings(billing, old), ['billing']).shared).toEqual([old]);
  });
});
