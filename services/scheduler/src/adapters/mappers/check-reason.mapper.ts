import { pings } from '@nowahala/contracts';

const REASONS: Record<string, pings.CheckReason> = {
  scheduled: pings.CheckReason.CHECK_REASON_SCHEDULED,
  down: pings.CheckReason.CHECK_REASON_DOWN,
  check_now: pings.CheckReason.CHECK_REASON_CHECK_NOW,
  recheck: pings.CheckReason.CHECK_REASON_RECHECK,
  recovery: pings.CheckReason.CHECK_REASON_RECOVERY,
  sibling: pings.CheckReason.CHECK_REASON_SIBLING,
};

/** Undefined for a reason of a later release: the reader then goes by the text. */
export const checkReasonOf = (check: string): pings.CheckReason | undefined => REASONS[check];
