/** How values are spelt on the wire: times ISO 8601 UTC or null, money naira from kobo. */
export const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;
export const naira = (kobo: number): number => kobo / 100;
export const orNull = <T>(value: T | undefined | ''): T | null => (value === undefined || value === '' ? null : (value as T));
