import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { alerts } from '@nowahala/contracts';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

describe('an address that a mail server refuses', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.smtp.refuse(undefined);
    await app.clock.advance(HOUR_MS + MINUTE_MS);
  });

  const mailOnly = () => app.person({ workspaceWhatsApp: false });
  const suppressed = async ({ userId }: Person) =>
    (await app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(userId)).getChannelHealth({ userId })).emailSuppressed;
  const failures = async ({ userId }: Person): Promise<number> =>
    (await app.host.database.query(`SELECT 1 FROM notifier.delivery WHERE user_id = $1 AND state = 'failed'`, [userId])).length;
  const refuse = (people: Person[], message: string) =>
    app.smtp.refuse((address) => (people.some(({ email }) => email === address) ? { code: 550, message } : undefined));
  /** An incident that is over before anybody is reminded of it. */
  const alert = async (person: Person): Promise<void> => {
    const before = (await failures(person)) + app.mailsTo(person).length;
    const tried = async () => (await failures(person)) + app.mailsTo(person).length;
    const incidentId = await app.opened(person);
    await eventually('the alert was tried', async () => (await tried()) === before + 1);
    await app.resolved(person, incidentId);
    await eventually('the end was tried', async () => (await tried()) === before + 2);
  };

  it.each(['not taken', '5.2.2 mailbox full'])('stays alerted after "550 %s"', async (message) => {
    const ada = await mailOnly();
    refuse([ada], message);
    await alert(ada);
    expect(await suppressed(ada)).toBe(false);
    app.smtp.refuse(undefined);
    await alert(ada);
    expect(app.mailsTo(ada)).toHaveLength(2);
  });

  it.each(['5.7.1 relaying denied', 'relaying denied', 'sender quota exceeded'])('gets its mail later after "550 %s"', async (message) => {
    const ada = await mailOnly();
    refuse([ada], message);
    const incidentId = await app.opened(ada);
    await app.tried(ada, 'email');
    expect([await failures(ada), await suppressed(ada)]).toEqual([0, false]);
    app.smtp.refuse(undefined);
    await app.clock.advance(70_000);
    expect(app.mailsTo(ada)).toHaveLength(1);
    await app.resolved(ada, incidentId);
    await eventually('the end', () => app.mailsTo(ada).length === 2);
  });

  it('is suppressed although four more are dead within the hour, where most mails are taken', async () => {
    const [dead, living] = [
      await Promise.all(Array.from({ length: 5 }, mailOnly)),
      await Promise.all(Array.from({ length: 16 }, mailOnly)),
    ];
    await Promise.all(living.map(alert));
    refuse(dead, '5.1.1 no such user');
    await Promise.all(dead.map((person) => app.opened(person)));
    for (const person of dead) await eventually('the refusal', async () => (await failures(person)) === 1);
    for (const person of dead) expect(await suppressed(person)).toBe(true);
  });

  it('gets nothing more when the server says that it does not exist', async () => {
    const ada = await mailOnly();
    refuse([ada], '5.1.1 no such user');
    await app.opened(ada);
    await eventually('the refusal', async () => (await failures(ada)) === 1);
    expect(await suppressed(ada)).toBe(true);
  });

  it('stays alerted where many are refused at the same time, the first of them too', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, mailOnly));
    refuse(people, '5.1.1 no such user');
    const incidents = await Promise.all(people.map((person) => app.opened(person)));
    for (const person of people) await eventually('the refusal', async () => (await failures(person)) === 1);
    for (const person of people) expect(await suppressed(person)).toBe(false);
    app.smtp.refuse(undefined);
    for (const [index, person] of people.entries()) await app.resolved(person, incidents[index]!);
    for (const person of people) await eventually('the end', () => app.mailsTo(person).length === 1);
  });

  it('gets nothing more after refusals on three days, while others take their mails; a mail that is taken starts the count again', async () => {
    // Past Monday: the weekly report would be one more mail.
    await app.clock.advance(4 * DAY_MS);
    const [ada, bola, chi] = [await mailOnly(), await mailOnly(), await mailOnly()];
    for (let day = 1; day <= 2; day += 1) {
      refuse([ada, bola], 'no such user');
      await alert(ada);
      await alert(bola);
      app.smtp.refuse(undefined);
      if (day === 2) await alert(bola);
      await app.clock.advance(DAY_MS);
    }
    expect(await suppressed(ada)).toBe(false);
    await alert(chi);
    refuse([ada, bola], 'no such user');
    await alert(bola);
    await app.opened(ada);
    await eventually('the third day', async () => (await failures(ada)) === 5);
    expect(await suppressed(ada)).toBe(true);
    expect(await suppressed(bola)).toBe(false);
  });

  it('stays alerted for as many days as the server takes mails of nobody', async () => {
    await app.clock.advance(4 * DAY_MS);
    const ada = await mailOnly();
    refuse([ada], 'no such user');
    for (let day = 1; day <= 4; day += 1) {
      await alert(ada);
      await app.clock.advance(DAY_MS);
    }
    expect(await suppressed(ada)).toBe(false);
  });
});
