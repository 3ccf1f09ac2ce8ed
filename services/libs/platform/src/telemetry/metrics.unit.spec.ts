import { describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';

describe('figures of several threads', () => {
  it('are added up, but what is told of the whole process counts once, and it is ready when each is', async () => {
    const [main, thread] = [new Metrics(), new Metrics()];
    main.outboxPublish.inc({ result: 'ok' }, 2);
    thread.outboxPublish.inc({ result: 'ok' }, 3);
    main.serviceReady.set(1);
    thread.serviceReady.set(1);
    main.alsoCollect(() => thread.asObjects());
    expect(await main.asText()).toContain('service_ready 1\n');
    thread.serviceReady.set(0);
    expect(await main.asText()).toContain('service_ready 0\n');
    const text = await main.asText();
    expect(text).toContain('outbox_publish_total{result="ok"} 5');
    const bytes = Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1.5 * process.memoryUsage().rss);
  });
});
