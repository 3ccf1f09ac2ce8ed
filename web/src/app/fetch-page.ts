import type { ComponentType } from 'react';
import { frames, pages, type FrameName, type Load } from './pages';
import type { Prepare, Visit } from './visit';

/** A pattern of the router, such as /edit-server/:id; the ids of an address that fits, or null. */
function match(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/+$/, '').split('/');
  if (pattern === '/' ? pathname !== '/' : wanted.length !== given.length) return null;
  const ids: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) ids[part.slice(1)] = given[index] ?? '';
    else if (part !== (given[index] ?? '')) return null;
  }
  return ids;
}

export type PageAddress = { frame: FrameName; pattern: string; ids: Record<string, string> };

/** Which page an address leads to; null for one that does not exist. */
export function pageAt(pathname: string): PageAddress | null {
  for (const frame of Object.keys(frames) as FrameName[]) {
    for (const pattern of Object.keys(pages[frame])) {
      const ids = match(pattern, pathname);
      if (ids) return { frame, pattern, ids };
    }
  }
  return null;
}

const here = new Map<Load, ComponentType>();

/** A page or frame whose code has arrived. */
export const arrived = (load: Load): ComponentType | undefined => here.get(load);

async function fetchOne(load: Load | undefined): Promise<Prepare | undefined> {
  if (!load) return undefined;
  const part = await load();
  here.set(load, part.default);
  return part.prepare;
}

/** Fetches a page and its frame side by side, before React asks for one and then for the other; then what they show first. */
export async function fetchPage({ frame, pattern }: PageAddress, visit: Visit | null): Promise<void> {
  // What fails here fails again, with an error page, when it is shown.
  const parts = await Promise.allSettled([fetchOne(frames[frame]), fetchOne(pages[frame][pattern])]);
  if (!visit) return;
  await Promise.allSettled(parts.map(async (part) => part.status === 'fulfilled' && part.value?.(visit)));
}
