import type { SqlRunner } from '@nowahala/platform';
import type { PhoneCode } from '../../domain/phone-code.js';

export type LinkPurpose = 'verify_email' | 'reset_password';

export interface LinkToken {
  userId: string;
  /** The address the link was sent to; a changed address makes the link worthless. */
  emailKey: string;
  expiresAt: Date;
}

/** Links and codes that were sent out and may come back. */
export abstract class VerificationTokenRepository {
  abstract insertLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string, link: LinkToken, now: Date): Promise<void>;
  abstract findLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string): Promise<LinkToken | undefined>;
  /** Takes the link out of use; undefined when it is gone already, so that it works once however many hands hold it. */
  abstract claimLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string): Promise<LinkToken | undefined>;
  abstract deleteLinks(sql: SqlRunner, purpose: LinkPurpose, userId: string): Promise<void>;
  abstract upsertPhoneCode(sql: SqlRunner, userId: string, code: PhoneCode & { codeHash: string }): Promise<void>;
  abstract lockPhoneCode(sql: SqlRunner, userId: string): Promise<(PhoneCode & { codeHash: string }) | undefined>;
  abstract countWrongCode(sql: SqlRunner, userId: string): Promise<void>;
  abstract deletePhoneCode(sql: SqlRunner, userId: string): Promise<void>;
  abstract prune(sql: SqlRunner, now: Date): Promise<void>;
}
