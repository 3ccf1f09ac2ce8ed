import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const load = (name: string): Promise<any> => import(join(process.cwd(), 'services/all-in-one/faults', name));
const cause = { row: 'refusal', sites: ['Shop 01'], from: 100, to: 200, wanted: true };
const blip = { row: 'blip', sites: ['Shop 02'], from: 100, to: 130, wanted: false };
const uplink = { row: 'uplink', from: 400, to: 500 };
const truth = { causes: [cause, blip], troubles: [uplink] };
const down = (at: number, ...sites: string[]) => ({ at, kind: 'down', sites });
const back = (at: number, ...sites: string[]) => ({ at, kind: 'other', sites });

describe('the judge of the fault bench', () => {
  let judge: (...messages: unknown[]) => Record<string, any>;
  let worseIn: (ours: unknown, rival: unknown) => string[];
  let read: any;
  beforeAll(async () => {
    const module = await load('judge.mjs');
    worseIn = module.worseIn;
    judge = (...messages) => Object.fromEntries(module.judge(truth, messages).map((row: any) => [row.row, row]));
    read = await load('read-messages.mjs');
  });

  it('counts the seconds to the first message, and every message of a cause', () => {
    const rows = judge(down(120, 'Shop 01'), back(270, 'Shop 01'), down(450, 'Shop 01'));
    expect(rows.refusal).toMatchObject({ falseAlarms: 0, missed: 0, seconds: 20, messages: 2 });
    expect(rows.blip).toMatchObject({ falseAlarms: 0, missed: 0, seconds: null, messages: 0 });
  });

  it('calls an outage missed that nobody was told of while it lasted', () => {
    expect(judge().refusal).toMatchObject({ missed: 1, seconds: null });
    expect(judge(down(205, 'Shop 01')).refusal).toMatchObject({ missed: 1, falseAlarms: 1 });
  });

  it('calls it false when a site is accused that answers, by the row whose fault it is', () => {
    expect(judge(down(129, 'Shop 02')).blip.falseAlarms).toBe(0);
    expect(judge(down(131, 'Shop 02')).blip.falseAlarms).toBe(1);
    expect(judge(down(450, 'Shop 01', 'Shop 03')).uplink.falseAlarms).toBe(2);
    expect(judge(down(560, 'Shop 03')).uplink.falseAlarms).toBe(1);
    expect(judge(down(50, 'Shop 01')).calm.falseAlarms).toBe(1);
  });

  it('says in which figures a row is worse; less than two seconds are chance', () => {
    const row = { falseAlarms: 0, missed: 0, seconds: 20, messages: 2 };
    expect(worseIn(row, { ...row, seconds: 18.5 })).toEqual([]);
    expect(worseIn(row, { ...row, seconds: 17, messages: 1 })).toEqual(['messages', 'seconds']);
    expect(worseIn({ ...row, missed: 1, seconds: null }, row)).toEqual(['missed']);
  });

  it('calls nobody faster who accused others wrongly, nor briefer who missed it', () => {
    const row = { falseAlarms: 0, missed: 0, seconds: 20, messages: 2 };
    expect(worseIn(row, { ...row, falseAlarms: 40, seconds: 3 })).toEqual([]);
    expect(worseIn({ ...row, falseAlarms: 40 }, { ...row, falseAlarms: 40, seconds: 3 })).toEqual(['seconds']);
    expect(worseIn(row, { ...row, missed: 1, seconds: null, messages: 0 })).toEqual([]);
  });

  it('reads what both write', () => {
    const mail = (subject: string, text = '') => read.readOurs({ subject, text });
    expect(mail('Hosted 01, Hosted 02 and 2 more are down since 14:02 (WAT)', 'together: Hosted 01, Hosted 02, Hosted 03')).toEqual({
      kind: 'down',
      sites: ['Hosted 01', 'Hosted 02', 'Hosted 03'],
    });
    expect(mail('Shop 01 keeps going down and coming back since 14:02 (WAT)').kind).toBe('down');
    expect(mail('Shop 01 is back, down for 14 minutes')).toEqual({ kind: 'other', sites: ['Shop 01'] });
    expect(mail('Shop 01 is still down, 10 minutes so far').kind).toBe('other');
    expect(read.readKuma({ subject: '[Shop 01] [🔴 Down] connect ECONNREFUSED' })).toEqual({ kind: 'down', sites: ['Shop 01'] });
    expect(read.readKuma({ subject: '[Shop 01] [✅ Up] 200 - OK' })).toEqual({ kind: 'other', sites: ['Shop 01'] });
  });
});
