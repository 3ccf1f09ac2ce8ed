import { Injectable } from '@nestjs/common';
import { Clock, databaseTime, deleteOld } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { PhoneCode } from '../domain/phone-code.js';

/** Values of `link_token.purpose` (stored names). */
export type LinkPurpose = 'verify_email' | 'reset_password' | 'new_email' | 'allow_email';

/** What a used link did: kept under another purpose until the link would be over, for who sends the same again. */
export type DonePurpose = 'reset_password' | 'allow_email';

export interface LinkToken {
  userId: string;
  /** The address to which the link was sent. The link is invalid once the address has changed. */
  emailKey: string;
  expiresAt: Date;
}

const LINK = 'user_id, email_key, expires_at';

const done = (purpose: string): string => `${purpose}_done`;

type StoredCode = PhoneCode & { codeHash: string };

/** Links and codes that were sent and are not used yet, and what was done by a link. */
@Injectable()
export class VerificationTokenRepository {
  constructor(private readonly clock: Clock) {}

  /** By the database's clock: a link of one machine is not over, nor good for longer, by the wrong clock of another. */
  now(sql: SqlRunner): Promise<Date> {
    return databaseTime(sql, this.clock);
  }

  async insertLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string, link: LinkToken, now: Date): Promise<void> {
    await this.insert(sql, purpose, tokenHash, link, now);
  }

  async findLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string): Promise<LinkToken | undefined> {
    return this.find(sql, purpose, tokenHash);
  }

  async insertDone(sql: SqlRunner, purpose: DonePurpose, tokenHash: string, link: LinkToken, now: Date): Promise<void> {
    await this.insert(sql, done(purpose), tokenHash, link, now);
  }

  async findDone(sql: SqlRunner, purpose: DonePurpose, tokenHash: string): Promise<LinkToken | undefined> {
    return this.find(sql, done(purpose), tokenHash);
  }

  /** No link of this purpose works any more, because what they are for is done. */
  async setDone(sql: SqlRunner, purpose: LinkPurpose & DonePurpose, userId: string): Promise<void> {
    await sql.query('UPDATE link_token SET purpose = $3 WHERE user_id = $1 AND purpose = $2', [userId, purpose, done(purpose)]);
  }

  /** Deletes the link and returns it; undefined when it is deleted already, so that it works once. */
  async claimLink(sql: SqlRunner, purpose: LinkPurpose, tokenHash: string): Promise<LinkToken | undefined> {
    return (
      await sql.query<LinkToken>(`DELETE FROM link_token WHERE token_hash = $1 AND purpose = $2 RETURNING ${LINK}`, [tokenHash, purpose])
    )[0];
  }

  /** Also what was done by one: from now on it is not as that link left it. */
  async deleteLinks(sql: SqlRunner, purpose: LinkPurpose | DonePurpose, userId: string): Promise<void> {
    await sql.query('DELETE FROM link_token WHERE user_id = $1 AND purpose = ANY($2)', [userId, [purpose, done(purpose)]]);
  }

  async upsertPhoneCode(sql: SqlRunner, userId: string, code: StoredCode): Promise<void> {
    await sql.query(
      `INSERT INTO phone_code (user_id, phone, code_hash, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET phone = $2, code_hash = $3, expires_at = $4, tries_left = $5`,
      [userId, code.phone, code.codeHash, code.expiresAt, code.triesLeft],
    );
  }

  async lockPhoneCode(sql: SqlRunner, userId: string): Promise<StoredCode | undefined> {
    const rows = await sql.query<StoredCode>(
      'SELECT phone, code_hash, expires_at, tries_left FROM phone_code WHERE user_id = $1 FOR UPDATE',
      [userId],
    );
    return rows[0];
  }

  async countWrongCode(sql: SqlRunner, userId: string): Promise<void> {
    await sql.query('UPDATE phone_code SET tries_left = tries_left - 1 WHERE user_id = $1', [userId]);
  }

  async deletePhoneCode(sql: SqlRunner, userId: string): Promise<void> {
    await sql.query('DELETE FROM phone_code WHERE user_id = $1', [userId]);
  }

  async pruneLinks(sql: SqlRunner, now: Date): Promise<void> {
    await deleteOld(sql, 'link_token', 'expires_at', now);
  }

  async prunePhoneCodes(sql: SqlRunner, now: Date): Promise<void> {
    await deleteOld(sql, 'phone_code', 'expires_at', now);
  }

  private async insert(sql: SqlRunner, purpose: string, tokenHash: string, link: LinkToken, now: Date): Promise<void> {
    await sql.query(
      'INSERT INTO link_token (token_hash, user_id, purpose, email_key, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [tokenHash, link.userId, purpose, link.emailKey, now, link.expiresAt],
    );
  }

  private async find(sql: SqlRunner, purpose: string, tokenHash: string): Promise<LinkToken | undefined> {
    return (await sql.query<LinkToken>(`SELECT ${LINK} FROM link_token WHERE token_hash = $1 AND purpose = $2`, [tokenHash, purpose]))[0];
  }
}
