import { api } from '@/lib/api-client';
import type { Incident } from '@/lib/incident';

export const acknowledge = (id: string): Promise<{ message: string; data: Incident }> => api.post(`/incident/${id}/acknowledge`);
