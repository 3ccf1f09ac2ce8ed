import { api } from '@/lib/http/api-client';

export type SupportMail = { name: string; email: string; subject: string; message: string };

export const sendSupportMail = (mail: SupportMail, idempotencyKey: string): Promise<{ message: string }> =>
  api.post('/support', mail, { idempotencyKey });
