import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { alerts } from '@nowahala/contracts';
import { Database } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';
import { Deliver } from '../src/application/deliver.js';
import { RecordAddressRefusal } from '../src/application/record-address-refusal.js';
import { DeliveryRepository } from '../src/database/delivery.repository.js';

describe('an alert while the mail relay has trouble of its own', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const delivery = async ({ userId }: Person) =>
    (
      await app.host.database.query(
        `SELECT state, attempts FROM notifier.delivery WHERE user_id = $1 AND channel = 'email' ORDER BY place`,
        [userId],
      )
    )[0] as { state: string; attempts: number } | undefined;
  const refusedTimes = (person: Person, attempts: number) =>
    eventually(`${attempts} attempts are over`, async () => {
      const row = await delivery(person);
      return row?.attempts === attempts && row.state !== 'sending';
    });

  const get = <T>(token: abstract new (...args: never[]) => T) => app.host.get<T>('notifier', token);
  /** As another process, or this one after a restart. */
  const claimDue = () =>
    get(DeliveryRepository).claimDue(get(Database), 'email', { owner: 'other', now: app.clock.now(), limit: 9, inHand: [] });
  const claimEnds = ({ userId }: Person) =>
    app.host.database.query(
      `UPDATE notifier.delivery SET claimed_until = clock_timestamp() - interval '1 s' WHERE user_id = $1 AND state = 'sending'`,
      [userId],
    );

  const alertsTo = (person: Person) => app.mailsTo(person).filter(({ mail }) => mail.subject?.includes('is down since'));

  it('waits until it is well again, whatever the relay refuses before and after it knows the recipient', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.trouble = { when: 'greeting', code: 554, message: 'No SMTP service here' };
    await app.opened(ada);
    await refusedTimes(ada, 1);
    app.smtp.trouble = { when: 'MAIL', code: 553, message: '5.1.8 sender domain does not exist' };
    await app.clock.advance(2 * MINUTE_MS);
    await refusedTimes(ada, 2);
    app.smtp.trouble = { when: 'DATA', code: 550, message: '5.4.5 Daily user sending limit exceeded' };
    await app.clock.advance(7 * MINUTE_MS);
    await refusedTimes(ada, 3);
    app.smtp.trouble = undefined;
    expect(await delivery(ada)).toEqual({ state: 'queued', attempts: 3 });
    await app.clock.advance(HOUR_MS);
    await eventually('the mail', async () => (await delivery(ada))?.state === 'sent');
    expect(alertsTo(ada)).toHaveLength(1);
  });

  it('is handed over once to a relay that answers after half a minute, and stays claimed meanwhile', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const taken: unknown[] = [];
    app.smtp.delayMs = 30_000;
    await app.opened(ada);
    await eventually('the relay has it', () => alertsTo(ada).length === 1);
    await eventually(
      'it is sent',
      async () => {
        taken.push(...(await claimDue()));
        return (await delivery(ada))?.state === 'sent';
      },
      80_000,
    );
    app.smtp.delayMs = 0;
    expect([await delivery(ada), alertsTo(ada).length, taken]).toEqual([{ state: 'sent', attempts: 1 }, 1, []]);
  }, 120_000);

  it('goes out three times at most where the answer is always lost, and counts as perhaps delivered', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.loseAnswers(1_000);
    const incidentId = await app.opened(ada);
    await app.tried(ada, 'email');
    for (const minutes of [2, 6, 20, 70, 70, 24 * 60]) await app.clock.advance(minutes * MINUTE_MS);
    app.smtp.loseAnswers(0);
    expect(alertsTo(ada)).toHaveLength(3);
    const owner = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    const log = (await owner.listDeliveries({ incidentIds: [incidentId] })).deliveries;
    expect(log.find(({ channel, kind }) => channel === 'email' && kind === 'down')).toMatchObject({
      status: 'sent',
      attempts: 3,
      error: 'It has perhaps arrived: the mail server took it and confirmed nothing.',
    });
  });

  it('goes out three times at most where the notifier dies each time before the relay answers', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const answers = Promise.withResolvers<void>();
    app.smtp.at = (moment) => (moment === 'taken' ? answers.promise : undefined);
    await app.opened(ada);
    await eventually('the relay has it', () => alertsTo(ada).length === 1);
    const restart = async () => {
      await claimEnds(ada);
      for (const one of await claimDue()) void get(Deliver).execute(one);
    };
    for (const mails of [2, 3]) {
      await restart();
      await eventually(`the relay has ${mails}`, () => alertsTo(ada).length === mails);
    }
    await restart();
    await eventually('it is over', async () => (await delivery(ada))?.state === 'sent');
    app.smtp.at = undefined;
    answers.resolve();
    expect(alertsTo(ada)).toHaveLength(3);
  });

  it('goes out three times at most where nobody can write down that it was accepted', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const broken = jest.spyOn(get(RecordAddressRefusal), 'accepted').mockRejectedValue(new Error('it cannot be written'));
    await app.opened(ada);
    await app.tried(ada, 'email');
    for (const minutes of [2, 6, 20, 70, 70, 24 * 60]) await app.clock.advance(minutes * MINUTE_MS);
    broken.mockRestore();
    expect([await delivery(ada), alertsTo(ada).length]).toEqual([{ state: 'sent', attempts: 4 }, 3]);
  });

  it('is tried on where the relay refuses the whole of it, however often', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.trouble = { when: 'DATA', code: 451, message: 'later' };
    await app.opened(ada);
    await refusedTimes(ada, 1);
    for (const [minutes, attempts] of [
      [2, 2],
      [7, 3],
      [17, 4],
    ] as const) {
      await app.clock.advance(minutes * MINUTE_MS);
      await refusedTimes(ada, attempts);
    }
    app.smtp.trouble = undefined;
    await app.clock.advance(70 * MINUTE_MS);
    await eventually('the mail', async () => (await delivery(ada))?.state === 'sent');
    expect(alertsTo(ada)).toHaveLength(1);
  });
});
