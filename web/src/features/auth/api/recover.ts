import { api } from '@/lib/http/api-client';

type Answer = { message: string };

export const askForResetLink = (email: string) => api.post<Answer>('/auth/forgot-password', { email }, { anonymous: true });
export const setNewPassword = (token: string, password: string) =>
  api.post<Answer>('/auth/reset-password', { token, password }, { anonymous: true });
export const verifyEmail = (token: string) => api.post<Answer>('/auth/verify-email', { token }, { anonymous: true });
