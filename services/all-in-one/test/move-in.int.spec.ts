import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@nowahala/platform';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { runCommand } from '../src/ops/command.js';
import { migratedForOperator } from './operator.js';

describe('a list of servers that move in', () => {
  let database: ThrowawayDatabase;
  let env: NodeJS.ProcessEnv;
  const folder = mkdtempSync(join(tmpdir(), 'nowahala-move-in-'));

  beforeAll(async () => {
    ({ database, env } = await migratedForOperator());
  }, 120_000);
  afterAll(() => database.drop());

  const givenWorkspace = async (places: number): Promise<string> => {
    const id = newId();
    await database.query(
      `INSERT INTO workspaces.workspace_view (id, user_id, name, email_enabled, whatsapp_enabled, version, created_at)
       VALUES ($1, $2, 'Ada', true, false, 1, now())`,
      [id, newId()],
    );
    await database.query('INSERT INTO workspaces.workspace_quota (workspace_id) VALUES ($1)', [id]);
    await database.query(`INSERT INTO workspaces.entitlement VALUES ($1, 1, 'active', 'Growth', $2, 50000, false, NULL)`, [id, places]);
    return id;
  };
  const servers = (workspaceId: string, count: number, more: object = {}): object[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ workspaceId, name: `Shop ${index}`, ipAddress: `41.58.${index >> 8}.${index & 255}`, monitoringInterval: 5 },
      ...more,
    }));
  const moveIn = (list: object[], ...words: string[]) => {
    const file = join(folder, `${newId()}.jsonl`);
    writeFileSync(file, list.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return runCommand(['ops', 'move-in', file, ...words], env);
  };
  const count = async (table: string, workspaceId: string): Promise<number> =>
    Number((await database.query(`SELECT count(*) AS n FROM workspaces.${table} WHERE workspace_id = $1`, [workspaceId]))[0]!['n']);
  const used = async (workspaceId: string): Promise<number> =>
    (await database.query('SELECT used FROM workspaces.workspace_quota WHERE workspace_id = $1', [workspaceId]))[0]!['used'] as number;

  it('is only counted without --yes', async () => {
    const workspaceId = await givenWorkspace(10);
    expect(await moveIn(servers(workspaceId, 3))).toMatchObject({
      code: 0,
      text: expect.stringContaining('3 servers of 1 workspaces would'),
    });
    expect(await count('server_view', workspaceId)).toBe(0);
  });

  it('is added whole, published, takes places of the plan and stands in the audit', async () => {
    const workspaceId = await givenWorkspace(600);
    expect(await moveIn(servers(workspaceId, 600), '--yes')).toMatchObject({
      code: 0,
      text: expect.stringContaining('600 servers were added'),
    });
    expect(await count('server_view', workspaceId)).toBe(600);
    expect(await used(workspaceId)).toBe(600);
    const published = await database.query(
      `SELECT count(DISTINCT key) AS n FROM workspaces.outbox WHERE topic = 'server.configured' AND headers->>'tenant_id' = $1`,
      [workspaceId],
    );
    expect(Number(published[0]!['n'])).toBe(600);
    expect((await runCommand(['ops', 'audit'], env)).text).toContain(`600 servers of ${workspaceId}`);
  });

  it('that is given twice adds nothing twice, not even what was deleted since', async () => {
    const workspaceId = await givenWorkspace(5);
    await moveIn(servers(workspaceId, 2), '--yes');
    await database.query('DELETE FROM workspaces.server_view WHERE workspace_id = $1', [workspaceId]);
    expect((await moveIn(servers(workspaceId, 3), '--yes')).text).toContain('1 servers were added');
    expect(await used(workspaceId)).toBe(3);
  });

  it('stops where the plan has no place left, and goes beyond it when the operator says so', async () => {
    const workspaceId = await givenWorkspace(2);
    expect(await moveIn(servers(workspaceId, 3), '--yes')).toMatchObject({ code: 1, text: expect.stringContaining(workspaceId) });
    expect([await count('server_view', workspaceId), await used(workspaceId)]).toEqual([0, 0]);
    expect(await moveIn(servers(workspaceId, 3), 'beyond-plan', '--yes')).toMatchObject({ code: 0 });
    expect(await used(workspaceId)).toBe(3);
  });

  it('keeps and counts what was added before the plan had no place left, also in the audit', async () => {
    const workspaceId = await givenWorkspace(300);
    const { code, text } = await moveIn(servers(workspaceId, 600), '--yes');
    expect([code, text]).toEqual([1, expect.stringContaining('250 servers were added')]);
    expect([await count('server_view', workspaceId), await used(workspaceId)]).toEqual([250, 250]);
    const audit = (await runCommand(['ops', 'audit'], env)).text;
    expect(audit).toContain(`250 servers of ${workspaceId}`);
    expect(audit).not.toContain(`600 servers of ${workspaceId}`);
  });

  it('names the server that the plan refuses, and knows a workspace by its id in capitals', async () => {
    const workspaceId = await givenWorkspace(10);
    const often = servers(workspaceId, 1, { name: 'Often', monitoringInterval: 1, whatsApp: true });
    expect((await moveIn(often, '--yes')).text).toContain('Often: ');
    await moveIn(servers(workspaceId.toUpperCase(), 2), '--yes');
    expect((await moveIn(servers(workspaceId, 2), '--yes')).text).toContain('0 servers were added');
    expect(await used(workspaceId)).toBe(2);
  });

  it('is not added under a plan that may have ended meanwhile', async () => {
    const workspaceId = await givenWorkspace(10);
    await database.query(`UPDATE workspaces.entitlement SET valid_until = '2020-01-01' WHERE workspace_id = $1`, [workspaceId]);
    expect(await moveIn(servers(workspaceId, 1), '--yes')).toMatchObject({ code: 1 });
    expect(await count('server_view', workspaceId)).toBe(0);
  });

  it('with a wrong line is refused as a whole, and each is named', async () => {
    const workspaceId = await givenWorkspace(10);
    const wrong = [...servers(workspaceId, 1), ...servers(workspaceId, 1, { ipAddress: '10.0.0.1' }), ...servers('mine', 1)];
    expect(await moveIn(wrong, '--yes')).toMatchObject({ code: 2, text: expect.stringContaining('line 3: workspaceId is no id') });
    expect(await moveIn(wrong.slice(0, 2), '--yes')).toMatchObject({
      code: 2,
      text: expect.stringContaining('line 2: Invalid IP address'),
    });
    expect(await moveIn([], '--yes')).toMatchObject({ code: 2 });
    expect(await count('server_view', workspaceId)).toBe(0);
  });

  it('for a workspace that does not exist is left out and said', async () => {
    const missing = newId();
    expect(await moveIn(servers(missing, 1), '--yes')).toMatchObject({ code: 1, text: expect.stringContaining(missing) });
  });
});
