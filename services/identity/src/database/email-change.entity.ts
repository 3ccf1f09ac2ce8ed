import { EntitySchema } from 'typeorm';
import type { EmailChange } from '../domain/email-change.js';

/** `fromKey`: the address that the account had when it was asked for. */
export type StoredEmailChange = EmailChange & { fromKey: string; askedAt: Date };

export const emailChangeEntity = new EntitySchema<StoredEmailChange>({
  name: 'EmailChange',
  tableName: 'email_change',
  columns: {
    userId: { type: 'uuid', primary: true },
    email: { type: 'text' },
    fromKey: { type: 'text', select: false },
    byPassword: { type: 'bool' },
    newProvedAt: { type: 'timestamptz', nullable: true },
    oldAllowedAt: { type: 'timestamptz', nullable: true },
    askedAt: { type: 'timestamptz', select: false },
    expiresAt: { type: 'timestamptz' },
  },
});
