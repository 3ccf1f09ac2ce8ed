import { describe, expect, it } from '@jest/globals';
import { TopicRegistry } from '../topics.js';
import type { BusDatabase, Statement } from './bus-database.js';
import { applyRetention } from './retention.js';

const NAMES = ['checks', 'reports'];
const topics = new TopicRegistry(
  NAMES.map(
    (name) => ({ name, partitions: { kafka: 1, embedded: 1 }, retention: { kafka: '1h', embedded: '1h' }, perRegion: false }) as never,
  ),
  'embedded',
);

/** A database with old rows of both topics, which refuses the statements that `refuses` names. */
function databaseThat(refuses: (statement: Statement) => boolean) {
  const written: Statement[] = [];
  const database = {
    read: async () => NAMES.map((topic) => ({ topic })),
    write: async (statement: Statement) => {
      if (refuses(statement)) throw new Error('canceling statement due to statement timeout');
      written.push(statement);
      return [{ count: 0 }];
    },
  };
  return { database: database as unknown as BusDatabase, written };
}
const isOf = (topic: string) => (statement: Statement) => statement.values?.[0] === topic;
const ofProcesses = ({ text }: Statement) => text.includes('bus.bus_process');

describe('what is older than it is kept', () => {
  it('goes of every other topic and of dead processes while that of one topic cannot, which is heard of', async () => {
    const { database, written } = databaseThat(isOf('checks'));
    await expect(applyRetention(database, topics, () => false)).rejects.toThrow('statement timeout');
    expect(written.filter(isOf('reports'))).toHaveLength(2);
    expect(written.some(ofProcesses)).toBe(true);
  });

  it('goes of every topic while that of dead processes cannot', async () => {
    const { database, written } = databaseThat(ofProcesses);
    await expect(applyRetention(database, topics, () => false)).rejects.toThrow('statement timeout');
    expect(NAMES.map((name) => written.filter(isOf(name)).length)).toEqual([2, 2]);
  });

  it('stays once the bus is closing', async () => {
    const { database, written } = databaseThat(() => false);
    await applyRetention(database, topics, () => written.some(isOf('checks')));
    expect(written.filter(isOf('reports'))).toEqual([]);
  });
});
