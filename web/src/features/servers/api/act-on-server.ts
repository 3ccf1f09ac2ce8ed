import { api } from '@/lib/http/api-client';

type MessageResponse = { message: string };

export const checkServer = (id: string): Promise<MessageResponse> => api.post(`/server/${id}/check`);
export const pauseServer = (id: string): Promise<MessageResponse> => api.post(`/server/${id}/pause`);
export const resumeServer = (id: string): Promise<MessageResponse> => api.post(`/server/${id}/resume`);
export const deleteServer = (id: string): Promise<MessageResponse> => api.delete(`/server/${id}`);
