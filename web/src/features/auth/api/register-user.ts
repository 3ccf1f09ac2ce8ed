import { api } from '@/lib/http/api-client';
import type { SessionResponse } from './log-in';
import { untilEnded } from '@/lib/session/session-call';

export type Registration = {
  email: string;
  password: string;
  fullName: string;
  username: string;
  location: { country: string };
  timeZone: string;
  language: string;
};

export async function register(registration: Registration, idempotencyKey: string): Promise<SessionResponse> {
  await untilEnded();
  return api.post<SessionResponse>('/auth/register', registration, { anonymous: true, idempotencyKey });
}
