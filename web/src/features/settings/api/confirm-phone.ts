import { api } from '@/lib/http/api-client';

export const sendPhoneCode = (userId: string, idempotencyKey: string): Promise<{ message: string }> =>
  api.post(`/user/${userId}/phone/verify`, undefined, { idempotencyKey });

export const confirmPhone = (userId: string, code: string): Promise<{ message: string }> =>
  api.post(`/user/${userId}/phone/confirm`, { code });
