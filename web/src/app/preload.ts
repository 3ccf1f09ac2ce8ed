import { preload } from '@/lib/http/preloaded-responses';
import { session } from '@/lib/session/session';
import type { RouteMatch } from './match-route';
import type { LoaderArgs } from './route-table';

/** Sends the first requests of a layout and its page at once, instead of one after the other as their code arrives. */
export function preloadRoute({ layout, page }: RouteMatch, args: LoaderArgs): void {
  const token = session.token();
  if (!token) return;
  for (const route of [layout, page]) for (const path of route.preload?.(args) ?? []) preload(path, token);
}
