import { useSyncExternalStore } from 'react';
import { placeNameOf } from '@nowahala/kernel';
import { publicLayout } from '@messages/public';

/** The gateway names the places in the page itself, so that no request holds the page up. */
export const placesOf = (page: ParentNode): string[] =>
  (page.querySelector<HTMLMetaElement>('meta[name="watched-from"]')?.content ?? '').split(',').filter(Boolean).map(placeNameOf);

const never = () => () => {};

/** The places that we watch from; nothing where they have no names. */
export function WatchedFrom({ className }: { className?: string }) {
  // Nothing in a page that is drawn at build time; the places are this installation's.
  const named = useSyncExternalStore(
    never,
    () => placesOf(document).join(','),
    () => '',
  );
  const places = named.split(',').filter(Boolean);
  if (places.length === 0) return null;
  return <p className={className}>{publicLayout.watchedFrom(places)}</p>;
}
