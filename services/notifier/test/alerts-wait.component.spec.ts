import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LOGGER, Metrics } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

describe('what operators see of alerts', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  /** The figure of this series; the series must be there. */
  const figure = async (series: string): Promise<number> => {
    const lines = (await app.host.get<Metrics>('notifier', Metrics).asText()).split('\n');
    const line = lines.find((candidate) => candidate.startsWith(`${series} `));
    if (!line) throw new Error(`there is no ${series}`);
    return Number(line.split(' ').at(-1));
  };
  const counted = (result: string, kind = 'alert') => figure(`notify_total{channel="email",result="${result}",kind="${kind}"}`);
  const mailOnly = () => app.person({ workspaceWhatsApp: false });
  const refuseMailsTo = (person: Person, code = 451) =>
    app.smtp.refuse((address) =>
      address === person.email ? { code, message: `later, ${person.email}, not to ${person.phone}` } : undefined,
    );

  it('has every series before the first message, so that a first burst is an increase', async () => {
    for (const channel of ['email', 'whatsapp']) {
      for (const result of ['sent', 'try again', 'never again', 'dropped'])
        expect(await figure(`notify_total{channel="${channel}",result="${result}",kind="alert"}`)).toBe(0);
      expect(await figure(`notify_dispatch_seconds_count{channel="${channel}"}`)).toBe(0);
    }
    for (const channel of ['email', 'whatsapp', 'undecided'])
      await eventually(`nothing waits on ${channel}`, async () => (await figure(`notify_overdue{channel="${channel}"}`)) === 0);
  });

  it('an alert that waited for its explanation has waited since its incident', async () => {
    const before = await figure('notify_dispatch_seconds_sum{channel="email"}');
    const ada = await mailOnly();
    await app.recorded('opened', await app.opened(ada, { explanationPending: true }));
    await app.clock.advance(8_000);
    await eventually('the alert', () => app.mailsTo(ada).length === 1);
    await eventually('its time', async () => (await figure('notify_dispatch_seconds_sum{channel="email"}')) - before === 8);
  });

  it('an alert that nobody takes is seen, by age and number, and each try is a line without the address', async () => {
    const warn = jest.spyOn(app.host.get<Logger>('notifier', LOGGER), 'warn');
    const ada = await mailOnly();
    refuseMailsTo(ada);
    const incidentId = await app.opened(ada);
    await app.tried(ada, 'email');
    await app.clock.advance(40_000);
    await eventually('its age', async () => (await figure('notify_oldest_seconds{channel="email"}')) >= 40);
    expect(await figure('notify_overdue{channel="email"}')).toBe(1);
    expect(await counted('try again')).toBe(1);
    const [line] = warn.mock.calls.find(([, words]) => words === 'delivery attempt failed')!;
    expect(line).toMatchObject({
      incident_id: incidentId,
      channel: 'email',
      kind: 'down',
      attempt: 1,
      reason: 'The mail server answered 451.',
      answer: '451 later, [email], not to [number]',
    });
    app.smtp.refuse(undefined);
    await app.clock.advance(30_000);
    await eventually('the alert', () => app.mailsTo(ada).length === 1);
    await app.clock.advance(1);
    await eventually('nothing waits', async () => (await figure('notify_overdue{channel="email"}')) === 0);
    expect(await figure('notify_oldest_seconds{channel="email"}')).toBe(0);
  });

  it('an alert for a person whom nobody knows yet waits, and is seen', async () => {
    const ada = await mailOnly();
    app.world.identityDown = true;
    await app.host.database.query('DELETE FROM notifier.recipient WHERE user_id = $1', [ada.userId]);
    await app.recorded('opened', await app.opened(ada));
    await app.clock.advance(40_000);
    await eventually('it waits', async () => (await figure('notify_overdue{channel="undecided"}')) === 1);
    app.world.identityDown = false;
    await app.clock.advance(5_000);
    await eventually('the alert', () => app.mailsTo(ada).length === 1);
    await app.clock.advance(1);
    await eventually('nothing waits', async () => (await figure('notify_overdue{channel="undecided"}')) === 0);
  });

  it('an outdated message is no failure; a refusal, and a day of vain tries, are one each', async () => {
    const failures = await counted('never again');
    const dropped = await counted('dropped');
    const [ada, bola, chi] = [await mailOnly(), await mailOnly(), await mailOnly()];
    refuseMailsTo(ada);
    const incidentId = await app.opened(ada);
    await app.tried(ada, 'email');
    await app.resolved(ada, incidentId);
    await app.recorded('resolved', incidentId);
    app.smtp.refuse(undefined);
    await app.clock.advance(70_000);
    await eventually('both in one', () => app.mailsTo(ada).length === 1);
    await eventually('the outdated message', async () => (await counted('dropped')) === dropped + 1);
    expect(await counted('never again')).toBe(failures);

    refuseMailsTo(bola, 550);
    await app.opened(bola);
    await eventually('the refusal', async () => (await counted('never again')) === failures + 1);

    refuseMailsTo(chi);
    await app.opened(chi);
    await app.tried(chi, 'email');
    await app.clock.advance(25 * 60 * 60_000);
    await eventually('the end of patience', async () => (await counted('never again')) > failures + 1);
  });
});
