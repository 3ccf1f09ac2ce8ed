import { api } from '@/lib/http/api-client';

export const markRead = (id: string): Promise<{ message: string }> => api.post(`/notification/${id}/read`);
export const markAllRead = (): Promise<{ message: string }> => api.post('/notification/read-all');
