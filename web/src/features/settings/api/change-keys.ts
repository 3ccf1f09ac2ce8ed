import type { Scope } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

/** The whole key is in this response and never again. */
export type NewKey = { message: string; apiKey: string };

export const generateKey = (userId: string, input: { name: string; scopes: Scope[] }, idempotencyKey: string): Promise<NewKey> =>
  api.post(`/key/generate/${userId}`, input, { idempotencyKey });

export const rotateKey = (userId: string, keyId: string, idempotencyKey: string): Promise<NewKey> =>
  api.post(`/key/${userId}/${keyId}/rotate`, {}, { idempotencyKey });

export const revokeKey = (userId: string, keyId: string): Promise<{ message: string }> => api.delete(`/key/${userId}/${keyId}`);
