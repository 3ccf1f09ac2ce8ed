import { api } from '@/lib/http/api-client';

export const giveFeedback = (logId: string, helped: boolean): Promise<{ message: string }> =>
  api.post(`/logs/${logId}/feedback`, { helped });
