import { EntitySchema } from 'typeorm';
import type { Ownership, ServerSettings } from '../domain/server.js';

export interface StoredServer extends ServerSettings, Ownership {
  id: string;
  paused: boolean;
  /** Version of the server's stream. */
  version: number;
  createdAt: Date;
  changedAt: Date;
}

export const serverViewEntity = new EntitySchema<StoredServer>({
  name: 'ServerView',
  tableName: 'server_view',
  columns: {
    id: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    name: { type: 'text' },
    ipAddress: { type: 'text' },
    website: { type: 'text' },
    intervalMinutes: { type: 'int' },
    email: { type: 'bool', name: 'email_enabled' }, // stored name
    whatsApp: { type: 'bool', name: 'whatsapp_enabled' }, // stored name
    expectText: { type: 'text' },
    rejectText: { type: 'text' },
    slowAlerts: { type: 'bool' },
    paused: { type: 'bool' },
    version: { type: 'int' },
    createdAt: { type: 'timestamptz' },
    changedAt: { type: 'timestamptz' },
  },
});
