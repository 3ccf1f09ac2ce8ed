import type { releaseNotes as original } from '../en/release-notes';
import type { Words } from '../words';

export const releaseNotes: Words<typeof original> = {
  title: 'Nouveautés',
  headline: 'Nouveautés',
  text: 'Ce qui est nouveau dans NoWahala, le plus récent d’abord. En anglais seulement.',
  failedTitle: 'Les nouveautés n’ont pas pu être chargées',
  emptyTitle: 'Il n’y a pas encore de nouveautés',
};
