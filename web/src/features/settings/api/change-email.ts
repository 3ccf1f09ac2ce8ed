import { api } from '@/lib/http/api-client';

type MessageResponse = { message: string };

/** The links that the change still waits for. */
export const sendEmailLinks = (userId: string): Promise<MessageResponse> => api.post(`/user/${userId}/email/verify`);

export const cancelEmailChange = (userId: string): Promise<MessageResponse> => api.patch(`/user/${userId}`, { pendingEmail: null });
