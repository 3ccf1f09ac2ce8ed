import { api } from '@/lib/http/api-client';

export const sendPhoneCode = (userId: string): Promise<{ message: string }> => api.post(`/user/${userId}/phone/verify`);

export const confirmPhone = (userId: string, code: string): Promise<{ message: string }> =>
  api.post(`/user/${userId}/phone/confirm`, { code });
