import { EntitySchema } from 'typeorm';
import type { ServerCopy } from '../domain/local-copies.js';

export const serverEntity = new EntitySchema<ServerCopy>({
  name: 'Server',
  tableName: 'server',
  columns: {
    serverId: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    name: { type: 'text' },
    emailEnabled: { type: 'bool' },
    whatsappEnabled: { type: 'bool' },
    deleted: { type: 'bool' },
    configVersion: { type: 'bigint' },
  },
});
