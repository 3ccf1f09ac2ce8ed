import { api } from '@/lib/http/api-client';
import type { SessionResponse } from './log-in';
import { untilSignedOut } from './sign-out';

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
  await untilSignedOut();
  return api.post<SessionResponse>('/auth/register', registration, { anonymous: true, idempotencyKey });
}
