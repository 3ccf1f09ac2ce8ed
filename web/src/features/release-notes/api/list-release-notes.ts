import { api } from '@/lib/http/api-client';

export type ReleaseNote = { id: string; version: string; timestamp: string; notes: { html: string } };

const query = 'query ReleaseNotes { release_notes { id notes { html } timestamp version } }';

/** Newest first. */
export const fetchReleaseNotes = (signal: AbortSignal): Promise<ReleaseNote[]> =>
  api.post<ReleaseNote[]>('/content/graphql', { query: query }, { signal, anonymous: true, parse });

function parse(body: unknown): ReleaseNote[] {
  const { data } = body as { data?: { release_notes?: ReleaseNote[] } };
  return (data?.release_notes ?? []).toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}
