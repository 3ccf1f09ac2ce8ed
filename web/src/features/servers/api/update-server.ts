import { api } from '@/lib/http/api-client';
import type { NewServer } from './create-server';
import type { Server } from './get-server';

export const updateServer = (id: string, server: NewServer): Promise<{ message: string; data: Server }> =>
  api.patch(`/server/update/${id}`, server);
