import type { ServerResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

export type NewServer = {
  name: string;
  ipAddress: string;
  website: string;
  monitoringInterval: number;
  workspaceId: string;
  userId: string;
  email: boolean;
  whatsApp: boolean;
  expectText: string;
  rejectText: string;
};

export const createServer = (server: NewServer, idempotencyKey: string): Promise<{ message: string; data: ServerResponse }> =>
  api.post('/server/create', server, { idempotencyKey });
