import { throwawayDatabase } from '@nowahala/testkit';
import { expect, it } from '@jest/globals';
import type { SqlRunner } from './database.js';
import { deleteOld } from './delete-old.js';

it('many old rows go in several statements, and the young ones stay', async () => {
  const database = await throwawayDatabase();
  let statements = 0;
  const sql = {
    query: (text: string, values: unknown[]) => {
      statements += 1;
      return database.query(text, values);
    },
  } as unknown as SqlRunner;
  try {
    await database.query('CREATE TABLE noted (at timestamptz)');
    await database.query("INSERT INTO noted SELECT now() - interval '2 days' FROM generate_series(1, 12000)");
    await database.query('INSERT INTO noted VALUES (now())');
    await deleteOld(sql, 'noted', 'at', new Date(Date.now() - 86_400_000));
    expect(await database.query('SELECT count(*)::int AS left FROM noted')).toEqual([{ left: 1 }]);
    expect(statements).toBe(3);
  } finally {
    await database.drop();
  }
});
