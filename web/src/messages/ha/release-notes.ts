import type { releaseNotes as original } from '../en/release-notes';
import type { Words } from '../words';

export const releaseNotes: Words<typeof original> = {
  title: 'Sababbin abubuwa',
  headline: 'Sababbin abubuwa',
  text: 'Abin da ya zo sabo a NoWahala, na baya-bayan nan a farko. Da Turanci kawai.',
  failedTitle: 'Ba a iya loda sababbin abubuwa ba',
  emptyTitle: 'Babu sababbin abubuwa tukuna',
};
