const EDIT_EVERY_MS = 10_000;
/** An edit this close before a check may come too late for it. */
const TOO_LATE_MS = 2_000;
/** No ad-hoc check is wanted later than this; one that seems to be was wanted before the clock went back. */
const LATEST_SECONDS = 90;

/** An ad-hoc check that was fired: for when it was wanted, and as which version of the server. */
export interface FiredAdHoc {
  serverId: string;
  wantedAt: Date;
  configVersion: number;
}

/** The second, from this one on, at which an ad-hoc check is due. */
export function adHocSecond(wantedAt: Date, from: number): number {
  const second = Math.ceil(wantedAt.getTime() / 1000);
  return second - from > LATEST_SECONDS ? from : Math.max(from, second);
}

/** When an edited server is checked: at once, but edits cause at most one check in ten seconds, which sees the last of them. */
export function editCheckAt(last: Date | undefined, now: Date): Date {
  if (!last) return now;
  const sinceMs = now.getTime() - last.getTime();
  // Further ahead than any check is wanted: the clock went back since.
  if (sinceMs < -LATEST_SECONDS * 1000 || sinceMs >= EDIT_EVERY_MS) return now;
  return sinceMs <= -TOO_LATE_MS ? last : new Date(last.getTime() + EDIT_EVERY_MS);
}

/** When the check of an edit is due that waited for one which was made as the edit was not known yet. */
export const missedEditCheckAt = ({ wantedAt }: Pick<FiredAdHoc, 'wantedAt'>): Date => new Date(wantedAt.getTime() + EDIT_EVERY_MS);
