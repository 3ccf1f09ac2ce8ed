import { expect, it } from '@jest/globals';
import { toReason, toTransition } from './notify-reason.js';

it.each([
  'opened',
  'unstable',
  'resolved',
  'steady',
  'resolved-6f6c2c0e-7d0f-4f3e-9d2f-0d6f4c1f7a11',
  'steady-6f6c2c0e-7d0f-4f3e-9d2f-0d6f4c1f7a11',
  'reminder-10m',
  'daily-2026-11-22',
  'digest-12',
  'partial',
  'worsened-6f6c2c0e-7d0f-4f3e-9d2f-0d6f4c1f7a11',
])('the stored transition %s is read as it was written', (transition) => expect(toTransition(toReason(transition))).toBe(transition));

it('a transition of a later version is not guessed', () => expect(() => toReason('reminder-8h')).toThrow('unknown transition'));
