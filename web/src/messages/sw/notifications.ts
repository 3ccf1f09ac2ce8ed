import type { notifications as original } from '../en/notifications';
import type { Words } from '../words';

export const notifications: Words<typeof original> = {
  title: 'Arifa',
  empty: 'Bado hakuna cha kukuambia',
  emptyText: 'Kitu kikitokea kwa seva au kifurushi chako, utakisoma hapa, na kwa barua pepe au WhatsApp kama ulivyochagua.',
  cannotLoad: 'Hatukuweza kupakia arifa zako',
  markAllRead: 'Weka zote kuwa zimesomwa',
  unread: 'Haijasomwa bado',
  list: 'Arifa zako',
  none: 'Hakuna kitu kwenye ukurasa huu.',
};
