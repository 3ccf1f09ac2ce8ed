import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';
import { BringTimesBackJob } from '../src/adapters/jobs/bring-times-back.job.js';

/** What was written before: as much later as the clock was ahead. */
describe('after the clock of the database went back by hours', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const bringBack = () => app.host.get<BringTimesBackJob>('notifier', BringTimesBackJob).run();
  const query = <T>(statement: string, ...values: unknown[]) => app.host.database.query(statement, values) as Promise<T[]>;
  const soon = async (at: string, id: string, table: 'incident' | 'delivery') => {
    const key = table === 'incident' ? 'incident_id' : 'about';
    const rows = await query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM ${at} - $2) / 60)::int AS minutes FROM notifier.${table} WHERE ${key}::text = $1 AND ${at} IS NOT NULL`,
      id,
      at === 'claimed_until' ? new Date() : app.clock.now(),
    );
    return rows.map(({ minutes }) => minutes);
  };

  it('an alert that waits for its explanation leaves, and one that waits as it should goes on waiting', async () => {
    const [late, waiting] = [await app.person({ workspaceWhatsApp: false }), await app.person({ workspaceWhatsApp: false })];
    const [incidentId, other] = [
      await app.opened(late, { explanationPending: true }),
      await app.opened(waiting, { explanationPending: true }),
    ];
    await app.recorded('opened', incidentId);
    await app.recorded('opened', other);
    await query(`UPDATE notifier.incident SET tell_at = tell_at + interval '3 hours' WHERE incident_id = $1`, incidentId);
    await query(`UPDATE notifier.incident SET tell_at = tell_at + interval '1 minute' WHERE incident_id = $1`, other);
    await bringBack();
    expect(await soon('end_tell_at', incidentId, 'incident')).toEqual([]);
    await eventually('the alert', () => app.mailsTo(late).length === 1);
    expect(await soon('tell_at', other, 'incident')).toEqual([1]);
  });

  it('a message that is tried again, and one that a process claimed which died, leave', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.refuse((address) => (address === ada.email ? { code: 451, message: 'later' } : undefined));
    const incidentId = await app.opened(ada);
    await eventually('the second attempt', async () => (await soon('next_attempt_at', incidentId, 'delivery'))[0] === 1);
    await bringBack();
    expect(await soon('next_attempt_at', incidentId, 'delivery')).toEqual([1]);

    app.smtp.refuse(() => undefined);
    await query(`UPDATE notifier.delivery SET next_attempt_at = next_attempt_at + interval '3 hours' WHERE about = $1`, incidentId);
    await bringBack();
    await eventually('the mail', () => app.mailsTo(ada).length === 1);

    await query(
      `UPDATE notifier.delivery SET state = 'sending', claimed_by = 'dead/1', claimed_until = clock_timestamp() + interval '3 hours', uncertain = true
       WHERE about = $1 AND channel = 'email'`,
      incidentId,
    );
    await bringBack();
    await eventually('the claim ends', async () => (await soon('claimed_until', incidentId, 'delivery')).every((minutes) => minutes < 2));
  });

  it('the e-mail that replaces a WhatsApp message is due', async () => {
    const ada = await app.person();
    const incidentId = await app.opened(ada);
    await eventually('the fallback', async () => (await soon('fail_over_at', incidentId, 'delivery')).length === 1);
    await query(`UPDATE notifier.delivery SET fail_over_at = fail_over_at + interval '3 hours' WHERE about = $1`, incidentId);
    await bringBack();
    await eventually('it is over', async () => (await soon('fail_over_at', incidentId, 'delivery')).length === 0);
  });
});
