import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';
import { DeliverDueJob } from '../src/adapters/jobs/deliver-due.job.js';
import { RecordSendResult } from '../src/application/record-send-result.js';
import { RenderDelivery } from '../src/application/render-delivery.js';
import { DeliveryRepository } from '../src/database/delivery.repository.js';
import type { ClaimedDelivery } from '../src/domain/delivery.js';

/** Opened by hand: whoever comes waits until then. */
function gate() {
  let open!: () => void;
  let arrive!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { open, arrived, pass: () => (arrive(), opened) };
}

/** One replica is the app; the other one claims as another process would. */
describe('a delivery whose claim ends while it is under way', () => {
  let app: NotifierApp;
  let ada: Person;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());
  afterEach(() => {
    app.smtp.at = undefined;
  });

  const get = <T>(token: abstract new (...args: never[]) => T) => app.host.get<T>('notifier', token);
  const databaseOf = () => (get(DeliverDueJob) as unknown as { database: Parameters<DeliveryRepository['claimDue']>[0] }).database;
  const row = async () =>
    (
      await app.host.database.query(
        `SELECT state, attempts, claimed_by, provider_id, claimed_until > clock_timestamp() + interval '20 s' AS long FROM notifier.delivery
         WHERE user_id = $1 AND channel = 'email'`,
        [ada.userId],
      )
    )[0] as { state: string; attempts: number; claimed_by: string; provider_id: string | null; long: boolean };
  const claimEnds = () =>
    app.host.database.query(
      `UPDATE notifier.delivery SET claimed_until = clock_timestamp() - interval '1 s' WHERE user_id = $1 AND channel = 'email'`,
      [ada.userId],
    );
  const otherReplicaClaims = () => get(DeliveryRepository).claimDue(databaseOf(), 'other', app.clock.now(), 20);
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
    expect(await row()).toMatchObject({ state: 'sending', claimed_by: taken.claim, provider_id: null });
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
});
