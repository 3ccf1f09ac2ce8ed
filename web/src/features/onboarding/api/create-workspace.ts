import { api } from '@/lib/http/api-client';

type NewWorkspace = { name: string; members: { role: 'owner'; userId: string } };

export const createWorkspace = (workspace: NewWorkspace, idempotencyKey: string): Promise<{ message: string }> =>
  api.post('/workspace/', workspace, { idempotencyKey });
