import { EntitySchema } from 'typeorm';
import type { Undo } from '../domain/undo.js';

export type StoredUndo = Undo & { tokenHash: string; userId: string; expiresAt: Date };

export const undoEntity = new EntitySchema<StoredUndo>({
  name: 'Undo',
  tableName: 'account_undo',
  columns: {
    tokenHash: { type: 'text', primary: true },
    userId: { type: 'uuid' },
    what: { type: 'text' },
    email: { type: 'text' },
    emailKey: { type: 'text' },
    emailVerifiedAt: { type: 'timestamptz', nullable: true },
    phone: { type: 'text' },
    phoneVerifiedAt: { type: 'timestamptz', nullable: true },
    createdAt: { type: 'timestamptz' },
    expiresAt: { type: 'timestamptz' },
  },
});
