import type { ComponentType } from 'react';
import type { RouteMatch } from './match-route';
import type { Lazy, Loader, LoaderArgs } from './route-table';

const loaded = new Map<Lazy, ComponentType>();

/** A page or layout whose code has arrived. */
export const loadedComponent = (lazy: Lazy): ComponentType | undefined => loaded.get(lazy);

async function loadPart(lazy: Lazy): Promise<Loader | undefined> {
  const part = await lazy();
  loaded.set(lazy, part.default);
  return part.loader;
}

/** Fetches the code of a page and of its layout side by side, then runs their loaders. Never throws: a failure shows again when the page is drawn. */
export async function loadRoute({ layout, page }: RouteMatch, args: LoaderArgs | null): Promise<void> {
  const loaders = await Promise.allSettled([loadPart(layout.lazy), loadPart(page.lazy)]);
  if (!args) return;
  await Promise.allSettled(loaders.map(async (loader) => loader.status === 'fulfilled' && loader.value?.(args)));
}
