import { DAYS_BILLED, daysLeft, type Instant } from './calendar.js';
import { divideRounded, MONTHS_BILLED, withVat, type Amount, type BasisPoints, type Kobo } from './money.js';
import type { PlanTerms } from './plan.js';
import type { PaidYear } from './subscription.js';

export interface UpgradeQuote extends Amount {
  daysLeft: number;
  endsAt: Instant;
}

/**
 * The difference for the days still to come: `(new - old price) x 12 x days left / 365`, and the tax on it.
 * A year renewed ahead of time is paid up to the new plan as well, so that the end date of all that is paid stays.
 */
export function quoteUpgrade(
  wanted: PlanTerms,
  year: PaidYear,
  nextYear: PaidYear | undefined,
  now: Instant,
  vat: BasisPoints,
): UpgradeQuote {
  const left = daysLeft(now, year.endsAt);
  const thisYear = differenceFor(wanted, year.terms, left);
  const renewed = nextYear === undefined ? 0 : differenceFor(wanted, nextYear.terms, DAYS_BILLED);
  const days = nextYear === undefined ? left : left + DAYS_BILLED;
  return {
    ...withVat(thisYear + renewed, vat),
    daysLeft: days,
    endsAt: nextYear?.endsAt ?? year.endsAt,
  };
}

function differenceFor(wanted: PlanTerms, present: PlanTerms, days: number): Kobo {
  const more = Math.max(0, wanted.priceKoboPerMonth - present.priceKoboPerMonth);
  return divideRounded(more * MONTHS_BILLED * days, DAYS_BILLED);
}
