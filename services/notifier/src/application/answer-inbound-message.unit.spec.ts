import { expect, it } from '@jest/globals';
import type { StoredInboundMessage } from '../database/inbound-message.repository.js';
import type { Incident } from '../domain/incident.js';
import { AnswerInboundMessage } from './answer-inbound-message.js';

const NOW = new Date('2026-11-28T03:00:00Z');
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('acknowledges the incidents of a large outage several at a time, and none that is acknowledged already', async () => {
  const members = Array.from({ length: 26 }, (_, index) => ({
    ...{ incidentId: `incident ${index}`, userId: 'ada', serverName: `Shop ${index}`, resolvedAt: null, explanation: null },
    acknowledgedAt: index === 25 ? NOW : null,
  })) as unknown as Incident[];
  const asked: string[] = [];
  let waiting: (() => void)[] = [];
  const analyzer = {
    acknowledge: (incidentId: string) => {
      asked.push(incidentId);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  const inserted: { facts: { message: { text: string } } }[] = [];
  const tx = { now: NOW };
  const use = new AnswerInboundMessage(
    ...([
      { transaction: (work: (on: typeof tx) => Promise<void>) => work(tx) },
      { insert: async (_tx: never, row: (typeof inserted)[0]) => void inserted.push(row) },
      { listMembers: async () => members },
      { markAnswered: async () => true },
      { listByPhone: async () => [{ userId: 'ada', fullName: 'Ada', language: 'en' }] },
      analyzer,
      ...[{}, {}, { incident: () => '' }, { warn: () => undefined, info: () => undefined }],
    ] as unknown as ConstructorParameters<typeof AnswerInboundMessage>),
  );
  const stored = {
    ...{ providerId: 'SM1', phone: '+2348010000001', intent: 'acknowledge', receivedAt: NOW },
    subject: { type: 'alert', groupKey: 'group' },
  } as unknown as StoredInboundMessage;
  const answering = use.execute(stored, NOW);
  const together: number[] = [];
  while (inserted.length === 0) {
    await settled();
    if (waiting.length === 0) continue;
    together.push(waiting.length);
    for (const resolve of waiting.splice(0)) resolve();
  }
  await answering;
  waiting = [];
  expect(together).toEqual([10, 10, 5]);
  expect(asked).not.toContain('incident 25');
  expect(inserted[0]!.facts.message.text).toMatch(/^Good, you are on it/);
});
