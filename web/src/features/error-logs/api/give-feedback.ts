import { api } from '@/lib/api-client';

export const giveFeedback = (logId: string, helped: boolean): Promise<{ message: string }> =>
  api.post(`/logs/${logId}/feedback`, { helped });
