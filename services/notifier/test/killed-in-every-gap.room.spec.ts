import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { KillableNotifier } from './killable-notifier.js';
import type { Person } from './notifier-room.js';

type Moment = 'asked' | 'taken' | 'answered';
const GAPS: Array<[channel: 'smtp' | 'twilio', moment: Moment]> = [
  ['smtp', 'asked'],
  ['smtp', 'taken'],
  ['smtp', 'answered'],
  ['twilio', 'asked'],
  ['twilio', 'taken'],
  ['twilio', 'answered'],
];

/** A claim of a process that died is free after 25 s; then the message has to leave. */
const UNTIL_TOLD_MS = 90_000;

describe('kill -9 in every gap of a hand-over', () => {
  const it_ = new KillableNotifier();
  beforeAll(() => it_.start(), 60_000);
  afterAll(() => it_.stop());

  const notesTo = (person: Person) => it_.twilio.messages.filter((message) => message.to === `whatsapp:${person.phone}`);
  const mailIdsTo = (person: Person) =>
    it_.smtp.mails.filter((mail) => mail.envelope.to.includes(person.email)).map(({ mail }) => mail.messageId);
  const told = (person: Person) => notesTo(person).length > 0 && mailIdsTo(person).length > 0;

  it('loses nobody, sends WhatsApp exactly once, and a mail twice only under one Message-ID', async () => {
    const people: Person[] = [];
    const known = async () => Number((await it_.database.query('SELECT count(*)::int AS servers FROM notifier.server'))[0]!.servers);
    for (const [channel, moment] of GAPS) {
      const person = await it_.person();
      people.push(person);
      await eventually('the person is known', async () => (await known()) === people.length);
      const target = channel === 'smtp' ? person.email : `whatsapp:${person.phone}`;
      const died = new Promise<void>((resolve) => {
        const kill = (at: Moment, address: string) => {
          if (at === moment && address === target) void it_.kill().then(resolve);
        };
        it_.smtp.at = channel === 'smtp' ? kill : undefined;
        it_.twilio.at = channel === 'twilio' ? kill : undefined;
      });
      await it_.opened(person);
      await died;
      it_.smtp.at = it_.twilio.at = undefined;
      await it_.launch();
    }

    // And at moments nobody chose.
    const crowd = await Promise.all(Array.from({ length: 40 }, () => it_.person()));
    people.push(...crowd);
    await eventually('all are known', async () => (await known()) === people.length);
    for (const [index, person] of crowd.entries()) {
      await it_.opened(person);
      if (index % 13 === 12) {
        await new Promise((resolve) => setTimeout(resolve, 40 * (index % 5)));
        await it_.kill();
        await it_.launch();
      }
    }

    await eventually('everybody is told', () => people.every(told), UNTIL_TOLD_MS);
    await eventually(
      'nothing is left to send',
      async () => (await it_.database.query(`SELECT 1 FROM notifier.delivery WHERE state IN ('queued', 'sending')`)).length === 0,
      UNTIL_TOLD_MS,
    );
    for (const person of people) {
      expect(notesTo(person)).toHaveLength(1);
      expect(new Set(mailIdsTo(person)).size).toBe(1);
    }
  }, 240_000);
});
