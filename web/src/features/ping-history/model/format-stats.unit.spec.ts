import { describe, expect, it } from '@jest/globals';
import type { ServerSummaryResponse } from '@nowahala/api';
import type { PingStats } from './ping-stats';
import { answersNow, formatStats } from './format-stats';

const now = new Date('2026-11-21T13:16:00Z');
const none = { totalPings: 0, totalFailures: 0, totalSuccess: 0, steps: [] } as unknown as PingStats;
const checked = '2026-11-19T10:00:00Z';
const format = (stats: PingStats, state: ServerSummaryResponse['state'], lastPingAt: string | null) =>
  formatStats(stats, { state, lastPingAt } as ServerSummaryResponse, 'in the last 24 hours', now);

it.each([
  ['up', 'active', true],
  ['slow', 'inactive', true],
  ['down', 'inactive', false],
  ['paused', 'active', false],
  ['maintenance', 'active', false],
] as const)('of a server that is %s (%s) the latest answer is of now: %s', (state, status, answers) =>
  expect(answersNow({ state, status } as ServerSummaryResponse)).toBe(answers),
);

describe('the sentence over the figures', () => {
  it.each([
    [
      'the first check of a new server is on its way',
      'unknown',
      null,
      'The first check is on its way. Figures appear here as checks come in.',
    ],
    ['a paused server is paused', 'paused', checked, 'This server is paused. Nothing was measured in the last 24 hours.'],
    [
      'one paused before its first check is paused too',
      'paused',
      null,
      'This server is paused. Nothing was measured in the last 24 hours.',
    ],
    ['one measured before has no first check to wait for', 'up', checked, 'Nothing was measured in the last 24 hours.'],
  ] as const)('%s', (_name, state, lastPingAt, sentence) => expect(format(none, state, lastPingAt)).toBe(sentence));

  it('a server that is slow is not said to have no trouble', () =>
    expect(format({ ...none, totalPings: 9 }, 'slow', checked)).toBe('It always answered in the last 24 hours, but now it is slow.'));
  it('a period without failures had no trouble', () =>
    expect(format({ ...none, totalPings: 9 }, 'up', checked)).toBe('No trouble in the last 24 hours.'));
});
