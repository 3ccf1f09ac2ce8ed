export type AccountMessageKind =
  | 'welcome'
  | 'verify_email'
  | 'reset_password'
  | 'phone_code'
  | 'password_changed'
  | 'account_closed'
  | 'account_erased'
  | 'new_email'
  | 'email_changing'
  | 'email_changed'
  | 'email_in_use'
  | 'phone_changed';

/** A mail or code about the account. */
export interface AccountMessage {
  kind: AccountMessageKind;
  userId: string;
  email: string;
  phone: string;
  fullName: string;
  language: string;
  timeZone: string;
  link: string;
  /** Puts the change back that the mail is about. */
  undoLink: string;
  changedTo: string;
  code: string;
  /** Empty when it does not expire; ISO 8601. */
  expiresAt: string;
}
