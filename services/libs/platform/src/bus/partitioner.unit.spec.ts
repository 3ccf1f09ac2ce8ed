import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { companionsOf, murmur2, partitionOf } from './partitioner.js';

const kafkaMurmur2 = createRequire(import.meta.url)('kafkajs/src/producer/partitioners/default/murmur2') as (key: string) => number;

describe('the partitioner', () => {
  it('hashes every key as the Java client does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (key) => {
        expect(murmur2(key)).toBe(kafkaMurmur2(key));
      }),
      { numRuns: 2_000 },
    );
  });

  it('matches the values published with the Java client', () => {
    // org.apache.kafka.common.utils.UtilsTest
    expect(
      [
        '21',
        'foobar',
        'a-little-bit-long-string',
        'a-little-bit-longer-string',
        'lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8',
        'abc',
      ].map(murmur2),
    ).toEqual([-973932308, -790332482, -985981536, -1486304829, -58897971, 479470107]);
  });

  it('names for each number the lowest that goes to the same partition', () => {
    const companions = companionsOf(256, 12);
    expect(new Set(companions).size).toBe(12);
    companions.forEach((companion, number) => {
      expect(partitionOf(String(companion), 12)).toBe(partitionOf(String(number), 12));
      expect(companion).toBeLessThanOrEqual(number);
    });
  });

  it('and fewer of them, where fewer ways are wanted: each number keeps its own', () => {
    const companions = companionsOf(256, 12, 4);
    const places = companions.map((companion) => partitionOf(String(companion), 12));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
    places.forEach((place, number) => expect(place).toBe(partitionOf(String(number), 12) % 4));
    expect(new Set(companions).size).toBe(4);
  });

  it('stays with its own partition where nobody goes the way that is wanted', () => {
    expect(companionsOf(1, 12, 1)).toEqual([0]);
  });

  it('never leaves the partitions there are', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 64 }),
        (key, count) => partitionOf(key, count) >= 0 && partitionOf(key, count) < count,
      ),
    );
  });
});
