/** "₦12,500", and "₦2,687.50" only where there are kobo. */
export function formatNaira(naira: number): string {
  const whole = Number.isInteger(naira);
  const digits = new Intl.NumberFormat('en-NG', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(Math.abs(naira));
  return `${naira < 0 ? '−' : ''}₦${digits}`;
}

/** A monthly price billed yearly: what is really paid, rounded to the kobo. */
export function yearlyPrice(monthly: number, vatRate: number): { net: number; vat: number; total: number } {
  const netKobo = Math.round(monthly * 12 * 100);
  const vatKobo = Math.round(netKobo * vatRate);
  return { net: netKobo / 100, vat: vatKobo / 100, total: (netKobo + vatKobo) / 100 };
}

/** "8,928" */
export const formatCount = (count: number): string => new Intl.NumberFormat('en-NG').format(count);

/** "99.2 %", at most two decimals */
export const formatPercent = (percent: number): string =>
  `${new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 }).format(percent)}\u00a0%`;
