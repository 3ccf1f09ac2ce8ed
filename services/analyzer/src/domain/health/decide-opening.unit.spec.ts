import { describe, expect, it } from '@jest/globals';
import { HealthScenario, failed, ok, time } from '../../../test/health-scenario.js';
import type { Check } from './check.js';
import { decideOpening } from './decide-opening.js';
import type { OpeningContext } from './decide-opening.js';
import type { ServerHealth } from './health.js';
import { unmeasured } from './health.js';
import { ServerHealthRules } from './server-health-rules.js';

const server = (serverId: string, ...checks: Check[]) => {
  const rules = new ServerHealthRules(serverId);
  return { serverId, health: checks.reduce<ServerHealth>((health, check) => rules.evaluate(check, health).health, unmeasured) };
};
const confirmed = (serverId: string, second = '00') => server(serverId, failed(`09:00:${second}`), failed('09:00:14'), failed('09:00:15'));
const inDoubt = (serverId: string, second = '01') => server(serverId, failed(`09:00:${second}`));

const suspect = confirmed('shop');
const decide = (context: Partial<OpeningContext>, clock: string) =>
  decideOpening({ server: suspect, siblings: [], trigger: 'deadline', ...context }, time(clock));

describe('whether an incident opens', () => {
  it.each([
    ['a server that answers', server('shop', ok('09:00'))],
    ['a suspect that is not confirmed', inDoubt('shop')],
    [
      'a server that is down already',
      { serverId: 'shop', health: new HealthScenario().checks(failed('09:00'), failed('09:01'), failed('09:02')).health },
    ],
  ])('is no question for %s', (_name, other) => expect(decide({ server: other }, '09:01')).toEqual({ decision: 'none' }));

  it.each(['check', 'deadline'] as const)('alone: at once (%s)', (trigger) =>
    expect(decide({ trigger }, '09:00:15')).toEqual({ decision: 'open', cause: 'alone', serverIds: ['shop'] }),
  );
});

describe('siblings at the same address', () => {
  it.each([
    ['that answer', server('blog', ok('09:00:01'))],
    ['that failed more than ten seconds apart', inDoubt('blog', '11')],
  ])('%s are no reason to wait', (_name, sibling) =>
    expect(decide({ siblings: [sibling] }, '09:00:15')).toMatchObject({ decision: 'open', cause: 'alone' }),
  );
  it('in doubt are waited for, a second at a time', () =>
    expect(decide({ siblings: [inDoubt('blog')] }, '09:00:15')).toEqual({ decision: 'hold', until: time('09:00:16'), cause: 'siblings' }));
  it('are waited for at most fifteen seconds', () => {
    expect(decide({ siblings: [inDoubt('blog')] }, '09:00:29.5')).toEqual({ decision: 'hold', until: time('09:00:30'), cause: 'siblings' });
    expect(decide({ siblings: [inDoubt('blog')] }, '09:00:30')).toEqual({ decision: 'open', cause: 'siblings', serverIds: ['shop'] });
  });
  it('that are confirmed too open with it', () =>
    expect(decide({ siblings: [confirmed('blog', '01')] }, '09:00:16')).toEqual({
      decision: 'open',
      cause: 'siblings',
      serverIds: ['blog', 'shop'],
    }));
  it('are left to the deadline when a check comes, confirmed or not', () => {
    for (const sibling of [inDoubt('blog'), confirmed('blog', '01')])
      expect(decide({ siblings: [sibling], trigger: 'check' }, '09:00:15')).toEqual({
        decision: 'hold',
        until: time('09:00:15'),
        cause: 'siblings',
      });
  });
  it('that only some regions reach are told apart from those that are down', () => {
    const partial = { status: 'suspect', confirmed: { at: time('09:00:15'), openAt: time('09:00:15'), verdict: 'partial' } } as const;
    const blog = confirmed('blog', '01');
    const reachedInPlaces = { ...blog, health: { ...blog.health, now: { ...blog.health.now, ...partial } as typeof blog.health.now } };
    expect(decide({ siblings: [reachedInPlaces] }, '09:00:16')).toMatchObject({ decision: 'open', serverIds: ['shop'] });
    expect(decide({ server: reachedInPlaces, siblings: [suspect] }, '09:00:16')).toMatchObject({ decision: 'open', serverIds: ['blog'] });
  });
});
