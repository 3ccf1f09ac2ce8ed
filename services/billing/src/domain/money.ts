/** Money is whole kobo everywhere inside; 100 kobo are one naira. */
export type Kobo = number;

/** A tax rate in basis points: 750 is 7.5 %. Whole numbers keep the rounding exact. */
export type BasisPoints = number;

export const KOBO_PER_NAIRA = 100;
export const MONTHS_BILLED = 12;
export const NIGERIAN_VAT: BasisPoints = 750;

/** What one invoice asks for: the price before tax, the tax, and both together. */
export interface Amount {
  netKobo: Kobo;
  vatKobo: Kobo;
  totalKobo: Kobo;
  vatBasisPoints: BasisPoints;
}

export function naira(amount: number): Kobo {
  return Math.round(amount * KOBO_PER_NAIRA);
}

function inNaira(kobo: Kobo): number {
  return kobo / KOBO_PER_NAIRA;
}

/** Divides whole numbers and rounds half away from zero, without ever touching a fraction. */
export function divideRounded(numerator: number, denominator: number): number {
  const exact = BigInt(numerator);
  const by = BigInt(denominator);
  const sign = exact < 0n ? -1n : 1n;
  return Number((sign * (2n * exact * sign + by)) / (2n * by));
}

export function withVat(netKobo: Kobo, vatBasisPoints: BasisPoints): Amount {
  const vatKobo = divideRounded(netKobo * vatBasisPoints, 10_000);
  return { netKobo, vatKobo, totalKobo: netKobo + vatKobo, vatBasisPoints };
}

/** A year of a plan: twelve months and the tax on them. */
export function yearly(priceKoboPerMonth: Kobo, vatBasisPoints: BasisPoints): Amount {
  return withVat(priceKoboPerMonth * MONTHS_BILLED, vatBasisPoints);
}

/** `₦12,500`, with kobo only where there are some: `₦12,500.50`. */
export function printNaira(kobo: Kobo): string {
  return `₦${grouped(kobo, kobo % KOBO_PER_NAIRA === 0 ? 0 : 2)}`;
}

/** `₦12,500.00`: for columns of figures, where every line shows its kobo. */
export function printNairaAndKobo(kobo: Kobo): string {
  return `₦${grouped(kobo, 2)}`;
}

/** `7.5 %`. */
export function printRate(rate: BasisPoints): string {
  return `${rate / 100} %`;
}

function grouped(kobo: Kobo, decimals: number): string {
  return inNaira(kobo).toLocaleString('en-NG', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
