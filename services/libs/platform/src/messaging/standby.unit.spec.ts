import { expect, it } from '@jest/globals';
import type { Subscription } from '../bus/event-bus.js';
import { Standby } from './standby.js';

it('changes every group once, and again only those whose change failed', async () => {
  const changes: string[] = [];
  let isAway = true;
  const subscription = (name: string, canFail: boolean) =>
    ({
      standBy: async (standby: boolean) => {
        if (canFail && isAway) throw new Error('the bus is away');
        changes.push(`${name} ${standby}`);
      },
    }) as Subscription;
  const standby = new Standby();
  standby.add(subscription('main', true));
  standby.add(subscription('recheck', false));
  await standby.set(false);
  expect(changes).toEqual([]);
  await expect(standby.set(true)).rejects.toThrow('the bus is away');
  expect(changes).toEqual(['recheck true']);
  isAway = false;
  await standby.set(true);
  await standby.set(true);
  expect(changes).toEqual(['recheck true', 'main true']);
  await standby.set(false);
  expect(changes.slice(2)).toEqual(['main false', 'recheck false']);
});

it('takes back a change that failed: what of it reached the bus is not known', async () => {
  const changes: boolean[] = [];
  const standby = new Standby();
  standby.add({
    standBy: async (given: boolean) => {
      changes.push(given);
      if (given) throw new Error('the bus is away');
    },
  } as Subscription);
  await expect(standby.set(true)).rejects.toThrow('the bus is away');
  await standby.set(false);
  await standby.set(false);
  expect(changes).toEqual([true, false]);
});
