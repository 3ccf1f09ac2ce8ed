import { expect, it } from '@jest/globals';
import { billingMonth, billingMonthEnd } from './billing-month.js';

it('changes the month at midnight in Lagos, an hour before UTC does', () => {
  expect(billingMonth(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11');
  expect(billingMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12');
});

it('ends a month at the first instant of the next one, across the year', () => {
  expect(billingMonthEnd('2026-12').toISOString()).toBe('2026-12-31T23:00:00.000Z');
  expect(billingMonth(billingMonthEnd('2026-12'))).toBe('2027-01');
});
