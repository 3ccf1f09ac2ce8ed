import { api } from '@/lib/http/api-client';
import type { SessionResponse } from './log-in';

export type Registration = {
  email: string;
  password: string;
  fullName: string;
  username: string;
  location: { country: string };
  timeZone: string;
  language: string;
};

export const register = (registration: Registration, idempotencyKey: string) =>
  api.post<SessionResponse>('/auth/register', registration, { anonymous: true, idempotencyKey });
