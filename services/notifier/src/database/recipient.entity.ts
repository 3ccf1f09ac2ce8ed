import { EntitySchema } from 'typeorm';
import type { Recipient } from '../domain/recipient.js';

export interface RecipientRow extends Recipient {
  version: number;
  nextReportAt: Date | null;
}

export const recipientEntity = new EntitySchema<RecipientRow>({
  name: 'Recipient',
  tableName: 'recipient',
  columns: {
    userId: { type: 'uuid', primary: true },
    fullName: { type: 'text' },
    email: { type: 'text', nullable: true },
    emailVerified: { type: 'bool' },
    phone: { type: 'text', nullable: true },
    phoneVerified: { type: 'bool' },
    timeZone: { type: 'text' },
    language: { type: 'text' },
    subscribed: { type: 'bool', name: 'wants_news', default: true }, // stored name
    version: { type: 'bigint' },
    nextReportAt: { type: 'timestamptz', nullable: true },
  },
});
