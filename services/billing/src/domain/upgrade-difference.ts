import { DAYS_BILLED, daysLeft, type Instant } from './calendar.js';
import { divideRounded, MONTHS_BILLED, withVat, type Amount, type BasisPoints, type Kobo } from './money.js';
import type { PlanTerms } from './plan.js';
import type { PaidYear } from './subscription-state.js';

/**
 * The difference for the days still to come: `(new - old price) x 12 x days left / 365`, and the tax on it.
 * A year renewed ahead of time is paid up to the new plan as well, so that the end date of all that is paid stays.
 */
export function upgradeDifference(
  wanted: PlanTerms,
  year: PaidYear,
  nextYear: PaidYear | undefined,
  now: Instant,
  vat: BasisPoints,
): { amount: Amount; days: number; endsAt: Instant } {
  const left = daysLeft(now, year.endsAt);
  const thisYear = differenceFor(wanted, year.terms, left);
  if (nextYear === undefined) return { amount: withVat(thisYear, vat), days: left, endsAt: year.endsAt };
  const renewed = differenceFor(wanted, nextYear.terms, DAYS_BILLED);
  return { amount: withVat(thisYear + renewed, vat), days: left + DAYS_BILLED, endsAt: nextYear.endsAt };
}

function differenceFor(wanted: PlanTerms, present: PlanTerms, days: number): Kobo {
  const more = Math.max(0, wanted.priceKoboPerMonth - present.priceKoboPerMonth);
  return divideRounded(more * MONTHS_BILLED * days, DAYS_BILLED);
}
