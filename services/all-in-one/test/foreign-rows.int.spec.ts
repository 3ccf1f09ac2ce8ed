import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '@nowahala/platform';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { load } from '../src/roster.js';
import type { ServiceName } from '../src/roster.js';
import { isAskedById, namesTenant, literalsOf, methodsOf } from './foreign-rows/methods.js';
import { Asker } from './foreign-rows/asker.js';
import type { Result } from './foreign-rows/asker.js';
import { FOR_EVERYBODY, NEEDS_OTHER_ROWS } from './foreign-rows/by-hand.js';
import { NOBODY, OWNER, STRANGER, World } from './foreign-rows/rows.js';

const WORLDS = 100;
const services: ServiceName[] = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier', 'gateway'];

describe.each(services)('the rows of %s', (name) => {
  let full: ThrowawayDatabase;
  let bare: ThrowawayDatabase;
  let service: Service;
  let owned: Asker;
  let without: Asker;

  beforeAll(async () => {
    [service] = (await load([name])) as [Service];
    [full, bare] = await Promise.all([throwawayDatabase(), throwawayDatabase()]);
    owned = await Asker.open(service, full, OWNER);
    without = await Asker.open(service, bare, OWNER);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([owned.close(), without.close()]);
    await Promise.all([full.drop(), bare.drop()]);
  });

  it('come out and change for their owner alone, whichever query is asked', async () => {
    const methods = (await methodsOf(name)).filter(
      (method) => isAskedById(method) && !FOR_EVERYBODY[method.label] && !NEEDS_OTHER_ROWS[method.label],
    );
    const literals = literalsOf(name);
    const faults = new Map<string, unknown>();
    const unowned = await without.rows();
    const isAdded = ({ out, rows }: Result) => out !== undefined && rows !== unowned;
    const leaks: string[] = [];
    let asleep = methods;
    for (let number = 0; number < WORLDS && asleep.length > 0; number += 1) {
      const world = new World(number, literals);
      await owned.fill(world, STRANGER, OWNER);
      await without.fill(world, STRANGER);
      const before = await owned.rows();
      const stillAsleep = [];
      for (const method of asleep) {
        const [own, nothing] = [await owned.ask(method, world, OWNER), await without.ask(method, world, NOBODY)];
        const found = own.out !== undefined && (own.rows !== before || own.out.includes(OWNER) || own.out !== nothing.out);
        // What adds a row is seen where there is none.
        const added = found || isAdded(await without.ask(method, world, OWNER));
        if (!added) {
          stillAsleep.push(method);
          faults.set(method.label, own.fault ?? faults.get(method.label));
          continue;
        }
        for (const asker of [STRANGER, NOBODY]) {
          const { out, rows, fault } = await owned.ask(method, world, asker);
          if (fault) continue;
          if (out!.includes(OWNER)) leaks.push(`${method.label} shows rows`);
          if (rows !== before) leaks.push(`${method.label} changes rows`);
          if (asker === NOBODY && nothing.out !== undefined && out !== nothing.out) leaks.push(`${method.label} counts rows`);
        }
        if (!namesTenant(method)) continue;
        const [theirs, noones] = [await owned.ask(method, world, STRANGER, OWNER), await without.ask(method, world, STRANGER, OWNER)];
        if (theirs.fault) continue;
        if (theirs.rows !== before) leaks.push(`${method.label} changes what is named to it by a stranger`);
        if (noones.out !== undefined && theirs.out !== noones.out) leaks.push(`${method.label} tells a stranger of rows`);
      }
      asleep = stillAsleep;
    }
    const unanswered = asleep.map(({ label }) => `${label}: ${String(faults.get(label) ?? 'nothing of its owner was found')}`);
    expect({ leaks, unanswered }).toEqual({ leaks: [], unanswered: [] });
  });
});
