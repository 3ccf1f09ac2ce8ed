import { describe, expect, it } from '@jest/globals';
import { type SignOfLife, deadProbers } from './dead-probers.js';

const startedAt = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000);
const sign = (proberId: string, seconds: number, gone = false): SignOfLife => ({ proberId, at: after(seconds), gone });
const dead = (...signs: SignOfLife[]) =>
  deadProbers(signs, { proberId: 'self', processStartedAt: after(-15), startedAt }, after(25)).map(
    ({ proberId, at }) => `${proberId} ${at.getTime() - startedAt.getTime()}`,
  );

describe('probers that died', () => {
  it('are those that fell silent without a last word', () => {
    expect(dead(sign('a', -10), sign('a', -4), sign('b', -4), sign('b', 22))).toEqual(['a -4000']);
  });

  it('are never those that stopped by themselves: they gave back what they held', () => {
    expect(dead(sign('a', -10), sign('a', -4, true))).toEqual([]);
  });

  it('are our own previous incarnation, and not ourselves', () => {
    expect(dead(sign('self', -2), sign('self', 1), sign('self', 24))).toEqual(['self -2000']);
    expect(dead(sign('self', -2, true), sign('self', 1))).toEqual([]);
    expect(dead(sign('self', 1))).toEqual([]);
  });

  it('are not ourselves where our clock was wrong when we began', () => {
    expect(dead({ ...sign('self', -15), startedAt: after(-15) }, sign('self', 4))).toEqual([]);
  });

  it('are all processes of one that died again before it could report what the first had held', () => {
    const run = (proberId: string, began: number, seconds: number, gone = false) => ({
      ...sign(proberId, seconds, gone),
      startedAt: after(began),
    });
    expect(dead(run('self', -900, -200), run('self', -190, -60), run('self', 0, 1))).toEqual(['self -200000', 'self -60000']);
    expect(dead(run('a', -900, -200), run('a', -190, -60, true))).toEqual(['a -200000']);
    expect(dead(run('a', -900, -200), run('a', -190, 22))).toEqual([]);
  });

  it('are not known of a release that did not say who it is', () => {
    expect(dead(sign('', -60))).toEqual([]);
  });
});
