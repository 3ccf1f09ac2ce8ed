import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { newId } from '@nowahala/platform';
import { eventually, WrongClock } from '@nowahala/testkit';
import { PUBLIC_URL, startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';
import { AnswerInboundMessagesJob } from '../src/adapters/jobs/answer-inbound-messages.job.js';
import { DeliverDueJob } from '../src/adapters/jobs/deliver-due.job.js';
import { NotifyDueGroupsJob } from '../src/adapters/jobs/notify-due-groups.job.js';
import { RecordSendResult } from '../src/application/record-send-result.js';
import { RenderDelivery } from '../src/application/render-delivery.js';
import { DeliveryRepository } from '../src/database/delivery.repository.js';
import { RecipientRepository } from '../src/database/recipient.repository.js';
import type { ClaimedDelivery } from '../src/domain/delivery.js';

/** Opened by hand: whoever comes waits until then. */
function gate() {
  let open!: () => void;
  let arrive!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { open, arrived, pass: () => (arrive(), opened) };
}

const clock = new WrongClock();
let app: NotifierApp;
let ada: Person;
beforeAll(async () => {
  // Goes on from an hour at which nobody is reminded for the day.
  await clock.advance(Date.parse('2026-11-21T13:02:30Z') - Date.now());
  app = await startNotifier({ TWILIO_CONTENT_SIDS: '{"down.en":"HXdown"}' }, clock);
}, 60_000);
afterAll(() => app.stop());

const get = <T>(token: abstract new (...args: never[]) => T) => app.host.get<T>('notifier', token);
const row = async () =>
  (
    await app.host.database.query(
      `SELECT state, attempts, claimed_by, provider_id, sent_at, claimed_until > clock_timestamp() + interval '20 s' AS long FROM notifier.delivery
       WHERE user_id = $1 AND channel = 'email'`,
      [ada.userId],
    )
  )[0] as { state: string; attempts: number; claimed_by: string; provider_id: string | null; sent_at: Date | null; long: boolean };

/** One replica is the app; the other one claims as another process would. */
describe('a delivery whose claim ends while it is under way', () => {
  afterEach(() => {
    app.smtp.at = undefined;
  });

  const databaseOf = () => (get(DeliverDueJob) as unknown as { database: Parameters<DeliveryRepository['claimDue']>[0] }).database;
  const claimEnds = () =>
    app.host.database.query(
      `UPDATE notifier.delivery SET claimed_until = clock_timestamp() - interval '1 s' WHERE user_id = $1 AND channel = 'email'`,
      [ada.userId],
    );
  const otherReplicaClaims = () =>
    get(DeliveryRepository).claimDue(databaseOf(), 'email', { owner: 'other', now: app.clock.now(), limit: 20, inHand: [] });
  const given = async () => {
    ada = await app.person({ workspaceWhatsApp: false });
  };
  /** Holds the next rendering until the gate is open. */
  const renderingWaits = () => {
    const rendering = gate();
    const render = get(RenderDelivery);
    const original = render.execute.bind(render);
    render.execute = async (...args) => {
      render.execute = original;
      await rendering.pass();
      return original(...args);
    };
    return rendering;
  };

  it('is another replica’s: the late answer of a slow relay changes nothing', async () => {
    await given();
    const relay = gate();
    app.smtp.at = (moment) => (moment === 'taken' ? relay.pass() : undefined);
    const sent = await app.host.collect('notification.sent');
    await app.opened(ada);
    await relay.arrived;
    await claimEnds();
    const [taken] = (await otherReplicaClaims()) as [ClaimedDelivery];
    expect(taken).toMatchObject({ userId: ada.userId, uncertain: true });
    relay.open();
    await get(DeliverDueJob).settle();
    expect(await row()).toMatchObject({ state: 'sending', claimed_by: taken.claim, sent_at: null });
    await get(RecordSendResult).execute(taken, ada.email, { type: 'accepted', providerId: 'of the other replica' });
    await get(RecordSendResult).execute({ ...taken, claim: 'app/late' }, ada.email, {
      type: 'retryable',
      because: { text: 'late' },
      uncertain: true,
    });
    expect(await row()).toMatchObject({ state: 'sent', provider_id: 'of the other replica' });
    await eventually('it is published once', () => sent.length > 0);
    expect(sent.filter(({ userId }) => userId === ada.userId)).toHaveLength(1);
  });

  it('is prolonged right before it is handed over, so that a slow relay is not asked twice', async () => {
    await given();
    const [rendering, relay] = [renderingWaits(), gate()];
    app.smtp.at = (moment) => (moment === 'taken' ? relay.pass() : undefined);
    await app.opened(ada);
    await rendering.arrived;
    await claimEnds();
    rendering.open();
    await relay.arrived;
    expect(await row()).toMatchObject({ state: 'sending', long: true });
    expect(await otherReplicaClaims()).toEqual([]);
    relay.open();
    await get(DeliverDueJob).settle();
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1 });
    expect(app.mailsTo(ada)).toHaveLength(1);
  });

  it('is not handed over by whoever lost it before', async () => {
    await given();
    const rendering = renderingWaits();
    await app.opened(ada);
    await rendering.arrived;
    await claimEnds();
    const [taken] = (await otherReplicaClaims()) as [ClaimedDelivery];
    rendering.open();
    await get(DeliverDueJob).settle();
    expect(app.mailsTo(ada)).toHaveLength(0);
    expect(await row()).toMatchObject({ state: 'sending', claimed_by: taken.claim });
  });

  it('is not handed over to its end by whoever lost it on the way to the relay', async () => {
    await given();
    const relay = gate();
    app.smtp.at = (moment) => (moment === 'asked' ? relay.pass() : undefined);
    await app.opened(ada);
    await relay.arrived;
    await claimEnds();
    const [taken] = (await otherReplicaClaims()) as [ClaimedDelivery];
    relay.open();
    await get(DeliverDueJob).settle();
    expect(app.mailsTo(ada)).toHaveLength(0);
    expect(await row()).toMatchObject({ state: 'sending', claimed_by: taken.claim, attempts: 1 });
  });
});

describe('START that comes while an alert to a stopped number is under way', () => {
  it('stays obeyed: the alert is not sent by WhatsApp, and stops nothing', async () => {
    ada = await app.person();
    const recipients = get(RecipientRepository);
    const phoneState = recipients.phoneState.bind(recipients);
    const asked = jest.spyOn(recipients, 'phoneState').mockImplementation(async (phone) => {
      if (phone !== ada.phone) return phoneState(phone);
      asked.mockRestore();
      await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, 'STOP'));
      const stopped = await phoneState(phone);
      await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, 'START'));
      return stopped;
    });
    await app.opened(ada);
    const failed = `SELECT 1 FROM notifier.delivery WHERE user_id = $1 AND channel = 'whatsapp' AND kind = 'down' AND state = 'failed'`;
    await eventually('it is over', async () => (await app.host.database.query(failed, [ada.userId])).length === 1);
    expect((await phoneState(ada.phone)).stoppedAt).toBeNull();
  });
});

describe('a machine whose clock is wrong', () => {
  afterEach(() => {
    app.smtp.refuse(undefined);
    app.world.analyzerDown = false;
  });

  const mails = (count: number) => eventually(`${count} mails`, () => app.mailsTo(ada).length === count);
  const notifies = async () => {
    await get(NotifyDueGroupsJob).run();
    await get(DeliverDueJob).settle();
  };

  it('reminds nobody early where it is an hour ahead, and in time where it is an hour slow', async () => {
    ada = await app.person({ workspaceWhatsApp: false });
    await app.opened(ada);
    await mails(1);
    await clock.whileWrong(HOUR_MS, notifies);
    expect(app.mailsTo(ada)).toHaveLength(1);
    await app.clock.advance(10 * MINUTE_MS);
    await mails(2);
    await clock.whileWrong(-HOUR_MS, () => app.clock.advance(20 * MINUTE_MS));
    await mails(3);
  });

  it('an hour ahead holds up nothing that it records for the others', async () => {
    ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = newId();
    await clock.whileWrong(HOUR_MS, async () => {
      await app.opened(ada, { incidentId, explanationPending: true });
      await app.recorded('opened', incidentId);
    });
    await app.clock.advance(9 * SECOND_MS);
    await mails(1);
  });

  it('half a day ahead writes when an outage began as its reader would', async () => {
    ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.refuse((address) => (address === ada.email ? { code: 451, message: 'later' } : undefined));
    await app.opened(ada);
    await app.tried(ada, 'email');
    app.smtp.refuse(undefined);
    await clock.whileWrong(12 * HOUR_MS, async () => {
      await app.host.database.query(
        'UPDATE notifier.delivery SET next_attempt_at = $2 WHERE user_id = $1 AND next_attempt_at IS NOT NULL',
        [ada.userId, new Date(app.clock.nowMs() - 13 * HOUR_MS)],
      );
      await get(DeliverDueJob).settle();
    });
    const [alert] = app.mailsTo(ada);
    expect(alert!.mail.text).toMatch(/since \d\d:\d\d/);
    expect(alert!.mail.text).not.toContain('yesterday');
  });

  it('a day ahead still answers by WhatsApp in free text', async () => {
    ada = await app.person();
    await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, 'menu'));
    await eventually('the menu', () => app.whatsAppMessagesTo(ada).length === 1);
    await clock.whileWrong(25 * HOUR_MS, async () => {
      await app.opened(ada);
      await eventually('the alert', async () => {
        await notifies();
        return app.whatsAppMessagesTo(ada).length === 2;
      });
    });
    expect(app.whatsAppMessagesTo(ada)[1]!.contentSid).toBeNull();
  });

  it('a day ahead gives up no delivery that waits for its provider', async () => {
    ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.refuse((address) => (address === ada.email ? { code: 451, message: 'later' } : undefined));
    await app.opened(ada);
    await app.tried(ada, 'email');
    await clock.whileWrong(25 * HOUR_MS, async () => {
      await app.host.database.query(
        'UPDATE notifier.delivery SET next_attempt_at = $2 WHERE user_id = $1 AND next_attempt_at IS NOT NULL',
        [ada.userId, new Date(app.clock.nowMs() - 26 * HOUR_MS)],
      );
      await get(DeliverDueJob).settle();
    });
    expect(await row()).toMatchObject({ state: 'queued', attempts: 2 });
    app.smtp.refuse(undefined);
    await app.clock.advance(6 * MINUTE_MS);
    await eventually('it is sent', async () => (await row()).state === 'sent');
    expect((await row()).attempts).toBe(3);
  });

  it('a day ahead gives up no reply that waits for the analyzer', async () => {
    ada = await app.person();
    await app.opened(ada);
    await eventually('the alert', () => app.whatsAppMessagesTo(ada).length === 1);
    app.world.analyzerDown = true;
    await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, '1'));
    await clock.whileWrong(25 * HOUR_MS, () => get(AnswerInboundMessagesJob).run());
    const waits = 'SELECT 1 FROM notifier.incoming_message WHERE phone = $1 AND due_at IS NOT NULL';
    expect(await app.host.database.query(waits, [ada.phone])).toHaveLength(1);
  });
});
