import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProductClock } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';

const { KAFKA_BROKERS } = process.env;
const onKafka = KAFKA_BROKERS ? describe : describe.skip;
if (!KAFKA_BROKERS) process.stderr.write('outage-on-kafka is skipped: KAFKA_BROKERS is not set (.ci/kafka/start.sh starts one)\n');

/** The same service, the same stand-ins, the other bus: topics of their own have no order among each other. */
onKafka('the alerts of an outage over Kafka', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier({ KAFKA_BROKERS: KAFKA_BROKERS ?? '' }, new ProductClock());
  }, 120_000);
  afterAll(() => app.stop());

  it('reach a person once on each channel, and once more when it is over', async () => {
    const ada = await app.person();
    const incidentId = await app.opened(ada);
    await app.opened(ada, { incidentId });
    await eventually('mail and note', () => app.mailsTo(ada).length > 0 && app.whatsAppMessagesTo(ada).length > 0, 30_000);
    await app.resolved(ada, incidentId);
    await app.resolved(ada, incidentId);
    await eventually('the end', () => app.mailsTo(ada).length > 1 && app.whatsAppMessagesTo(ada).length > 1, 30_000);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('is down since'),
      expect.stringContaining('is back, down for'),
    ]);
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(2);
  }, 120_000);

  it('merges an end that overtook its beginning', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = newId();
    await app.resolved(ada, incidentId);
    await app.recorded('resolved', incidentId);
    await app.opened(ada, { incidentId });
    await eventually('the mail', () => app.mailsTo(ada).length > 0, 30_000);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([expect.stringMatching(/^Shop website was down for .* and is back$/)]);
  }, 120_000);
});
