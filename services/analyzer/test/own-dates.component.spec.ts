import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { DAY_MS } from '@nowahala/kernel';
import { eventually, userCaller } from '@nowahala/testkit';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { AnalyzerApp } from './app.js';
import type { Server } from './app.js';

let app: AnalyzerApp;
let due: incidents.RenewalDue[];

beforeAll(async () => {
  app = await AnalyzerApp.start();
  due = await app.host.collect('renewal.due');
});
afterAll(() => app.stop());

const rpc = (server: Server) =>
  app.host.client(incidents.RenewalServiceService, 'analyzer', userCaller(server.userId, [server.workspaceId]));
const inDays = (days: number): Date => new Date(app.host.clock.nowMs() + days * DAY_MS);
const of = <T extends { workspaceId: string }>(messages: T[], server: Server): T[] =>
  messages.filter(({ workspaceId }) => workspaceId === server.workspaceId);
const warnDue = (): Promise<void> => app.host.get<WarnOfRenewals>('analyzer', WarnOfRenewals).execute();
const isKnown = (server: Server) =>
  eventually('it is known', async () => (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1`, [server.serverId])).length === 1);

describe('a date of the owner', () => {
  const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10);
  const ownOf = async (server: Server) => (await rpc(server).getServerRenewals({ serverId: server.serverId })).own;

  it('is written down, listed, warned and deleted, by its owner alone', async () => {
    const server = await app.addServer({ website: '' });
    await isKnown(server);
    const { renewal } = await rpc(server).addRenewal({ serverId: server.serverId, name: '  Hosting\n bill ', date: dayIn(10) });
    expect(renewal).toMatchObject({ name: 'Hosting bill', soon: true });
    await eventually('it is listed', async () => (await ownOf(server)).length === 1);
    await warnDue();
    await eventually('it is warned', () => of(due, server).length === 1);
    expect((await rpc(server).listRenewals({ workspaceIds: [server.workspaceId], soon: true })).renewals).toHaveLength(1);

    const stranger = await app.addServer({ website: '' });
    const theirs = { serverId: server.serverId, renewalId: renewal!.id };
    const list = { workspaceIds: [server.workspaceId], soon: false };
    await expect(rpc(stranger).deleteRenewal(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rpc(stranger).listRenewals(list)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await rpc(server).deleteRenewal(theirs);
    await expect(rpc(server).deleteRenewal(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ownOf(server)).toEqual([]);
  });

  it('is told also while its owner has paused the server, but not when the plan has ended', async () => {
    const pausedBy = async (by: 'owner' | 'plan') => {
      const server = await app.addServer({ website: '' });
      await isKnown(server);
      await app.sql(
        `UPDATE monitor SET state = 'paused', health = jsonb_set(health, '{now}', jsonb_build_object('status', 'paused', 'by', $2::text)) WHERE server_id = $1`,
        [server.serverId, by],
      );
      await rpc(server).addRenewal({ serverId: server.serverId, name: 'Hosting bill', date: dayIn(10) });
      return server;
    };
    const [byOwner, byPlan] = [await pausedBy('owner'), await pausedBy('plan')];
    await warnDue();
    await eventually('it is told', () => of(due, byOwner).length === 1);
    expect(of(due, byPlan)).toEqual([]);
  });

  it('of long ago takes no place from what ends soon', async () => {
    const server = await app.addServer({ website: '' });
    await isKnown(server);
    await app.sql(
      `INSERT INTO renewal (workspace_id, kind, subject, user_id, server_id, ends_at)
       SELECT $1::uuid, 'own', n::text, $2::uuid, $3::uuid, $4::timestamptz FROM generate_series(1, 501) AS n`,
      [server.workspaceId, server.userId, server.serverId, inDays(-40)],
    );
    await app.sql(`UPDATE renewal SET ends_at = $2 WHERE workspace_id = $1 AND subject = '501'`, [server.workspaceId, inDays(3)]);
    const { renewals } = await rpc(server).listRenewals({ workspaceIds: [server.workspaceId], soon: true });
    expect(renewals.map(({ id }) => id)).toEqual(['501']);
  });

  it('that is over, no day or one too many is refused in a sentence; one sent again is none too many, and stays deleted', async () => {
    const server = await app.addServer({ website: '' });
    await isKnown(server);
    const add = (name: string, date = dayIn(400), creationId?: string) =>
      rpc(server).addRenewal({ serverId: server.serverId, name, date, creationId });
    const both = { name: expect.any(String), date: expect.any(String) };
    await expect(add('', '2026-02-30')).rejects.toMatchObject({ details: { fields: both } });
    await expect(add('Bill', dayIn(-1))).rejects.toMatchObject({ details: { fields: { date: expect.stringContaining('over') } } });
    const first = await add('Bill', dayIn(400), server.workspaceId);
    const added = await Promise.allSettled(Array.from({ length: 24 }, async (_, one) => add(`Bill ${one}`)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    await expect(add('Bill 21', dayIn(400), server.userId)).rejects.toMatchObject({ code: 'TOO_MANY_RENEWALS' });
    // Sent again because the answer was lost.
    expect(await add('Bill', dayIn(400), server.workspaceId)).toEqual(first);
    await rpc(server).deleteRenewal({ serverId: server.serverId, renewalId: first.renewal!.id });
    await expect(add('Bill', dayIn(400), server.workspaceId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // What was refused was not made: there is room now.
    await add('Bill 21', dayIn(400), server.userId);
  });
});
