import type { notifications as original } from '../en/notifications';
import type { Words } from '../words';

export const notifications: Words<typeof original> = {
  title: 'Notifications',
  empty: 'Rien à vous dire pour le moment',
  emptyText:
    'Quand il arrive quelque chose à vos serveurs ou à votre formule, vous le lisez ici, et par e-mail ou WhatsApp selon votre choix.',
  cannotLoad: 'Impossible de charger vos notifications',
  markAllRead: 'Tout marquer comme lu',
  unread: 'Pas encore lue',
  list: 'Vos notifications',
  none: 'Il n’y a rien sur cette page.',
};
