import type {
  resetPassword as resetPasswordRoute,
  ResponseOf,
  undoChange as undoChangeRoute,
  verifyEmail as verifyEmailRoute,
} from '@nowahala/api';
import { api } from '@/lib/http/api-client';

type MessageResponse = { message: string };

export const requestResetLink = (email: string) => api.post<MessageResponse>('/auth/forgot-password', { email }, { anonymous: true });
export const resetPassword = (token: string, password: string, revokeKeys: boolean) =>
  api.post<Partial<ResponseOf<typeof resetPasswordRoute>>>('/auth/reset-password', { token, password, revokeKeys }, { anonymous: true });
export type VerifiedEmail = Partial<ResponseOf<typeof verifyEmailRoute>>;
export const verifyEmail = (token: string) => api.post<VerifiedEmail>('/auth/verify-email', { token }, { anonymous: true });
export type UndoneChange = ResponseOf<typeof undoChangeRoute>;
export const undoChange = (token: string) => api.post<UndoneChange>('/auth/undo-change', { token }, { anonymous: true });
