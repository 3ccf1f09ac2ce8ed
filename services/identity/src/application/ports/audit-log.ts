import type { Transaction } from '@nowahala/platform';

export type AuditedAction =
  | 'account.registered'
  | 'account.changed'
  | 'account.exported'
  | 'account.erasure_requested'
  | 'account.erased'
  | 'session.opened'
  | 'session.refused'
  | 'session.closed'
  | 'session.stolen'
  | 'password.reset_asked'
  | 'password.changed'
  | 'email.confirmed'
  | 'phone.confirmed'
  | 'key.issued'
  | 'key.rotated'
  | 'key.revoked';

export interface AuditEntry {
  actor: string;
  action: AuditedAction;
  /** The id of what was acted upon. */
  object?: string;
  ipHash?: string;
}

/** Who did what, for good: ids and hashes, never a name or an address. */
export abstract class AuditRepository {
  abstract insert(tx: Transaction, entry: AuditEntry): Promise<void>;
}
