import type { releaseNotes as original } from '../en/release-notes';
import type { Words } from '../words';

export const releaseNotes: Words<typeof original> = {
  title: 'Release notes',
  headline: 'Release notes',
  text: 'Wetin dey new for NoWahala, newest first. Only in English.',
  failedTitle: 'Di release notes no load',
  emptyTitle: 'No release notes dey yet',
};
