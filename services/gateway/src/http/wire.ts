/** How values are spelt on the wire: times ISO 8601 UTC or null, money naira from kobo. */
export function iso(at: Date): string;
export function iso(at: Date | undefined): string | null;
export function iso(at: Date | undefined): string | null {
  return at?.toISOString() ?? null;
}
export const naira = (kobo: number): number => kobo / 100;
export const orNull = <T>(value: T | undefined | ''): T | null => (value === undefined || value === '' ? null : value);

/** A word of a closed set; `unknown` answers for one that this version does not know. */
export const oneOf = <V extends string>(values: readonly V[], given: string, unknown: V): V =>
  values.find((value) => value === given) ?? unknown;
