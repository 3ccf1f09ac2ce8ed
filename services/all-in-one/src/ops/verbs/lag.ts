import { createLogger, Metrics, openBus } from '@nowahala/platform';
import { fine, findings, table } from '../command-result.js';
import type { Verb } from '../verb.js';

const LATE_SECONDS = 60;
/** A prober reads this group only when it starts, for what the previous one may have left. */
const READS_AT_START_ONLY = 'prober.reread';

export const lag: Verb = {
  summary: 'how far every group of readers is behind, in messages and seconds',
  usage: 'lag',
  run: async (_words, { engines }) => {
    const bus = await openBus(
      { ...engines.settings, MIGRATE_ON_START: false },
      engines.databaseUrl,
      new Metrics(),
      createLogger('silent', 'ops'),
    );
    try {
      const rows: [string, string, number, number][] = [];
      for (const group of (await bus.groups()).filter((name) => name !== READS_AT_START_ONLY)) {
        const topics = new Map<string, { messages: number; seconds: number }>();
        for (const { topic, lag: messages, lagSeconds } of await bus.lag(group)) {
          const known = topics.get(topic) ?? { messages: 0, seconds: 0 };
          topics.set(topic, { messages: known.messages + Number(messages), seconds: Math.max(known.seconds, lagSeconds) });
        }
        for (const [topic, { messages, seconds }] of topics) rows.push([group, topic, messages, Math.round(seconds)]);
      }
      if (rows.length === 0) return fine('No group reads yet.');
      rows.sort((a, b) => b[3] - a[3] || b[2] - a[2] || a[0].localeCompare(b[0]));
      const late = rows.filter(([, , , seconds]) => seconds > LATE_SECONDS).length;
      const text = table(['group', 'topic', 'messages', 'seconds'], rows);
      return late > 0 ? findings(`${text}\n\n${late} more than a minute behind.`) : fine(text);
    } finally {
      await bus.close();
    }
  },
};
