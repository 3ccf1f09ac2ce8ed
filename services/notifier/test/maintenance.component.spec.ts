import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp, Person } from './app.js';

let app: NotifierApp;
beforeAll(async () => void (app = await startNotifier()), 60_000);
afterAll(() => app.stop());
afterEach(() => {
  Object.assign(app.world, { workspacesDown: false, manyMaintenances: false });
});

const messagesOf = (person: Person) => app.whatsAppMessagesTo(person).map(({ body }) => body);
const sends = async (person: Person, text: string) => {
  const form = app.twilio.incoming(PUBLIC_URL, person.phone, text);
  expect((await app.webhook(form)).status).toBe(200);
  return form;
};
const answered = (person: Person, count: number) => eventually(`${count} messages`, () => messagesOf(person).length === count);
const plannedOf = (person: Person) => app.maintenances.filter(({ workspaceId }) => workspaceId === person.workspaceId);

describe('quiet by WhatsApp', () => {
  it('is maintenance of every server, planned once however often Twilio repeats it, and ends when asked', async () => {
    const ada = await app.person();
    const form = await sends(ada, 'Quiet 30');
    await answered(ada, 1);
    expect((await app.webhook(form)).status).toBe(200);
    const [planned, ...more] = plannedOf(ada);
    expect(more).toEqual([]);
    expect(planned).toMatchObject({ serverId: '', maintenanceId: expect.any(String) });
    expect(planned!.endsAt!.getTime() - planned!.startsAt!.getTime()).toBeGreaterThan(29 * 60_000);
    expect(messagesOf(ada)[0]).toMatch(/^Quiet until \d\d:\d\d \(WAT\): no alerts for all your servers\./);
    await sends(ada, 'quiet off');
    await answered(ada, 2);
    expect(messagesOf(ada)[1]).toMatch(/^Alerts are on again\./);
    await sends(ada, 'QUIET OFF');
    await answered(ada, 3);
    expect(messagesOf(ada)[2]).toMatch(/^It was not quiet/);
    await sends(ada, 'quiet please');
    await answered(ada, 4);
    expect(messagesOf(ada)[3]).toContain('for example QUIET 30');
    expect(plannedOf(ada)).toHaveLength(1);
  });

  it('can be asked for a minute, which is over a little later than asked', async () => {
    const ada = await app.person();
    await sends(ada, 'quiet 1');
    await answered(ada, 1);
    expect(messagesOf(ada)[0]).toMatch(/^Quiet until/);
  });

  it('is said to end when all of it does, where it was asked for longer before', async () => {
    const ada = await app.person();
    await sends(ada, 'quiet 2h');
    await answered(ada, 1);
    await sends(ada, 'quiet 10');
    await answered(ada, 2);
    const [until, again] = messagesOf(ada).map((body) => body.split('\n')[0]);
    expect(again).toBe(until);
  });

  it('waits while workspaces is away, and is not made longer by that', async () => {
    const ada = await app.person();
    app.world.workspacesDown = true;
    const sentAt = app.clock.nowMs();
    await sends(ada, 'quiet 2h');
    await app.clock.advance(10 * 60_000);
    expect(messagesOf(ada)).toEqual([]);
    app.world.workspacesDown = false;
    await app.clock.advance(60_000);
    await answered(ada, 1);
    const ends = plannedOf(ada)[0]!.endsAt!.getTime();
    expect(Math.abs(ends - (sentAt + 2 * 3_600_000))).toBeLessThan(60_000);
  });

  it('that waits does not overtake "quiet off", which came after it', async () => {
    const ada = await app.person();
    app.world.workspacesDown = true;
    await sends(ada, 'quiet 2h');
    // Its next try is ten seconds away; the other one would be tried at once.
    await app.clock.advance(5 * 60_000);
    app.world.workspacesDown = false;
    await sends(ada, 'quiet off');
    await app.clock.advance(60_000);
    await answered(ada, 2);
    expect(messagesOf(ada)).toEqual([expect.stringMatching(/^Quiet until/), expect.stringMatching(/^Alerts are on again/)]);
  });

  it.each([
    ['en', 'You have 20 maintenances planned, and that is the most. End or cancel one first.'],
    ['fr', 'Vous avez 20 maintenances prévues, le plus possible. Terminez-en ou annulez-en une d’abord.'],
    ['sw', 'Umepanga matengenezo 20, na hayawezi kuzidi hapo. Maliza au ghairi moja kwanza.'],
  ])('a refusal is in the language of the owner: %s', async (language, words) => {
    const ada = await app.person({ language });
    app.world.manyMaintenances = true;
    await sends(ada, 'quiet 30');
    await answered(ada, 1);
    expect(messagesOf(ada)).toEqual([words]);
  });

  it('of a number that nobody has proved plans nothing', async () => {
    const ada = await app.person({ phoneVerified: false });
    await sends(ada, 'quiet 30');
    await app.clock.advance(60_000);
    expect([plannedOf(ada), messagesOf(ada)]).toEqual([[], []]);
  });
});

it('an outage from before maintenance is not reminded of while it lasts, and its end is told', async () => {
  const ada = await app.person();
  const incidentId = await app.opened(ada);
  await answered(ada, 1);
  const { workspaceId, userId } = ada;
  const maintenanceId = newId();
  const window = { startsAt: app.clock.now(), endsAt: new Date(app.clock.nowMs() + 90 * 60_000) };
  const message = { maintenanceId, workspaceId, userId, serverId: '', version: 1, changedAt: app.clock.now(), ...window };
  await app.host.publish('maintenance.changed', message, { key: workspaceId, tenantId: workspaceId });
  await eventually(
    'it is known',
    async () => (await app.host.database.query('SELECT 1 FROM notifier.maintenance WHERE maintenance_id = $1', [maintenanceId])).length > 0,
  );
  await app.clock.advance(45 * 60_000);
  expect(messagesOf(ada)).toHaveLength(1);
  await app.resolved(ada, incidentId);
  await answered(ada, 2);
  expect(messagesOf(ada)[1]).toContain('back');
});
