import type { IncidentResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

export const acknowledge = (id: string): Promise<{ message: string; data: IncidentResponse }> => api.post(`/incident/${id}/acknowledge`);
