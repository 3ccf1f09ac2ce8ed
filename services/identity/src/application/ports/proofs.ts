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
export abstract class Proofs {
  abstract addLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string, link: LinkToken, now: Date): Promise<void>;
  abstract link(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string): Promise<LinkToken | undefined>;
  /** Takes the link out of use; undefined when it is gone already, so that it works once however many hands hold it. */
  abstract useLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string): Promise<LinkToken | undefined>;
  abstract forgetLinks(sql: SqlRunner, purpose: LinkPurpose, userId: string): Promise<void>;
  abstract setPhoneCode(sql: SqlRunner, userId: string, code: PhoneCode & { codeHash: string }): Promise<void>;
  abstract lockPhoneCode(sql: SqlRunner, userId: string): Promise<(PhoneCode & { codeHash: string }) | undefined>;
  abstract countWrongCode(sql: SqlRunner, userId: string): Promise<void>;
  abstract forgetPhoneCode(sql: SqlRunner, userId: string): Promise<void>;
  abstract prune(sql: SqlRunner, now: Date): Promise<void>;
}
