import type { DrillResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/api-client';

export const startDrill = (workspaceId: string, idempotencyKey: string): Promise<{ message: string; data: { _id: string } }> =>
  api.post(`/workspace/${workspaceId}/drill`, {}, { idempotencyKey });

const POLL_MS = 2_000;
/** A receipt may take its time; after two minutes the page stops looking. */
const MAX_POLLS = 60;
const settled = new Set(['delivered', 'read', 'failed']);
/** No receipt exists for e-mail: sent is its last status. */
const isOver = ({ deliveries }: DrillResponse) =>
  deliveries.every(({ channel, status }) => settled.has(status) || (channel === 'email' && status === 'sent'));

export const drillWith = (drillId: string) =>
  queryOptions({
    queryKey: ['drill', drillId],
    queryFn: ({ signal }) =>
      api.get<DrillResponse>(`/drill/${drillId}`, { signal, parse: (body) => (body as { data: DrillResponse }).data }),
    refetchInterval: ({ state }) => ((state.data && isOver(state.data)) || state.dataUpdateCount > MAX_POLLS ? false : POLL_MS),
    staleTime: 0,
  });
