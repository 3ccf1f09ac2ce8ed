import type { HeartbeatResponse } from '@nowahala/api';
import { heartbeats as messages } from '@messages/heartbeats';

/** How all of them fare, in a line for Home. Of one that is paused nothing is expected, and of one that never called nothing yet. */
export function onHome(given: readonly Pick<HeartbeatResponse, 'state'>[]): { text: string; isBad: boolean } {
  const all = given.filter(({ state }) => state !== 'paused');
  const count = (...states: HeartbeatResponse['state'][]): number => all.filter(({ state }) => states.includes(state)).length;
  const [down, ran] = [count('down'), count('up', 'running', 'late')];
  if (down > 0) return { text: messages.home(all.length, down), isBad: true };
  if (all.length === 0) return { text: given.length > 0 ? messages.homePaused : messages.homeNone, isBad: false };
  if (count('pending') === all.length) return { text: messages.homeNew, isBad: false };
  if (count('unknown') > 0) return { text: messages.homeUnknown, isBad: false };
  return { text: ran === all.length ? messages.home(all.length, 0) : messages.homeSome(ran, all.length), isBad: false };
}
