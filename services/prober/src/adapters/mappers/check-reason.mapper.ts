import { pings } from '@nowahala/contracts';
import type { CheckReason } from '../../domain/check.js';

const REASONS: Record<CheckReason, pings.CheckReason> = {
  scheduled: pings.CheckReason.CHECK_REASON_SCHEDULED,
  down: pings.CheckReason.CHECK_REASON_DOWN,
  check_now: pings.CheckReason.CHECK_REASON_CHECK_NOW,
  recheck: pings.CheckReason.CHECK_REASON_RECHECK,
  recovery: pings.CheckReason.CHECK_REASON_RECOVERY,
  sibling: pings.CheckReason.CHECK_REASON_SIBLING,
};

export const toCheckReasonMessage = (reason: CheckReason): pings.CheckReason => REASONS[reason];

/** A reason that this version does not know is urgent and counts like any other check, as one on request does. */
export function toCheckReason({ checkReason, check }: Pick<pings.DuePing, 'checkReason' | 'check'>): CheckReason {
  switch (checkReason) {
    case pings.CheckReason.CHECK_REASON_SCHEDULED:
      return 'scheduled';
    case pings.CheckReason.CHECK_REASON_DOWN:
      return 'down';
    case pings.CheckReason.CHECK_REASON_CHECK_NOW:
      return 'check_now';
    case pings.CheckReason.CHECK_REASON_RECHECK:
      return 'recheck';
    case pings.CheckReason.CHECK_REASON_RECOVERY:
      return 'recovery';
    case pings.CheckReason.CHECK_REASON_SIBLING:
      return 'sibling';
    default:
      if (check === '') return 'scheduled';
      return check in REASONS ? (check as CheckReason) : 'check_now';
  }
}
