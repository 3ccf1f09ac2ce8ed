import { queryOptions } from '@tanstack/react-query';
import type { BeatResponse, HeartbeatResponse } from '@nowahala/api';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export type Change = { message: string; data: HeartbeatResponse };
export type HeartbeatInput = {
  name: string;
  every: number | null;
  cron: string | null;
  timeZone: string | null;
  graceMinutes: number;
  onlyPost: boolean;
};

const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

export const heartbeatWith = (id: string) =>
  queryOptions({
    queryKey: ['heartbeats', id],
    queryFn: ({ signal }) => api.get<HeartbeatResponse>(apiPaths.heartbeat(id), { signal, parse: dataOf<HeartbeatResponse> }),
  });

export const beatsOf = (id: string) =>
  queryOptions({
    queryKey: ['heartbeats', id, 'beats'],
    queryFn: ({ signal }) => api.get<BeatResponse[]>(apiPaths.beats(id), { signal, parse: dataOf<BeatResponse[]> }),
  });

export const createHeartbeat = (input: HeartbeatInput, idempotencyKey: string): Promise<Change> =>
  api.post('/heartbeat', input, { idempotencyKey });
export const updateHeartbeat = (id: string, input: HeartbeatInput): Promise<Change> => api.patch(apiPaths.heartbeat(id), input);
export const deleteHeartbeat = (id: string): Promise<{ message: string }> => api.delete(apiPaths.heartbeat(id));
export const actOnHeartbeat = (id: string, action: 'pause' | 'resume' | 'rotate'): Promise<Change> =>
  api.post(`${apiPaths.heartbeat(id)}/${action}`);
