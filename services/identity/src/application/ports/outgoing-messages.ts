import type { SqlRunner } from '@nowahala/platform';

export type AccountMessageKind =
  | 'welcome'
  | 'verify_email'
  | 'reset_password'
  | 'phone_code'
  | 'password_changed'
  | 'account_closed'
  | 'account_erased'
  | 'email_changed';

export interface AccountMessage {
  kind: AccountMessageKind;
  userId: string;
  email: string;
  phone: string;
  fullName: string;
  language: string;
  timeZone: string;
  link: string;
  code: string;
  /** Empty when it does not expire; ISO 8601. */
  expiresAt: string;
}

export interface WaitingMessage {
  id: string;
  message: AccountMessage;
  attempts: number;
  giveUpAt: Date;
}

/** Mails and codes on their way to the notifier. They never ride the bus, and lie sealed until they are handed over. */
export abstract class AccountMessageRepository {
  abstract insert(sql: SqlRunner, message: AccountMessage, giveUpAt: Date, now: Date): Promise<void>;
  /** Takes what is due; it comes due again by itself should we die while handing it over. */
  abstract claim(sql: SqlRunner, now: Date, again: Date, most: number): Promise<WaitingMessage[]>;
  abstract delete(sql: SqlRunner, id: string): Promise<void>;
  abstract retryAt(sql: SqlRunner, id: string, at: Date): Promise<void>;
  /** A newer code or link of the same kind takes the place of one that has not left yet. */
  abstract deleteOfUser(sql: SqlRunner, userId: string, kind?: AccountMessageKind): Promise<void>;
}
