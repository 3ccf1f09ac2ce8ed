import type { notifications as original } from '../en/notifications';
import type { Words } from '../words';

export const notifications: Words<typeof original> = {
  title: 'Ìfitónilétí',
  empty: 'Kò tíì sí ohun tí a máa sọ fún yín',
  emptyText: 'Tí ohun kan bá ṣẹlẹ̀ sí àwọn server tàbí ètò yín, ẹ máa kà á níbí, àti nípa e-mail tàbí WhatsApp bí ẹ ṣe yàn án.',
  cannotLoad: 'Kò ṣeé ṣe láti ṣí àwọn ìfitónilétí yín',
  markAllRead: 'Mo ti ka gbogbo rẹ̀',
  unread: 'Ẹ kò tíì kà á',
  list: 'Àwọn ìfitónilétí yín',
  none: 'Kò sí nǹkan kan lórí ojú ìwé yìí.',
};
