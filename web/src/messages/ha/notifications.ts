import type { notifications as original } from '../en/notifications';
import type { Words } from '../words';

export const notifications: Words<typeof original> = {
  title: 'Sanarwa',
  empty: 'Babu abin da za mu gaya muku tukuna',
  emptyText: 'Idan wani abu ya faru da sabobinku ko tsarinku, za ku karanta a nan, da ta imel ko WhatsApp yadda kuka zaɓa.',
  cannotLoad: 'Ba a iya loda sanarwarku ba',
  markAllRead: 'Nuna an karanta duka',
  unread: 'Ba a karanta ba',
  list: 'Sanarwarku',
  none: 'Babu komai a wannan shafin.',
};
