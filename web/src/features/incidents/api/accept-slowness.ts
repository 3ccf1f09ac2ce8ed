import { api } from '@/lib/http/api-client';

export const acceptSlowness = (serverId: string): Promise<{ message: string }> => api.post(`/server/${serverId}/baseline/accept`);
