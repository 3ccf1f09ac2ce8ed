import { hash } from 'node:crypto';

/** Another salt than the shard's hash, so that the servers of one shard do not bunch. */
const PHASE_SALT = 'phase';

/** Seconds after each multiple of the interval at which a server is checked. Editing other fields never moves it. */
export function phaseOf(serverId: string, intervalSeconds: number): number {
  return hash('sha1', serverId + PHASE_SALT, 'buffer').readUInt32BE(0) % intervalSeconds;
}

/** First slot at or after `second` (seconds since 1970). */
export function nextSlot(second: number, intervalSeconds: number, phase: number): number {
  const since = (((second - phase) % intervalSeconds) + intervalSeconds) % intervalSeconds;
  return since === 0 ? second : second + intervalSeconds - since;
}

export const isSlot = (second: number, intervalSeconds: number, phase: number): boolean =>
  nextSlot(second, intervalSeconds, phase) === second;

/** Regions take turns: two successive slots of one server are checked from different ones. */
export function regionFor(serverId: string, second: number, intervalSeconds: number, regions: string[]): string {
  const turn = Math.floor(second / intervalSeconds) + hash('sha1', serverId, 'buffer').readUInt16BE(4);
  return regions[turn % regions.length]!;
}

/** Spreads checks beside the slots over regions: the same for the same check, different for different ones. */
export const turnOf = (id: string, at: Date): number => hash('sha1', `${id} ${at.getTime()}`, 'buffer').readUInt16BE(0);
