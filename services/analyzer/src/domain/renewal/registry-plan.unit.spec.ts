import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { expect, it } from '@jest/globals';
import { DOMAIN_AGAIN_MS, isBeingAsked } from './registry-plan.js';

const now = new Date('2026-11-23T12:00:00Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);

it.each([
  ['it is due', null, now, now, true],
  ['it is due, and its registry answers about another', null, now, inMs(29_000), true],
  ['it is due, and its registry wants an hour of rest', null, now, inMs(HOUR_MS), false],
  ['its look-up began a second ago', null, inMs(DOMAIN_AGAIN_MS - 1_000), inMs(29_000), true],
  ['its look-up has failed', null, inMs(DOMAIN_AGAIN_MS - MINUTE_MS), now, false],
  ['it failed and is due again', null, inMs(-1_000), null, true],
  ['it was answered once and is due', inMs(-24 * HOUR_MS), now, now, false],
])('a domain is being asked about: %s', (_, answeredAt, askAt, registryNextAt, expected) => {
  expect(isBeingAsked({ answeredAt, askAt, registryNextAt }, now)).toBe(expected);
});
