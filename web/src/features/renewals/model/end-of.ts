import type { RenewalResponse } from '@nowahala/api';
import { formatDate, formatLargestUnit } from '@/lib/format/format-time';
import { renewals as messages } from '@messages/renewals';

/** When it ends, in words. What its owner wrote down is due on its day, and nothing ends with it. */
export function endOf({ kind, endsAt }: Pick<RenewalResponse, 'kind' | 'endsAt'>, now: Date, zone: string): string {
  const left = new Date(endsAt).getTime() - now.getTime();
  const day = formatDate(endsAt, zone);
  return left > 0 ? messages.endsIn(formatLargestUnit(left), day) : messages.over[kind](day);
}
