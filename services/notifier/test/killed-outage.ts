import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { Gaps } from './gaps.js';
import { AlertsApp, PUBLIC_URL } from './alerts-app.js';
import type { Person } from './app.js';

const DOWN = /is down since/;
const BACK = /is back( since|,)/;
const CROWD = 12;
/** The claims of the dead are free after 25 s; the rest is for machines that are busy with other things. */
const UNTIL_NOTIFIED_MS = 120_000;
const BETTER_WORDS = {
  whatHappened: 'The program behind your website has stopped.',
  whoIsAffected: 'All visitors see an error page.',
  likelyCause: 'It may have stopped by itself, or somebody stopped it.',
  confidence: 'medium',
  doNow: ['Ask your host for a restart.'],
  tellCustomers: 'We are working on it.',
  whoToCall: 'Your host.',
};

/** The outage from the first bad check to the recovery, on one bus or the other, with a process that dies at every bad moment. */
export function describeKilledOutage(kafkaBrokers?: string): void {
  const app = new AlertsApp(kafkaBrokers);
  let gaps: Gaps;
  let people: Person[];
  beforeAll(async () => {
    await app.start();
    gaps = new Gaps(app);
    app.openAi.says(BETTER_WORDS);
    people = await app.persons(7 + CROWD);
  }, 300_000);
  afterAll(() => app.stop(), 60_000);

  const whatsApp = (person: Person) => `whatsapp:${person.phone}`;
  const notes = (person: Person, subject: RegExp) =>
    app.twilio.messages.filter((message) => message.to === whatsApp(person) && subject.test(message.body));
  const mails = (person: Person, subject: RegExp) => [
    ...new Set(
      app.smtp.mails
        .filter(({ envelope, mail }) => envelope.to.includes(person.email) && subject.test(mail.subject ?? ''))
        .map(({ mail }) => mail.messageId),
    ),
  ];
  const counted = async (question: string): Promise<number> =>
    Number((await app.database.query(`SELECT count(*)::int AS found FROM ${question}`))[0]!.found);
  const everybodyIsNotified = async (subject: RegExp): Promise<void> => {
    await eventually(
      `everybody is notified of ${subject}`,
      () => people.every((person) => notes(person, subject).length > 0 && mails(person, subject).length > 0),
      UNTIL_NOTIFIED_MS,
    );
    await eventually(
      'nothing is left to send',
      async () => (await counted(`notifier.delivery WHERE state IN ('queued', 'sending')`)) === 0,
      UNTIL_NOTIFIED_MS,
    );
  };
  const dieAndComeBack = async (): Promise<void> => {
    await app.kill();
    app.launch();
    gaps.letGo();
  };

  it('notifies everybody of the outage once on each channel, whatever dies or is lost', async () => {
    const [lost, asked, question, taken, answer, mailed, noted, ...crowd] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    app.smtp.loseAnswers(1);
    app.twilio.loseAnswers(1);
    await app.fails(lost);
    await eventually(
      'both were taken, and the answers lost',
      () => notes(lost, DOWN).length > 0 && mails(lost, DOWN).length > 0,
      UNTIL_NOTIFIED_MS,
    );

    // Nothing was taken yet: neither the mail, nor the note, nor the question to the AI.
    const before = gaps.reached(`smtp asked ${asked.email}`, `twilio asked ${whatsApp(asked)}`);
    await app.fails(asked);
    await before;
    const thinking = gaps.reached('openai asked');
    await app.fails(question);
    await thinking;
    await dieAndComeBack();

    // Accepted, but the answer was lost; and the AI's answer has just come.
    const between = gaps.reached(`smtp taken ${taken.email}`, `twilio taken ${whatsApp(taken)}`);
    await app.fails(taken);
    await between;
    const thought = gaps.reached('openai answered');
    await app.fails(answer);
    await thought;
    await dieAndComeBack();

    // Received, but hardly recorded; and for the others at moments that nobody chose.
    for (const [gap, person, others] of [
      [`smtp answered ${mailed.email}`, mailed, crowd.slice(0, CROWD / 2)],
      [`twilio answered ${whatsApp(noted)}`, noted, crowd.slice(CROWD / 2)],
    ] as const) {
      const after = gaps.reached(gap);
      for (const one of [...others.slice(0, 3), person, ...others.slice(3)]) await app.fails(one);
      await after;
      await dieAndComeBack();
    }

    await everybodyIsNotified(DOWN);
    for (const person of people) expect([notes(person, DOWN).length, mails(person, DOWN).length]).toEqual([1, 1]);
    expect(await counted('analyzer.incident_list')).toBe(people.length);
  }, 400_000);

  it('takes receipts and replies, and notifies of the recovery, once each, although it dies over them', async () => {
    const { twilio } = app;
    const [replier, ...others] = people as [Person, Person];
    const receipts = people.map((person) => twilio.receipt(PUBLIC_URL, notes(person, DOWN)[0]!.sid, 'delivered'));
    const reply = twilio.incoming(PUBLIC_URL, replier.phone, '1', notes(replier, DOWN)[0]!.sid);
    const half = Math.floor(receipts.length / 2);
    for (const receipt of receipts.slice(0, half)) expect(await app.webhook(receipt)).toBe(200);
    const answering = gaps.reached(`twilio asked ${whatsApp(replier)}`);
    expect(await app.webhook(reply)).toBe(200);
    await answering;
    for (const person of others.slice(0, half)) await app.recovers(person);
    await dieAndComeBack();
    for (const form of [...receipts, ...receipts, reply]) expect(await app.webhook(form)).toBe(200);
    for (const person of [...others.slice(half), replier]) await app.recovers(person);

    await everybodyIsNotified(BACK);
    for (const person of people)
      for (const subject of [DOWN, BACK]) expect([notes(person, subject).length, mails(person, subject).length]).toEqual([1, 1]);
    expect(twilio.messages).toHaveLength(2 * people.length + 1);
    expect(new Set(app.smtp.mails.map(({ mail }) => mail.messageId)).size).toBe(2 * people.length);
    expect(await counted('analyzer.incident_list WHERE acknowledged_at IS NOT NULL')).toBe(1);
    expect(await counted('analyzer.incident_list WHERE resolved_at IS NULL')).toBe(0);
    expect(await counted(`notifier.delivery WHERE channel = 'whatsapp' AND transition = 'opened' AND state = 'delivered'`)).toBe(
      people.length,
    );
  }, 400_000);
}
