import { api } from '@/lib/http/api-client';
import type { Incident } from '@/lib/http/incident';

export const acknowledge = (id: string): Promise<{ message: string; data: Incident }> => api.post(`/incident/${id}/acknowledge`);
