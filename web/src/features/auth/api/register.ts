import { api } from '@/lib/http/api-client';
import type { SessionAnswer } from './log-in';

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
  api.post<SessionAnswer>('/auth/register', registration, { anonymous: true, idempotencyKey });
