import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { ServerSummary } from '@/lib/session/current-workspace';

/** A server as its owner set it up. */
export type Server = ServerSummary & { email: boolean; whatsApp: boolean; workspaceId: string; userId: string; createdAt: string };

export const serverWith = (id: string) =>
  queryOptions({
    queryKey: ['servers', id, 'settings'],
    queryFn: ({ signal }) => api.get<Server>(apiPaths.server(id), { signal, parse: (body) => (body as { data: Server }).data }),
  });
