import { describe, expect, it } from '@jest/globals';
import { deriveSecret, deriveSecrets, requireInternalSecret, secretsIn } from '../config/secrets.js';
import type { PlatformSettings } from '../config/config.js';
import { signCall, systemCaller, verifyCall } from './call-context.js';

const now = 1_800_000_000_000;
const call = { caller: systemCaller, correlationId: 'c' };
const [old, fresh] = ['the old secret of thirty-two letters or more', 'the new secret and just as long as that'] as const;

describe('who makes a call', () => {
  it('is believed for half a minute from whoever knows the secret, and from nobody else', () => {
    const header = signCall(call, old, now);
    expect(verifyCall(header, [old], now + 29_000)).toEqual(call);
    expect(() => verifyCall(header, [old], now + 31_000)).toThrow('who makes it');
    expect(() => verifyCall(header, [fresh], now)).toThrow('who makes it');
    expect(() => verifyCall(`f${header.slice(1)}`, [old], now)).toThrow('who makes it');
    expect(() => verifyCall(undefined, [old], now)).toThrow('who makes it');
  });

  it('is believed at every step of a change of the secret, by services that are a step ahead or behind', () => {
    const steps = [old, `${old},${fresh}`, `${fresh}, ${old}`, fresh];
    steps.slice(1).forEach((step, before) => {
      for (const [signs, reads] of [
        [steps[before]!, step],
        [step, steps[before]!],
      ] as const)
        expect(verifyCall(signCall(call, secretsIn(signs)[0]!, now), secretsIn(reads), now)).toEqual(call);
    });
  });

  it('has a key for each purpose from each of them, the first to make things with', () => {
    const both = deriveSecrets(`${fresh},${old}`, 'links');
    expect(both).toEqual([deriveSecret(fresh, 'links'), deriveSecret(old, 'links')]);
    expect(deriveSecret(`${fresh},${old}`, 'links')).toBe(both[0]);
    expect(deriveSecret(fresh, 'tokens')).not.toBe(both[0]);
  });

  it('asks for every one of them to be long', () => {
    expect(requireInternalSecret({ INTERNAL_SECRET: `${fresh},${old}` } as PlatformSettings)).toContain(old);
    expect(() => requireInternalSecret({ INTERNAL_SECRET: `${fresh},short` } as PlatformSettings)).toThrow('32 or more');
  });
});
