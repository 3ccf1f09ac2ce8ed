import { type Check, isGood } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Down, Judgement, Recovering, ServerHealth, Wish } from './health.js';
import { become, stay } from './judgement.js';

/** The scheduler looks every minute while an incident is open; only a recovery is looked at more closely. */
export function whileDown(check: Check, now: Down, health: ServerHealth, policy: DownPolicy): Judgement {
  if (check.startedAt <= now.since) return stay(health);
  if (!isGood(check)) return become(health, { ...now, badAt: Math.max(now.badAt, check.startedAt) });
  if (check.startedAt <= now.badAt) return stay(health);
  const back = lookCloser({ ...now, is: 'recovering', goods: [check.startedAt], nextCheckAt: 0 }, health, check, policy);
  const others: Wish = { wish: 'check-fallen-siblings', since: check.startedAt, incidentId: now.incidentId };
  return { ...back, wants: [...back.wants, others] };
}

export function recover(check: Check, now: Recovering, health: ServerHealth, policy: DownPolicy): Judgement {
  if (check.startedAt <= now.badAt || now.goods.includes(check.startedAt)) return stay(health);
  if (!isGood(check)) return relapse(check, now, health);

  const goods = [...now.goods, check.startedAt].sort((a, b) => a - b);
  const begin = goods[0]!;
  const newest = goods.at(-1)!;
  if (newest - begin < policy.recoveredAfterMs) return lookCloser({ ...now, goods }, health, check, policy);
  const { incidentId, since } = now;
  const over: Wish = { wish: 'resolve', incidentId, since, at: begin, because: 'recovered', unstable: false };
  return become(health, { is: 'up', goodAt: newest }, [over]);
}

/** Good answers that came after the bad one still stand; the earlier ones are forgotten, silently. */
function relapse(check: Check, now: Recovering, health: ServerHealth): Judgement {
  const { incidentId, since } = now;
  const badAt = check.startedAt;
  const goods = now.goods.filter((good) => good > badAt);
  return become(health, goods.length > 0 ? { ...now, badAt, goods } : { is: 'down', incidentId, since, badAt });
}

/** One check beyond the ordinary slots is under way at any time, never more: an earlier wish that still stands is enough. */
function lookCloser(now: Recovering, health: ServerHealth, check: Check, policy: DownPolicy): Judgement {
  const soonEnough = check.endedAt + policy.recoveringEveryMs;
  if (now.nextCheckAt > check.endedAt && now.nextCheckAt <= soonEnough) return become(health, now);
  const again: Wish = { wish: 'recheck', at: soonEnough, because: 'recovering', avoidRegion: check.region };
  return become(health, { ...now, nextCheckAt: soonEnough }, [again]);
}
