/** The page's only look at the time of day. */
export const now = (): Date => new Date();
