import { api } from '@/lib/api-client';

export const sendEmailLink = (userId: string): Promise<{ message: string }> => api.post(`/user/${userId}/email/verify`);
