import type { SqlRunner } from '@nowahala/platform';

export interface User {
  id: string;
  email: string;
  username: string;
  fullName: string;
  /** Empty when she has none. */
  phone: string;
  country: string;
  timeZone: string;
  language: string;
  emailVerifiedAt: Date | null;
  phoneVerifiedAt: Date | null;
  version: number;
  createdAt: Date;
  /** Set from the moment the account is deleted until its rows are gone. */
  erasingAt: Date | null;
}

export type UserChange = Partial<
  Pick<User, 'email' | 'fullName' | 'phone' | 'country' | 'timeZone' | 'language' | 'emailVerifiedAt' | 'phoneVerifiedAt'>
>;

/** People and their passwords. Nobody is found by an address once her account is being deleted. */
export abstract class UserRepository {
  abstract find(sql: SqlRunner, id: string): Promise<User | undefined>;
  abstract findByEmail(sql: SqlRunner, email: string): Promise<(User & { passwordHash: string }) | undefined>;
  abstract findPasswordHash(sql: SqlRunner, id: string): Promise<string | undefined>;
  /** Which of the two somebody else has already. */
  abstract findTaken(
    sql: SqlRunner,
    wanted: { email?: string; username?: string; not?: string },
  ): Promise<{ email: boolean; username: boolean }>;
  /** Throws the refusal of the taken field when somebody else was faster. */
  abstract insert(sql: SqlRunner, user: User, passwordHash: string): Promise<void>;
  /** Raises the version by one and answers the new row. */
  abstract update(sql: SqlRunner, id: string, change: UserChange, now: Date): Promise<User>;
  abstract updatePassword(sql: SqlRunner, id: string, passwordHash: string, now: Date): Promise<void>;
  /** From now on the address and the username are free, and nobody can sign in. False when that was so already. */
  abstract markErasing(sql: SqlRunner, id: string, now: Date): Promise<boolean>;
  abstract delete(sql: SqlRunner, id: string): Promise<void>;
}
