import { Injectable } from '@nestjs/common';
import { violates } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { IsNull } from 'typeorm';
import { emailKey } from '../domain/email-address.js';
import { usernameKey } from '../domain/profile.js';
import { refusals } from '../domain/refusals.js';
import { userEntity } from './user.entity.js';
import type { User } from './user.entity.js';

type WithPassword = User & { passwordHash: string };

export type UserChange = Partial<
  Pick<User, 'email' | 'fullName' | 'phone' | 'country' | 'timeZone' | 'language' | 'emailVerifiedAt' | 'phoneVerifiedAt'>
>;

/** Users and their passwords. A user who is being erased is not found by e-mail. */
@Injectable()
export class UserRepository {
  find(sql: SqlRunner, id: string): Promise<User | null> {
    return sql.manager.findOneBy(userEntity, { id });
  }

  async findByEmail(sql: SqlRunner, email: string): Promise<WithPassword | undefined> {
    const [row] = await sql.query<WithPassword>(
      'SELECT u.*, c.password_hash FROM app_user u JOIN credential c ON c.user_id = u.id WHERE u.email_key = $1',
      [emailKey(email)],
    );
    return row;
  }

  /** Locks the user. False when the address is no longer theirs, or the password no longer the one that was compared. */
  async lockCompared(tx: Transaction, email: string, { id, passwordHash }: WithPassword): Promise<boolean> {
    // Asked for together; the second statement sees what was written until the lock was had.
    const [, now] = await Promise.all([tx.lock(`user-${id}`), this.findByEmail(tx, email)]);
    return now?.id === id && now.passwordHash === passwordHash;
  }

  async findPasswordHash(sql: SqlRunner, id: string): Promise<string | undefined> {
    const [row] = await sql.query<{ passwordHash: string }>('SELECT password_hash FROM credential WHERE user_id = $1', [id]);
    return row?.passwordHash;
  }

  /** Which of the two another user has already, or may take back. */
  async findTaken(
    sql: SqlRunner,
    wanted: { email?: string; username?: string; not?: string; now: Date },
  ): Promise<{ email: boolean; username: boolean }> {
    const [row] = await sql.query<{ email: boolean; username: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM app_user WHERE email_key = $1 AND id IS DISTINCT FROM $3::uuid)
           OR EXISTS (SELECT 1 FROM account_undo WHERE email_key = $1 AND what = 'email' AND user_id IS DISTINCT FROM $3::uuid AND expires_at > $4) AS email,
         EXISTS (SELECT 1 FROM app_user WHERE username_key = $2 AND id IS DISTINCT FROM $3::uuid) AS username`,
      [
        wanted.email === undefined ? null : emailKey(wanted.email),
        wanted.username === undefined ? null : usernameKey(wanted.username),
        wanted.not ?? null,
        wanted.now,
      ],
    );
    return row!;
  }

  /** Throws the refusal of the taken field when another user took it at the same moment. */
  async insert(sql: SqlRunner, user: User, passwordHash: string): Promise<void> {
    const row = { ...user, emailKey: emailKey(user.email), usernameKey: usernameKey(user.username), updatedAt: user.createdAt };
    await orTaken(sql.manager.insert(userEntity, row));
    await sql.query('INSERT INTO credential (user_id, password_hash, changed_at) VALUES ($1, $2, $3)', [
      user.id,
      passwordHash,
      user.createdAt,
    ]);
  }

  /** Raises the version by one and answers the new row. */
  async update(sql: SqlRunner, id: string, change: UserChange, now: Date): Promise<User> {
    const key = change.email === undefined ? {} : { emailKey: emailKey(change.email) };
    const changed = sql.manager.update(userEntity, id, { ...change, ...key, updatedAt: now, version: () => 'version + 1' });
    await orTaken(changed, refusals.emailInUse);
    return sql.manager.findOneByOrFail(userEntity, { id });
  }

  /** Never older than a change that can be taken back, as the clocks of replicas differ. */
  async updatePassword(sql: SqlRunner, id: string, passwordHash: string, now: Date): Promise<void> {
    await sql.query(
      `UPDATE credential SET password_hash = $2, changed_at = greatest($3, (SELECT max(created_at) FROM account_undo WHERE user_id = $1))
       WHERE user_id = $1`,
      [id, passwordHash, now],
    );
  }

  /** Of the same password, which counts as not changed; another one that came meanwhile stays. */
  async renewHash(sql: SqlRunner, id: string, before: string, passwordHash: string): Promise<void> {
    await sql.query('UPDATE credential SET password_hash = $3 WHERE user_id = $1 AND password_hash = $2', [id, before, passwordHash]);
  }

  async findPasswordChange(sql: SqlRunner, id: string): Promise<Date | undefined> {
    const [row] = await sql.query<{ changedAt: Date }>('SELECT changed_at FROM credential WHERE user_id = $1', [id]);
    return row?.changedAt;
  }

  /** Frees the address and the username and ends log-ins. False when the user was being erased already. */
  async markErasing(sql: SqlRunner, id: string, now: Date): Promise<boolean> {
    const erasing = { erasingAt: now, emailKey: null, usernameKey: null, version: () => 'version + 1' };
    const { affected } = await sql.manager.update(userEntity, { id, erasingAt: IsNull() }, erasing);
    return affected === 1;
  }

  async erase(sql: SqlRunner, id: string): Promise<void> {
    await sql.query('SELECT forget_tenant($1)', [id]);
    await sql.query('DELETE FROM user_workspace WHERE user_id = $1', [id]);
    await sql.manager.delete(userEntity, { id });
  }
}

/** Two requests may take the same name at the same moment; the unique index decides. */
async function orTaken<T>(work: Promise<T>, emailTaken = refusals.emailTaken): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violates(error, 'app_user_email')) throw emailTaken();
    if (violates(error, 'app_user_username')) throw refusals.usernameTaken();
    throw error;
  }
}
