/** The page's only look at the time of day; a test may set it. */
let read = (): number => Date.now();

export const now = (): Date => new Date(read());
export const setClock = (reader: () => number): void => {
  read = reader;
};
