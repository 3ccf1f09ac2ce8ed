import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';
import { EnqueueNotification } from '../src/application/enqueue-notification.js';
import { ServerRepository } from '../src/database/server.repository.js';

describe('a recipient for whom something breaks', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());
  afterEach(() => void jest.restoreAllMocks());

  const reportsOf = (person: Person) => app.mailsTo(person).filter(({ mail }) => mail.subject?.startsWith('Your week'));
  /** Before everybody else who is due. */
  const isFirst = ({ userId }: Person, timeZone = 'Africa/Lagos') =>
    app.host.database.query(
      `UPDATE notifier.recipient SET time_zone = $2, next_report_at = next_report_at - interval '1 second' WHERE user_id = $1`,
      [userId, timeZone],
    );

  it('holds up nobody’s weekly report with a zone that is not known here, and gets one by the time of Lagos', async () => {
    const [ada, bola] = [await app.person(), await app.person()];
    await isFirst(ada, 'Mars/Base');
    await app.clock.advance(2 * DAY_MS);
    for (const person of [ada, bola]) await eventually('the report', () => reportsOf(person).length === 1);
  });

  it('holds up nobody’s weekly report otherwise, and gets one when it is mended', async () => {
    const [ada, bola] = [await app.person(), await app.person()];
    await isFirst(ada);
    const servers = app.host.get<ServerRepository>('notifier', ServerRepository);
    const listOfWorkspace = servers.listOfWorkspace.bind(servers);
    jest.spyOn(servers, 'listOfWorkspace').mockImplementation((workspaceId, ...more) => {
      if (workspaceId === ada.workspaceId) throw new Error('a row that cannot be read');
      return listOfWorkspace(workspaceId, ...more);
    });
    await app.clock.advance(7 * DAY_MS);
    await eventually('the report', () => reportsOf(bola).length === 1);
    expect(reportsOf(ada)).toHaveLength(0);
    jest.restoreAllMocks();
    await app.clock.advance(HOUR_MS);
    await eventually('the report of whom it was mended for', () => reportsOf(ada).length === 1);
    expect(reportsOf(ada)[0]!.mail.subject).toBe(reportsOf(bola)[0]!.mail.subject);
  });

  it('holds up no e-mail that replaces somebody’s WhatsApp message, and gets one when it is mended', async () => {
    const [ada, bola] = [await app.person({ serverEmail: false }), await app.person({ serverEmail: false })];
    for (const person of [ada, bola]) {
      await app.opened(person);
      await app.tried(person, 'whatsapp');
    }
    const enqueue = app.host.get<EnqueueNotification>('notifier', EnqueueNotification);
    const emailFallback = enqueue.emailFallback.bind(enqueue);
    jest.spyOn(enqueue, 'emailFallback').mockImplementation((tx, delivery) => {
      if (delivery.userId === ada.userId) throw new Error('a row that cannot be read');
      return emailFallback(tx, delivery);
    });
    await app.clock.advance(2 * MINUTE_MS);
    await eventually('the mail', () => app.mailsTo(bola).length === 1);
    expect(app.mailsTo(ada)).toHaveLength(0);
    jest.restoreAllMocks();
    await app.clock.advance(MINUTE_MS);
    await eventually('the mail of whom it was mended for', () => app.mailsTo(ada).length === 1);
  });
});
