import type { ServerResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';
import type { NewServer } from './create-server';

export const updateServer = (id: string, server: NewServer): Promise<{ message: string; data: ServerResponse }> =>
  api.patch(`/server/update/${id}`, server);
