import { claimsOf, session } from '@/lib/session/session';
import { routes, type LayoutRoute, type LoaderArgs, type PageRoute } from './route-table';

export type RouteMatch = { layout: LayoutRoute; page: PageRoute; params: Record<string, string> };

/** The page of an address; null for one that does not exist. The router's own match would arrive with the router's code, after this one is needed. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const layout of routes)
    for (const page of layout.children) {
      const params = paramsOf(page.path, pathname);
      if (params) return { layout, page, params };
    }
  return null;
}

/** The parameters of a path such as /edit-server/:id; null when the address does not fit. */
function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const wanted = path.split('/');
  const given = pathname.replace(/\/+$/, '').split('/');
  if (path === '/' ? pathname !== '/' : wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = given[index] ?? '';
    else if (part !== (given[index] ?? '')) return null;
  }
  return params;
}

/** What loaders and preloads of a match are called with; null without a session. */
export function loaderArgsOf({ params }: RouteMatch, search: string): LoaderArgs | null {
  const token = session.token();
  const userId = token && claimsOf(token)?.sub;
  return userId ? { userId, params, search: new URLSearchParams(search) } : null;
}
