import { api } from '@/lib/http/api-client';

export type Credentials = { email: string; password: string };
export type SessionResponse = { token: string; message: string };

export const logIn = (credentials: Credentials) => api.post<SessionResponse>('/auth/login', credentials, { anonymous: true });
