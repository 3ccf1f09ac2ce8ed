import { describe, expect, it } from '@jest/globals';
import { downPolicy } from './down-policy.js';
import type { ServerHealth } from './health.js';
import { ServerHealthRules } from './server-health-rules.js';
import { HealthScenario, failed, ok, stalled, time } from '../../../test/health-scenario.js';
import { releaseGroup, siblingsToCheck, siblingsToCheckAgain } from './incident-group.js';
import type { Check } from './check.js';

const after = (serverId: string, ...checks: Check[]) => {
  const rules = new ServerHealthRules(serverId);
  const health = checks.reduce<ServerHealth>((now, check) => rules.evaluate(check, now).health, {
    now: { status: 'new' },
    outages: [],
  });
  return { serverId, health };
};
const first = after('shop', failed('09:00:00'), failed('09:00:05'), failed('09:00:15'));

describe('servers of one machine', () => {
  it('are opened alone when no sibling is in trouble', () =>
    expect(releaseGroup(first, [after('blog', ok('09:00:01'))], time('09:00:15'), downPolicy)).toEqual({
      open: ['shop'],
      waitUntil: null,
    }));
  it('wait for a sibling that is still in doubt', () =>
    expect(releaseGroup(first, [after('blog', failed('09:00:01'))], time('09:00:15'), downPolicy)).toEqual({
      open: [],
      waitUntil: time('09:00:30'),
    }));
  it('are told together once both are confirmed', () => {
    const blog = after('blog', failed('09:00:01'), failed('09:00:06'), failed('09:00:16'));
    expect(releaseGroup(blog, [first], time('09:00:16'), downPolicy).open).toEqual(['blog', 'shop']);
  });
  it('do not wait for ever', () =>
    expect(releaseGroup(first, [after('blog', failed('09:00:01'))], time('09:00:30'), downPolicy).open).toEqual(['shop']));
  it('are two stories when they fail more than ten seconds apart', () =>
    expect(releaseGroup(first, [after('blog', failed('09:00:11'))], time('09:00:15'), downPolicy).open).toEqual(['shop']));
  it('count as together from the moment the first failure was known', () => {
    const slow = after('slow', stalled('09:00:00'), failed('09:00:15'), failed('09:00:25'));
    const other = after('other', failed('09:00:19'), failed('09:00:24'), failed('09:00:34'));
    expect(releaseGroup(other, [slow], time('09:00:34'), downPolicy).open).toEqual(['other', 'slow']);
  });
});

describe('the neighbours of a server', () => {
  const doubted = after('b', failed('09:00'));
  const down = (serverId: string, ...more: Check[]) => ({
    serverId,
    health: new HealthScenario().checks(failed('09:00:00'), failed('09:00:05'), failed('09:00:15'), ...more).health,
  });

  it('are looked at when it falls, but for those that are doubted already', () =>
    expect(siblingsToCheck(time('09:05'), [after('a', ok('09:00')), doubted, after('c')], downPolicy)).toEqual(['a', 'c']));
  it('are not looked at a second time when the next one falls at once', () =>
    expect(siblingsToCheck(time('09:00:04'), [after('a', ok('09:00')), doubted], downPolicy)).toEqual([]));
  it('are looked at when it answers again, where they are still down', () =>
    expect(siblingsToCheckAgain(time('09:05'), [down('a'), after('b', ok('09:00')), down('c', ok('09:04'))], downPolicy)).toEqual(['a']));
  it('are not looked at a second time when the next one answers again at once', () =>
    expect(siblingsToCheckAgain(time('09:05'), [down('a'), down('c', ok('09:04:55'))], downPolicy)).toEqual([]));
});
