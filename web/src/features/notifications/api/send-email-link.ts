import { api } from '@/lib/http/api-client';

export const sendEmailLink = (userId: string): Promise<{ message: string }> => api.post(`/user/${userId}/email/verify`);
