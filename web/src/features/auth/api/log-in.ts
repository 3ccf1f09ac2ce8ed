import { api } from '@/lib/http/api-client';

export type Credentials = { email: string; password: string };
export type SessionAnswer = { token: string; message: string };

export const logIn = (credentials: Credentials) => api.post<SessionAnswer>('/auth/login', credentials, { anonymous: true });
