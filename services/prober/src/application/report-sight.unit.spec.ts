import { describe, expect, it } from '@jest/globals';
import { newMetrics } from '../../test/builders.js';
import { Sight } from '../domain/sight.js';
import type { AskForProof } from './ask-for-proof.js';
import type { ResultPublisher } from './ports.js';
import { ReportSight } from './report-sight.js';

function start() {
  const sight = new Sight();
  const published = { health: [] as string[], seen: 0, isBusAway: false };
  const publisher = {
    publishSight: async (report: { sight: string }) => void published.health.push(report.sight),
    publishSeen: async () => {
      if (published.isBusAway) throw new Error('the bus is away');
      published.seen += 1;
    },
  } as Partial<ResultPublisher> as ResultPublisher;
  const askForProof = { refresh: async () => undefined } as unknown as AskForProof;
  return { sight, published, report: new ReportSight(sight, askForProof, newMetrics(), publisher) };
}

describe('that a region sees', () => {
  it('is kept for its probers to come once something proved it, and not again with each report', async () => {
    const { sight, published, report } = start();
    await report.execute();
    expect(published).toMatchObject({ health: ['unprovable'], seen: 0 });
    sight.recordReference('r', true, performance.now());
    await report.execute();
    await report.execute();
    expect(published).toMatchObject({ health: ['unprovable', 'sees'], seen: 1 });
  });

  it('is kept as soon as the bus is back', async () => {
    const { sight, published, report } = start();
    sight.recordReference('r', true, performance.now());
    published.isBusAway = true;
    await expect(report.execute()).rejects.toThrow('away');
    published.isBusAway = false;
    await report.execute();
    expect(published.seen).toBe(1);
  });
});
