import type { releaseNotes as original } from '../en/release-notes';
import type { Words } from '../words';

export const releaseNotes: Words<typeof original> = {
  title: 'Mambo mapya',
  headline: 'Mambo mapya',
  text: 'Yaliyo mapya kwenye NoWahala, mapya zaidi kwanza.',
  failedTitle: 'Mambo mapya hayakupakia',
  emptyTitle: 'Bado hakuna mambo mapya',
};
