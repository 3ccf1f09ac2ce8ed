import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProductClock } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { openNotifier } from './notifier-room.js';
import type { NotifierRoom } from './notifier-room.js';

const { KAFKA_BROKERS } = process.env;
const onKafka = KAFKA_BROKERS ? describe : describe.skip;
if (!KAFKA_BROKERS) process.stderr.write('outage-on-kafka is skipped: KAFKA_BROKERS is not set (.ci/kafka/start.sh starts one)\n');

/** The same room, the same stand-ins, the other bus: topics of their own have no order among each other. */
onKafka('an outage, told over Kafka', () => {
  let it_: NotifierRoom;
  beforeAll(async () => {
    it_ = await openNotifier({ KAFKA_BROKERS: KAFKA_BROKERS ?? '' }, new ProductClock());
  }, 120_000);
  afterAll(() => it_.stop());

  it('reaches her once on each channel, and once more when it is over', async () => {
    const ada = await it_.person();
    const incidentId = await it_.opened(ada);
    await it_.opened(ada, { incidentId });
    await eventually('mail and note', () => it_.mailsTo(ada).length > 0 && it_.notesTo(ada).length > 0, 30_000);
    await it_.resolved(ada, incidentId);
    await it_.resolved(ada, incidentId);
    await eventually('the end', () => it_.mailsTo(ada).length > 1 && it_.notesTo(ada).length > 1, 30_000);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(it_.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('is down since'),
      expect.stringContaining('is back, down for'),
    ]);
    expect(it_.notesTo(ada)).toHaveLength(2);
  }, 120_000);

  it('merges an end that overtook its beginning', async () => {
    const ada = await it_.person({ workspaceWhatsApp: false });
    const incidentId = newId();
    await it_.resolved(ada, incidentId);
    await it_.heard('resolved', incidentId);
    await it_.opened(ada, { incidentId });
    await eventually('the mail', () => it_.mailsTo(ada).length > 0, 30_000);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(it_.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([expect.stringMatching(/^Shop website was down for .* and is back$/)]);
  }, 120_000);
});
