import { api } from '@/lib/http/api-client';

type Answer = { message: string };

export const checkServer = (id: string): Promise<Answer> => api.post(`/server/${id}/check`);
export const pauseServer = (id: string): Promise<Answer> => api.post(`/server/${id}/pause`);
export const resumeServer = (id: string): Promise<Answer> => api.post(`/server/${id}/resume`);
export const deleteServer = (id: string): Promise<Answer> => api.delete(`/server/${id}`);
