import { HOUR_MS } from '@nowahala/kernel';

export const undoMs = 72 * HOUR_MS;

export type Undoable = 'email' | 'phone';

/** What the account had before a change, kept for the address that got the mail about it. */
export interface Undo {
  what: Undoable;
  /** The address before the change, which is the one that got the mail. */
  email: string;
  emailKey: string;
  emailVerifiedAt: Date | null;
  phone: string;
  phoneVerifiedAt: Date | null;
  createdAt: Date;
}

export interface Restored {
  email?: string;
  emailVerifiedAt?: Date;
  phone?: string;
  phoneVerifiedAt?: Date | null;
}

/**
 * What the account gets back. Who followed the link has the address, so it is proved. A phone that was changed while the account
 * had another address was announced there alone, so it comes back with the e-mail.
 */
export function restoredBy(undo: Undo, all: Undo[], now: Date): Restored {
  if (undo.what === 'phone') return { phone: undo.phone, phoneVerifiedAt: undo.phoneVerifiedAt };
  const [unseen] = laterElsewhere(undo, all).filter(({ what }) => what === 'phone');
  const phone = unseen ? { phone: unseen.phone, phoneVerifiedAt: unseen.phoneVerifiedAt } : {};
  return { email: undo.email, emailVerifiedAt: undo.emailVerifiedAt ?? now, ...phone };
}

/** What was announced to other addresses since, oldest first. */
const laterElsewhere = (undo: Undo, all: Undo[]): Undo[] =>
  all
    .filter((other) => other.emailKey !== undo.emailKey && other.createdAt >= undo.createdAt)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

/** Which of all are over once this one was used: it works once, and nobody whose change was taken back may take that back. */
export function usedUpBy<U extends Undo>(undo: U, all: U[]): U[] {
  if (undo.what === 'phone') return all.filter(({ what, createdAt }) => what === 'phone' && createdAt >= undo.createdAt);
  const elsewhere = new Set<Undo>(laterElsewhere(undo, all));
  return all.filter((other) => elsewhere.has(other) || (other.what === 'email' && other.emailKey === undo.emailKey));
}
