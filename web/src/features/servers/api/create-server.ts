import { api } from '@/lib/http/api-client';
import type { Server } from './get-server';

export type NewServer = {
  name: string;
  ipAddress: string;
  website: string;
  monitoringInterval: number;
  workspaceId: string;
  userId: string;
  email: boolean;
  whatsApp: boolean;
};

export const createServer = (server: NewServer, idempotencyKey: string): Promise<{ message: string; data: Server }> =>
  api.post('/server/create', server, { idempotencyKey });
