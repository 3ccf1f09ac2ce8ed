import type { notifications as original } from '../en/notifications';
import type { Words } from '../words';

export const notifications: Words<typeof original> = {
  title: 'Notifications',
  empty: 'Nothing to tell you yet',
  emptyText: 'When something happen to your servers or your plan, you go read am here. E-mail or WhatsApp go carry am too, as you choose.',
  cannotLoad: 'We no fit load your notifications',
  markAllRead: 'Mark all as read',
  unread: 'You neva read am',
  list: 'Your notifications',
  none: 'Nothing dey dis page.',
};
