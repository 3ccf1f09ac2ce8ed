import type { OwnDateResponse, RenewalResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { renewalsIn } from '../model/renewals-in';
import type { RenewalsOfServer } from '../model/renewals-in';

/** What ends soon, the first to end first. */
export const renewalsOf = (userId: string) =>
  queryOptions({
    queryKey: ['renewals', 'soon'],
    queryFn: ({ signal }) =>
      api.get<RenewalResponse[]>(apiPaths.renewals(userId), { signal, parse: (body) => (body as { data: RenewalResponse[] }).data }),
    meta: { keep: true },
  });

export const renewalsOfServer = (serverId: string) =>
  queryOptions({
    queryKey: ['renewals', 'server', serverId],
    queryFn: ({ signal }) => api.get<RenewalsOfServer>(apiPaths.server(serverId), { signal, parse: renewalsIn }),
  });

export const addOwnDate = (serverId: string, own: { name: string; date: string }, idempotencyKey: string) =>
  api.post<{ message: string; data: OwnDateResponse }>(`/server/${serverId}/renewal`, own, { idempotencyKey });

export const deleteOwnDate = (serverId: string, renewalId: string) =>
  api.delete<{ message: string }>(`/server/${serverId}/renewal/${renewalId}`);
