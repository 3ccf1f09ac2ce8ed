import { DAY_MS } from '@nowahala/kernel';

export const emailChangeMs = 3 * DAY_MS;

/** A new e-mail that was asked for and does not count yet. */
export interface EmailChange {
  userId: string;
  email: string;
  /** Whether the password was given with it. */
  byPassword: boolean;
  newProvedAt: Date | null;
  oldAllowedAt: Date | null;
  expiresAt: Date;
}

/** Whose link: the one in the mail to the new address or in the mail to the old one. */
export type Side = 'new' | 'old';

/** What is still missing before the change counts; without the password the old address has to allow it too. */
export function waitsFor(change: Pick<EmailChange, 'byPassword' | 'newProvedAt' | 'oldAllowedAt'>): Side[] {
  const sides: Side[] = [];
  if (!change.newProvedAt) sides.push('new');
  if (!change.byPassword && !change.oldAllowedAt) sides.push('old');
  return sides;
}
