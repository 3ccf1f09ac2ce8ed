import type { IncidentResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

/** The answer waits for a check, up to fifteen seconds. */
const WAIT_MS = 20_000;

export const markStepDone = (id: string, step: number): Promise<{ message: string; data: IncidentResponse }> =>
  api.post(`/incident/${id}/step/${step}/done`, {}, { waitMs: WAIT_MS });
