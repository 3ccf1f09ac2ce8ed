import type { login, ResponseOf } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

export type Credentials = { email: string; password: string };
export type SessionResponse = ResponseOf<typeof login>;

export const logIn = (credentials: Credentials) => api.post<SessionResponse>('/auth/login', credentials, { anonymous: true });
