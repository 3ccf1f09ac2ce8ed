import type { releaseNotes as original } from '../en/release-notes';
import type { Words } from '../words';

export const releaseNotes: Words<typeof original> = {
  title: 'Ohun tuntun',
  headline: 'Ohun tuntun',
  text: 'Ohun tuntun nínú NoWahala, èyí tó dé kẹ́yìn ló ṣáájú. Ní èdè Gẹ̀ẹ́sì nìkan.',
  failedTitle: 'Kò ṣeé ṣe láti ṣí àwọn ohun tuntun',
  emptyTitle: 'Kò tíì sí ohun tuntun',
};
