/** What people call a region (`PROBE_REGION`): `new-york` is "New York". */
export const placeNameOf = (region: string): string =>
  region
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

/** The region of a run that names no place: no page names it. */
export const UNNAMED_REGION = 'local';
