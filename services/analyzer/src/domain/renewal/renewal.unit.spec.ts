import { DAY_MS } from '@nowahala/kernel';
import { describe, expect, it } from '@jest/globals';
import { endOfDay, endsSoon, inShort, judgeRenewal, marksOf } from './renewal.js';
import type { Renewal, RenewalKind } from './renewal.js';

const start = new Date('2026-01-01T03:00:00Z');
const after = (days: number, from = start): Date => new Date(from.getTime() + days * DAY_MS);
const renewal = (kind: RenewalKind, endsAt: Date, over: Partial<Renewal> = {}): Renewal => ({
  kind,
  subject: 'x',
  startsAt: kind === 'certificate' ? start : null,
  endsAt,
  warned: 0,
  warnedEndsAt: null,
  lapsed: false,
  ...over,
});

it('names three of a hundred servers with one certificate, and all of four', () => {
  const names = Array.from({ length: 100 }, (_, index) => `Shop ${index + 1}`);
  expect(inShort(names)).toBe('Shop 1, Shop 2, Shop 3 (+97)');
  expect(inShort(names.slice(0, 4))).toBe('Shop 1, Shop 2, Shop 3, Shop 4');
});

/** Looks every so many days as the job does; each warning as the days that are left. */
function lived(first: Renewal, days: number, step: number, renewEvery?: number): { warned: number[]; renewed: number } {
  let seen = first;
  const warned: number[] = [];
  let renewed = 0;
  for (let day = 0; day <= days; day += step) {
    const now = after(day);
    if (renewEvery && day >= renewEvery) {
      const startsAt = after(Math.floor(day / renewEvery) * renewEvery);
      seen = { ...renewal(seen.kind, new Date(startsAt.getTime() + (first.endsAt.getTime() - start.getTime()))), startsAt };
    }
    const verdict = judgeRenewal(seen, now);
    if (verdict.warn !== null) warned.push(Math.round(((seen.endsAt.getTime() - now.getTime()) / DAY_MS) * 10) / 10);
    if (verdict.renewed) renewed += 1;
    seen = { ...seen, warned: verdict.warned, warnedEndsAt: verdict.warnedEndsAt };
  }
  return { warned, renewed };
}

describe('what ends', () => {
  it('warns of a domain and an own date 30, 14, 7, 3 and 1 days before, in the morning, once each', () => {
    for (const kind of ['domain', 'own'] as const) {
      const end = after(365);
      expect(lived(renewal(kind, end), 400, 1 / 24).warned.map(Math.floor)).toEqual([30, 14, 7, 3, 1]);
      for (const mark of marksOf(renewal(kind, end))) expect(mark.toISOString()).toMatch(/T07:00:00/);
    }
  });

  it('warns of a certificate below a quarter of its life and at most 30 days, at a tenth, and on the last day', () => {
    const left = (life: number): number[] =>
      marksOf(renewal('certificate', after(life))).map((mark) => (after(life).getTime() - mark.getTime()) / DAY_MS);
    expect(left(90)).toEqual([22.5, 9, 1]);
    expect(left(45)).toEqual([11.25, 4.5, 1]);
    expect(left(398)).toEqual([30, 12, 1]);
    expect(left(6)).toEqual([1.5, 1, 0.6]);
    expect(left(2)).toEqual([0.5, 0.2]);
    expect(lived(renewal('certificate', after(90)), 120, 1 / 24).warned).toHaveLength(3);
  });

  it.each([
    [90, 60],
    [45, 30],
    [6, 4],
  ])('never warns of a certificate of %d days that is renewed every %d days', (life, every) => {
    expect(lived(renewal('certificate', after(life)), 365, 0.25, every)).toEqual({ warned: [], renewed: 0 });
  });

  it('says once what passed unseen, and nothing long after the end', () => {
    expect(judgeRenewal(renewal('domain', after(5)), start)).toMatchObject({ warn: 2, warned: 3 });
    expect(judgeRenewal(renewal('domain', after(-5)), start)).toMatchObject({ warn: 4, warned: 5, nextAt: null });
    expect(judgeRenewal(renewal('domain', after(-31)), start)).toMatchObject({ warn: null, warned: 5 });
    expect(judgeRenewal(renewal('certificate', after(-1)), start).warn).toBeNull();
  });

  it('knows a renewal by its later end, and begins anew; rounding is none', () => {
    const warned = { warned: 3, warnedEndsAt: after(5) };
    expect(judgeRenewal(renewal('domain', after(370), warned), start)).toMatchObject({ renewed: true, warn: null, warned: 0 });
    expect(judgeRenewal(renewal('domain', after(5.5), warned), start)).toMatchObject({ renewed: false, warn: null, warned: 3 });
    expect(judgeRenewal(renewal('domain', after(20), warned), start)).toMatchObject({ renewed: true, warn: null, warned: 1 });
    expect(judgeRenewal(renewal('domain', after(2), warned), start)).toMatchObject({ renewed: false, warn: 3 });
  });

  it.each([-20, 3, 10, 23])('has lapsed %d hours from the end that was told: told once more, whatever rounding is', (hours) => {
    const seen = new Date(start.getTime() + hours * 60 * 60_000);
    const lapsed = renewal('domain', seen, { lapsed: true, warned: 5, warnedEndsAt: start });
    const verdict = judgeRenewal(lapsed, seen);
    expect(verdict).toMatchObject({ warn: 4, renewed: false, warned: 5, warnedEndsAt: seen });
    expect(judgeRenewal({ ...lapsed, ...verdict }, after(1, seen)).warn).toBeNull();
  });

  it('is near from its first mark on', () => {
    expect(endsSoon(renewal('domain', after(32)), start)).toBe(false);
    expect(endsSoon(renewal('domain', after(30)), start)).toBe(true);
    expect(endsSoon(renewal('certificate', after(90)), after(60))).toBe(false);
    expect(endsSoon(renewal('certificate', after(90)), after(68))).toBe(true);
  });

  it('takes a day of the calendar and nothing else', () => {
    expect(endOfDay('2027-03-01')).toEqual(new Date('2027-03-01T07:00:00Z'));
    for (const nonsense of ['2027-02-30', '2027-3-1', '01/03/2027', '', '2027-03-01T00:00:00Z']) expect(endOfDay(nonsense)).toBeNull();
  });
});
