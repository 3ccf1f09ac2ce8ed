/** The pages that look the same for everybody: name of the file in dist/pages, address. */
export const prerenderedPages = [
  ['landing', '/'],
  ['features', '/features'],
  ['plans', '/plans'],
  ['release-notes', '/release-notes'],
  ['terms-of-service', '/terms-of-service'],
  ['privacy', '/privacy'],
  ['docs', '/docs'],
  ['login', '/login'],
  ['signup', '/signup'],
  ['forgot-password', '/forgot-password'],
] as const;

/** Stands for the product's own address in a page that is built before it is known; the gateway puts the true one there. */
export const UNKNOWN_ORIGIN = 'https://origin.invalid';
