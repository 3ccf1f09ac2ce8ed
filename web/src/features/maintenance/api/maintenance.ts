import { queryOptions } from '@tanstack/react-query';
import type { MaintenanceResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';
import { now } from '@/lib/live/clock';
import { untilNextTurn } from '../model/windows';

/** Of one server, or of all of a workspace. */
export type Scope = { server: string } | { workspace: string };
export type GivenTimes = { minutes: number } | { startsAt?: string; endsAt: string };
type Changed = { message: string; data: MaintenanceResponse };

const LONGEST_WAIT = 3_600_000;

const pathOf = (scope: Scope) => ('server' in scope ? `/server/${scope.server}/maintenance` : `/workspace/${scope.workspace}/maintenance`);
const pathIn = ({ _id, serverId, workspaceId }: MaintenanceResponse) =>
  `${pathOf(serverId ? { server: serverId } : { workspace: workspaceId })}/${_id}`;

export const maintenanceOf = (scope: Scope) =>
  queryOptions({
    queryKey: 'server' in scope ? ['servers', scope.server, 'maintenance'] : ['workspace', scope.workspace, 'maintenance'],
    queryFn: ({ signal }) =>
      api.get<MaintenanceResponse[]>(pathOf(scope), { signal, parse: (body) => (body as { data: MaintenanceResponse[] }).data }),
    refetchInterval: ({ state }) => {
      const wait = untilNextTurn(state.data ?? [], now());
      return wait !== false && Math.min(wait + 1_000, LONGEST_WAIT);
    },
  });

export const planMaintenance = (scope: Scope, times: GivenTimes, idempotencyKey: string): Promise<Changed> =>
  api.post(pathOf(scope), times, { idempotencyKey });

export const changeMaintenance = (one: MaintenanceResponse, times: GivenTimes): Promise<Changed> => api.patch(pathIn(one), times);

export const endMaintenance = (one: MaintenanceResponse): Promise<Changed> => api.delete(pathIn(one));
