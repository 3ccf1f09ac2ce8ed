import { queryOptions } from '@tanstack/react-query';
import type { SignedInDeviceResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

const path = (userId: string) => `/user/${userId}/session`;

export const devicesOf = (userId: string) =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) =>
      api.get<SignedInDeviceResponse[]>(path(userId), {
        signal,
        parse: (body) => (body as { data: SignedInDeviceResponse[] }).data,
      }),
  });

export const signOutDevice = (userId: string, sessionId: string): Promise<{ message: string }> =>
  api.delete(`${path(userId)}/${sessionId}`);

export const signOutOthers = (userId: string): Promise<{ message: string }> => api.delete(path(userId));
