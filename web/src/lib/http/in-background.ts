let background = false;

/** What is asked for within this call is asked by the page itself: who opens a page goes first at the server. */
export function inBackground<T>(work: () => T): T {
  const before = background;
  background = true;
  try {
    return work();
  } finally {
    background = before;
  }
}

export const isInBackground = (): boolean => background;
