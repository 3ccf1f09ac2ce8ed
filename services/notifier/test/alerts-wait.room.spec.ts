import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LOGGER, Metrics } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { openNotifier } from './notifier-room.js';
import type { NotifierRoom, Person } from './notifier-room.js';

describe('what operators see of alerts', () => {
  let it_: NotifierRoom;
  beforeAll(async () => {
    it_ = await openNotifier();
  });
  afterAll(() => it_.stop());

  /** The figure of this series; the series must be there. */
  const figure = async (series: string): Promise<number> => {
    const lines = (await it_.room.get<Metrics>('notifier', Metrics).asText()).split('\n');
    const line = lines.find((candidate) => candidate.startsWith(`${series} `));
    if (!line) throw new Error(`there is no ${series}`);
    return Number(line.split(' ').at(-1));
  };
  const told = (result: string, kind = 'alert') => figure(`notify_total{channel="email",result="${result}",kind="${kind}"}`);
  const mailOnly = () => it_.person({ workspaceWhatsApp: false });
  const refuseMailsTo = (person: Person, code = 451) =>
    it_.smtp.refuse((address) =>
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
    await it_.heard('opened', await it_.opened(ada, { explanationPending: true }));
    await it_.clock.advance(8_000);
    await eventually('the alert', () => it_.mailsTo(ada).length === 1);
    await eventually('its time', async () => (await figure('notify_dispatch_seconds_sum{channel="email"}')) - before === 8);
  });

  it('an alert that nobody takes is seen, by age and number, and each try is a line without her address', async () => {
    const warn = jest.spyOn(it_.room.get<Logger>('notifier', LOGGER), 'warn');
    const ada = await mailOnly();
    refuseMailsTo(ada);
    const incidentId = await it_.opened(ada);
    await it_.tried(ada, 'email');
    await it_.clock.advance(40_000);
    await eventually('its age', async () => (await figure('notify_oldest_seconds{channel="email"}')) >= 40);
    expect(await figure('notify_overdue{channel="email"}')).toBe(1);
    expect(await told('try again')).toBe(1);
    const [line] = warn.mock.calls.find(([, words]) => words === 'a message was not taken and is tried again')!;
    expect(line).toMatchObject({
      incident_id: incidentId,
      channel: 'email',
      kind: 'down',
      attempt: 1,
      reason: 'The mail server answered 451.',
      said: '451 later, [email], not to [number]',
    });
    it_.smtp.refuse(undefined);
    await it_.clock.advance(30_000);
    await eventually('the alert', () => it_.mailsTo(ada).length === 1);
    await it_.clock.advance(1);
    await eventually('nothing waits', async () => (await figure('notify_overdue{channel="email"}')) === 0);
    expect(await figure('notify_oldest_seconds{channel="email"}')).toBe(0);
  });

  it('news of somebody whom nobody knows yet waits, and is seen', async () => {
    const ada = await mailOnly();
    it_.world.identityDown = true;
    await it_.room.database.query('DELETE FROM notifier.recipient WHERE user_id = $1', [ada.userId]);
    await it_.heard('opened', await it_.opened(ada));
    await it_.clock.advance(40_000);
    await eventually('it waits', async () => (await figure('notify_overdue{channel="undecided"}')) === 1);
    it_.world.identityDown = false;
    await it_.clock.advance(5_000);
    await eventually('the alert', () => it_.mailsTo(ada).length === 1);
    await it_.clock.advance(1);
    await eventually('nothing waits', async () => (await figure('notify_overdue{channel="undecided"}')) === 0);
  });

  it('old news is no failure; a refusal, and a day of vain tries, are one each', async () => {
    const failures = await told('never again');
    const dropped = await told('dropped');
    const [ada, bola, chi] = [await mailOnly(), await mailOnly(), await mailOnly()];
    refuseMailsTo(ada);
    const incidentId = await it_.opened(ada);
    await it_.tried(ada, 'email');
    await it_.resolved(ada, incidentId);
    await it_.heard('resolved', incidentId);
    it_.smtp.refuse(undefined);
    await it_.clock.advance(70_000);
    await eventually('both in one', () => it_.mailsTo(ada).length === 1);
    await eventually('old news', async () => (await told('dropped')) === dropped + 1);
    expect(await told('never again')).toBe(failures);

    refuseMailsTo(bola, 550);
    await it_.opened(bola);
    await eventually('the refusal', async () => (await told('never again')) === failures + 1);

    refuseMailsTo(chi);
    await it_.opened(chi);
    await it_.tried(chi, 'email');
    await it_.clock.advance(25 * 60 * 60_000);
    await eventually('the end of patience', async () => (await told('never again')) > failures + 1);
  });
});
