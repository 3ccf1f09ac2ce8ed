import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { EntitySchema } from 'typeorm';
import { createLogger } from '../telemetry/logger.js';
import * as binary from './binary-array.js';
import { Database } from './database.js';
import { upsertIfNewer } from './upsert-if-newer.js';

interface PaidInvoice {
  invoiceId: string;
  amountKobo: number;
  dueAt: Date | null;
  version: number;
  noteVersion: number | null;
  note: string | null;
}

const paidInvoice = new EntitySchema<PaidInvoice>({
  name: 'PaidInvoice',
  tableName: 'paid_invoice',
  columns: {
    invoiceId: { type: 'text', primary: true },
    amountKobo: { type: 'bigint' },
    dueAt: { type: 'timestamptz', name: 'stored_name', nullable: true },
    version: { type: 'int' },
    noteVersion: { type: 'int', nullable: true },
    note: { type: 'text', nullable: true },
  },
});

const invoice = { invoiceId: 'i-1', amountKobo: 1_500_000, dueAt: null, version: 1, noteVersion: null, note: null };

describe('rows', () => {
  let throwaway: ThrowawayDatabase;
  let database: Database;

  beforeAll(async () => {
    throwaway = await throwawayDatabase();
    const logger = createLogger('silent', 'spec');
    const options = { url: throwaway.url, schema: 'money', poolSize: 2, entities: [paidInvoice], logger };
    database = new Database({ ...options, camelCaseRows: true });
    await database.connect();
    await database.migrate();
    await database.query(
      'CREATE TABLE paid_invoice (invoice_id text PRIMARY KEY, amount_kobo bigint NOT NULL, stored_name timestamptz, version int NOT NULL, note_version int, note text)',
    );
  });
  beforeEach(async () => void (await database.query('TRUNCATE paid_invoice')));
  afterAll(async () => {
    await database.close();
    await throwaway.drop();
  });

  it('are sent as arrays in the own form of the database', async () => {
    const id = '0b5a1c6e-1f5b-4b6d-9a53-6d2d8f6c0e11';
    const at = [Date.parse('1999-12-31T23:59:59.999Z'), Date.parse('2026-03-02T09:00:00.001Z')];
    const sent = [
      ...[binary.uuids([id, id]), binary.times(at), binary.ints([null, -2_147_483_648]), binary.smallints([32_767, -1])],
      ...[binary.bigints([2 ** 40, -1]), binary.texts(['', '“é”, {"}']), binary.byteas([Buffer.of(), Buffer.of(0, 255)])],
    ];
    const types = ['uuid', 'timestamptz', 'int', 'smallint', 'bigint', 'text', 'bytea'].map((type, index) => `$${index + 1}::${type}[]`);
    expect(await database.query(`SELECT * FROM unnest(${types.join(', ')}) AS row (id, at, int, small, big, text, bytes)`, sent)).toEqual([
      { id, at: new Date(at[0]!), int: null, small: 32_767, big: 2 ** 40, text: '', bytes: Buffer.of() },
      { id, at: new Date(at[1]!), int: -2_147_483_648, small: -1, big: -1, text: '“é”, {"}', bytes: Buffer.of(0, 255) },
    ]);
    expect(await database.query('SELECT * FROM unnest($1::uuid[], $2::text[])', [binary.uuids([]), binary.texts([])])).toEqual([]);
  });

  it('of an entity live in snake_case columns of the own schema, unless a column states its name', async () => {
    const invoices = database.dataSource.getRepository(paidInvoice);
    await database.transaction(async (tx) => void (await tx.manager.withRepository(invoices).insert(invoice)));
    expect(await invoices.findOneBy({ invoiceId: 'i-1' })).toEqual(invoice);
    expect(await throwaway.query('SELECT * FROM money.paid_invoice')).toEqual([
      { invoice_id: 'i-1', amount_kobo: '1500000', stored_name: null, version: 1, note_version: null, note: null },
    ]);
  });

  it('roll back with their transaction', async () => {
    const invoices = database.dataSource.getRepository(paidInvoice);
    const undone = database.transaction(async (tx) => {
      await tx.manager.withRepository(invoices).insert(invoice);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await invoices.count()).toBe(0);
  });

  it('of a query have camelCase columns and int8 as number, inside and outside of a transaction; JSON stays as it is', async () => {
    const sql = `SELECT 'i-1' AS invoice_id, 5::bigint AS amount_kobo, '{"amount_kobo": 5}'::jsonb AS raw_data, 7 AS "alreadyCamel"`;
    const expected = [{ invoiceId: 'i-1', amountKobo: 5, rawData: { amount_kobo: 5 }, alreadyCamel: 7 }];
    expect(await database.query(sql)).toEqual(expected);
    expect(await database.transaction((tx) => tx.query(sql))).toEqual(expected);
    expect(await database.query('DELETE FROM paid_invoice')).toEqual([]);
  });

  it('stay as PostgreSQL names them while the service has not switched over', async () => {
    const old = new Database({ url: throwaway.url, schema: 'money', poolSize: 2, logger: createLogger('silent', 'spec') });
    await old.connect();
    expect(await old.query('SELECT 5::bigint AS amount_kobo')).toEqual([{ amount_kobo: '5' }]);
    await old.close();
  });

  it('that are copied are only replaced by newer ones', async () => {
    const upsert = (row: Partial<PaidInvoice>, version?: 'noteVersion') =>
      database.transaction((tx) => upsertIfNewer(tx, paidInvoice, row, version));
    expect(await upsert(invoice)).toBe(true);
    expect(await upsert({ ...invoice, amountKobo: 1, version: 1 })).toBe(false);
    expect(await upsert({ ...invoice, amountKobo: 2, version: 3 })).toBe(true);
    expect(await upsert({ ...invoice, amountKobo: 3, version: 2 })).toBe(false);
    expect(await database.query('SELECT amount_kobo, version FROM paid_invoice')).toEqual([{ amountKobo: 2, version: 3 }]);
  });

  it('that are copied keep the columns that were not given', async () => {
    const upsert = (row: Partial<PaidInvoice>) => database.transaction((tx) => upsertIfNewer(tx, paidInvoice, row));
    await upsert({ ...invoice, note: 'kept' });
    await upsert({ invoiceId: 'i-1', amountKobo: 9, version: 2 });
    expect(await database.query('SELECT amount_kobo, note FROM paid_invoice')).toEqual([{ amountKobo: 9, note: 'kept' }]);
  });
});
