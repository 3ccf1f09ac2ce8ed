import { paths } from '@/config/paths';
import { preload } from '@/lib/http/preloaded-responses';
import { session } from '@/lib/session/session';
import type { PageAddress } from './fetch-page';
import type { Visit } from './visit';

type Asks = (her: string, ids: Record<string, string>, search: URLSearchParams) => string[];

/** What each page asks first, spelt as its own request spells it. */
const ofPage: Record<string, Asks> = {
  [paths.overview]: (her) => [`/incident/list/${her}?page=1`],
  [paths.logs]: (her, _ids, search) => [`/server/logs/${her}?page=${search.get('page') ?? 1}`],
  [paths.notifications]: (her) => [`/notification/${her}?page=1`],
  [paths.billing]: (her) => [`/invoice/${her}`],
  [paths.pricing]: () => ['/plan/all'],
  [paths.settings]: (her) => [`/key/get/${her}`],
  [paths.incident(':id')]: (_her, { id }) => [`/incident/get/${id}`],
  [paths.editServer(':id')]: (_her, { id }) => [`/server/get/${id}`],
  [paths.history(':id')]: (_her, { id }, search) => [
    `/server/stats/${id}?range=${search.get('range') ?? '30d'}`,
    `/server/pings/${id}?page=${search.get('page') ?? 1}`,
  ],
};

/** Who she is, what she watches, and what the page is about: three questions of which each waits for the one before it, asked at once. */
export function askFirstQuestions({ frame, pattern }: PageAddress, { her, ids, search }: Visit): void {
  const token = session.token();
  if (frame !== 'signedIn' || !token) return;
  for (const path of ['/user/', `/workspace/${her}`, ...(ofPage[pattern]?.(her, ids, search) ?? [])]) preload(path, token);
}
