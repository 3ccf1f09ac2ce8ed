import type { login, ResponseOf } from '@nowahala/api';
import { api } from '@/lib/http/api-client';
import { untilEnded } from '@/lib/session/session-call';

export type Credentials = { email: string; password: string };
export type SessionResponse = ResponseOf<typeof login>;

export async function logIn(credentials: Credentials): Promise<SessionResponse> {
  await untilEnded();
  return api.post<SessionResponse>('/auth/login', credentials, { anonymous: true });
}
