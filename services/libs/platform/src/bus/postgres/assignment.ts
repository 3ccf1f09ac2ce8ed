import { murmur2 } from '../partitioner.js';
import type { LiveMember } from './membership-tables.js';

interface Reader {
  id: string;
  options: { group: string; topics: string[] };
}

/** Instead of its name a topic that a member reads only where nobody else does. An older release takes it for another topic. */
export const asStandby = (topic: string): string => `standby:${topic}`;

/** The share of a member: the same for every process that sees the same sorted list of live members. */
export function partitionsFor(
  { id, options }: Reader,
  live: LiveMember[],
  partitionsOf: (topic: string) => number,
): Map<string, { topic: string; part: number }> {
  const mine = new Map<string, { topic: string; part: number }>();
  for (const topic of options.topics) {
    const readersAs = (name: string) => live.filter(({ grp, topics }) => grp === options.group && topics.includes(name));
    const active = readersAs(topic);
    const readers = active.length > 0 ? active : readersAs(asStandby(topic));
    const position = readers.findIndex((reader) => reader.member === id);
    if (position < 0) continue;
    // Small topics begin at different members, so that the first one does not get them all.
    const shift = (murmur2(topic) >>> 0) % readers.length;
    for (let part = 0; part < partitionsOf(topic); part += 1) {
      if ((part + shift) % readers.length === position) mine.set(`${topic}:${part}`, { topic, part });
    }
  }
  return mine;
}
