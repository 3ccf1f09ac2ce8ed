import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The product's own address; in a page that was drawn at build time at first the one that the gateway wrote into it. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => document.documentElement.dataset.origin ?? window.location.origin,
  );
