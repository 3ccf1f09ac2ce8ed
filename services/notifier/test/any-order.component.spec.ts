import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProductClock } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

type Step = 'opened' | 'explained' | 'resolved';
const ORDERS: Step[][] = [
  ['opened', 'explained', 'resolved'],
  ['opened', 'resolved', 'explained'],
  ['explained', 'opened', 'resolved'],
  ['explained', 'resolved', 'opened'],
  ['resolved', 'opened', 'explained'],
  ['resolved', 'explained', 'opened'],
];

/** Topics have no order among each other, and every message may come twice. */
describe.each([0, 150])('messages that come in any order, each twice, %i ms apart', (pauseMs) => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier({}, new ProductClock());
  });
  afterAll(() => app.stop());

  const send = async (step: Step, person: Person, incidentId: string): Promise<void> => {
    if (step === 'opened') await app.opened(person, { incidentId, explanationPending: true });
    if (step === 'resolved') await app.resolved(person, incidentId);
    if (step === 'explained')
      await app.host.publish(
        'incident.explained',
        {
          incidentId,
          seq: 2,
          serverId: person.serverId,
          workspaceId: person.workspaceId,
          userId: person.userId,
          network: undefined,
          cause: '',
          translations: [],
          explanation: {
            whatHappened: 'The certificate ended.',
            whoIsAffected: 'Everyone.',
            likelyCause: 'It was not renewed.',
            confidence: 'high',
            doNow: ['Renew it.'],
            tellCustomers: '',
            whoToCall: '',
            evidence: [],
            source: 'ai',
            helpedBefore: undefined,
          },
        },
        { key: person.serverId, tenantId: person.workspaceId },
      );
  };

  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    '%s: each alert goes out once, and never "down" after "back"',
    async (_name, order) => {
      const ada = await app.person({ workspaceWhatsApp: false });
      const incidentId = newId();
      for (const step of order.flatMap((one) => [one, one])) {
        await send(step, ada, incidentId);
        if (pauseMs > 0) await app.recorded(step, incidentId);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      const subjects = () => app.mailsTo(ada).map(({ mail }) => mail.subject ?? '');
      await eventually('the end', () => subjects().some((subject) => /(is|and is) back/.test(subject)), 20_000);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      if (subjects().length === 1) expect(subjects()[0]).toMatch(/^Shop website was down for .* and is back$/);
      else expect(subjects()).toEqual([expect.stringMatching(/is down since/), expect.stringMatching(/is back, down for/)]);
      const [end] = app.mailsTo(ada).slice(-1);
      if (pauseMs > 0 && order.indexOf('explained') < 2) expect(end!.mail.text).toContain('It was not renewed.');
    },
  );
});
