import { EntitySchema } from 'typeorm';

/** The local copy of a server, as far as alerts need it. */
export interface ServerCopy {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  emailEnabled: boolean;
  whatsappEnabled: boolean;
  deleted: boolean;
  configVersion: number;
}

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
