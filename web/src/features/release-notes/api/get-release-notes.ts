import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api-client';

export type ReleaseNote = { id: string; version: string; timestamp: string; notes: { html: string } };

const question = 'query ReleaseNotes { release_notes { id notes { html } timestamp version } }';

/** Newest first. */
export const releaseNotes = queryOptions({
  queryKey: ['release-notes'],
  queryFn: ({ signal }) => api.post<ReleaseNote[]>('/content/graphql', { query: question }, { signal, anonymous: true, parse }),
  staleTime: 10 * 60_000,
});

function parse(body: unknown): ReleaseNote[] {
  const { data } = body as { data?: { release_notes?: ReleaseNote[] } };
  return (data?.release_notes ?? []).toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}
