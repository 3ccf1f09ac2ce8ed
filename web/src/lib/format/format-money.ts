import { numbers } from '@messages/numbers';

const digitsOf = (count: number, fewest: number, most: number): string =>
  new Intl.NumberFormat(numbers.locale, { minimumFractionDigits: fewest, maximumFractionDigits: most }).format(count);

/** "₦12,500", and "₦2,687.50" only where there are kobo. */
export function formatNaira(naira: number): string {
  const kobo = Number.isInteger(naira) ? 0 : 2;
  return `${naira < 0 ? '−' : ''}${numbers.naira(digitsOf(Math.abs(naira), kobo, kobo))}`;
}

/** A monthly price billed yearly: what is really paid, rounded to the kobo. */
export function yearlyPrice(monthly: number, vatRate: number): { net: number; vat: number; total: number } {
  const netKobo = Math.round(monthly * 12 * 100);
  const vatKobo = Math.round(netKobo * vatRate);
  return { net: netKobo / 100, vat: vatKobo / 100, total: (netKobo + vatKobo) / 100 };
}

/** "8,928" */
export const formatCount = (count: number): string => digitsOf(count, 0, 3);

/** "1.4": always one digit after the point. */
export const formatTenths = (count: number): string => digitsOf(count, 1, 1);

/** "99.2 %", at most two decimals */
export const formatPercent = (percent: number): string => numbers.percent(digitsOf(percent, 0, 2));
