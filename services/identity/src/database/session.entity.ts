import { EntitySchema } from 'typeorm';
import type { SeenDevice } from '../domain/device.js';
import type { Session } from '../domain/session.js';

export interface StoredSession extends Session {
  /** Part of the hash in a refresh token, so that the key alone cannot make a token. */
  salt: string;
}

export type SignedInSession = StoredSession & SeenDevice;

/** With what only the table needs. */
export type SessionRow = SignedInSession & { ipHash: string; revokedWhy: string | null };

export const sessionEntity = new EntitySchema<SessionRow>({
  name: 'Session',
  tableName: 'session',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    generation: { type: 'int' },
    salt: { type: 'text' },
    ipHash: { type: 'text', select: false },
    createdAt: { type: 'timestamptz' },
    renewedAt: { type: 'timestamptz' },
    revokedAt: { type: 'timestamptz', nullable: true },
    revokedWhy: { type: 'text', nullable: true, select: false },
    browser: { type: 'text' },
    system: { type: 'text' },
    place: { type: 'text' },
  },
});
