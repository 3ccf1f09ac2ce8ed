import { MINUTE_MS } from '@nowahala/kernel';

export const phoneCodeMs = 10 * MINUTE_MS;
export const phoneCodeTries = 5;

export interface PhoneCode {
  phone: string;
  expiresAt: Date;
  triesLeft: number;
}

export type CodeCheck = 'right' | 'wrong' | 'over';

/** A code counts for the number it was sent to, ten minutes and five tries long. */
export function checkCode(code: PhoneCode | undefined, phone: string, matches: boolean, now: Date): CodeCheck {
  if (!code || code.phone !== phone || code.triesLeft < 1 || now >= code.expiresAt) return 'over';
  return matches ? 'right' : 'wrong';
}
