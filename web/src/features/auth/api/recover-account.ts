import { api } from '@/lib/http/api-client';

type MessageResponse = { message: string };

export const requestResetLink = (email: string) => api.post<MessageResponse>('/auth/forgot-password', { email }, { anonymous: true });
export const resetPassword = (token: string, password: string) =>
  api.post<MessageResponse>('/auth/reset-password', { token, password }, { anonymous: true });
export const verifyEmail = (token: string) => api.post<MessageResponse>('/auth/verify-email', { token }, { anonymous: true });
