/** Free text outside the 24 hours after the recipient's last message: an approved template is missing. */
const OUTSIDE_WINDOW = 63_016;
/** The recipient wrote STOP to the provider itself. */
const STOPPED = 21_610;
const BAD_NUMBER = new Set([21_211, 21_614, 63_003, 63_024]);

/**
 * Why a channel refused for good: `template` needs an operator, `address` and `stopped` are true of the recipient,
 * `perhaps-address` is true of it where it happens for days.
 */
export type PermanentReason = 'template' | 'stopped' | 'address' | 'perhaps-address';

/** What a provider's error code means here, or undefined where no action follows from it. */
export function reasonOfCode(errorCode: number): PermanentReason | undefined {
  if (errorCode === OUTSIDE_WINDOW) return 'template';
  if (errorCode === STOPPED) return 'stopped';
  return BAD_NUMBER.has(errorCode) ? 'address' : undefined;
}
