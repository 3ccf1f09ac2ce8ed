/** The page of dashboard notifications. */
export const notifications = {
  title: 'Notifications',
  empty: 'Nothing to tell you yet',
  emptyText: 'When something happens to your servers or your plan, you read it here, and by e-mail or WhatsApp as you chose.',
  cannotLoad: 'We could not load your notifications',
  markAllRead: 'Mark all as read',
  unread: 'Not read yet',
  list: 'Your notifications',
  none: 'There is nothing on this page.',
};
