/** Free text outside the 24 hours after her last message: an approved template is missing. */
export const OUTSIDE_WINDOW = 63_016;
/** She wrote STOP to the provider itself. */
export const STOPPED = 21_610;
const BAD_NUMBER = new Set([21_211, 21_614, 63_003, 63_024]);

/** What a provider's error code means for us: whose hand is needed, or nothing we know of. */
export function meaningOf(errorCode: number): 'template' | 'stopped' | 'address' | undefined {
  if (errorCode === OUTSIDE_WINDOW) return 'template';
  if (errorCode === STOPPED) return 'stopped';
  return BAD_NUMBER.has(errorCode) ? 'address' : undefined;
}
