import { EntitySchema } from 'typeorm';

export interface User {
  id: string;
  email: string;
  username: string;
  fullName: string;
  /** Empty when there is none. */
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

/** With what only the table needs: the keys are null while the account is being erased. */
export type UserRow = User & { emailKey: string | null; usernameKey: string | null; updatedAt: Date };

export const userEntity = new EntitySchema<UserRow>({
  name: 'User',
  tableName: 'app_user',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    emailKey: { type: 'text', nullable: true, select: false },
    username: { type: 'text' },
    usernameKey: { type: 'text', nullable: true, select: false },
    fullName: { type: 'text' },
    phone: { type: 'text' },
    country: { type: 'text' },
    timeZone: { type: 'text' },
    language: { type: 'text' },
    emailVerifiedAt: { type: 'timestamptz', nullable: true },
    phoneVerifiedAt: { type: 'timestamptz', nullable: true },
    version: { type: 'bigint' },
    createdAt: { type: 'timestamptz' },
    updatedAt: { type: 'timestamptz', select: false },
    erasingAt: { type: 'timestamptz', nullable: true },
  },
});
