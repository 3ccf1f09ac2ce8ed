import type { dashboard as original } from '../en/dashboard';
import type { Words } from '../words';

export const dashboard: Words<typeof original> = {
  navigation: 'Main',
  home: 'Home',
  billing: 'Billing',
  logs: 'Logs',
  settings: 'Settings',
  more: 'More',
  releaseNotes: 'Release notes',
  contactSupport: 'Contact support',
  signOut: 'Log out',
  hello: (username) => `Hello, ${username}`,
  accountMenu: 'Your account',
  profilePhotoOf: (name) => `Photo of ${name}`,
  notifications: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} neva read`),
  manyUnread: '9+',
  placesTaken: (used, limit) => `${used} of ${limit} servers and jobs`,
  banners: {
    verifyEmail: (email) =>
      `Abeg confirm your e-mail: follow di link for our mail to ${email}. Before dat, we fit send at most 10 alerts a day.`,
    sendLinkAgain: 'Send di link again',
    linkSent: (email) => `New link dey go to ${email}.`,
    emailCapReached: (email) => `Today 10 alerts for ${email} don finish. Confirm your e-mail and every alert go reach you again at once.`,
    emailSuppressed: (email) =>
      `Our mails to ${email} dey come back. Alerts no go reach you by e-mail till you change di address for Settings.`,
    whatsAppStopped: 'You send us STOP for WhatsApp, so alerts no dey go there. Send us START for WhatsApp to get dem again.',
    toSettings: 'Open Settings',
    toBilling: 'See your plan',
    planGrace: (until) => `Your plan don end. Everything go still run till ${until}. Renew before dat day and nothing go change.`,
    planReduced: (until) =>
      `Your plan don end, so we dey check your servers only once an hour. On ${until} checks go stop. Renew and dem go come back at once.`,
    planPaused: 'We no dey watch your servers: your plan don end. Renew and monitoring go start again, with everything as you leave am.',
    lastUpdated: (moment) => `Di live line dey down. We still dey ask; last update ${moment}.`,
  },
};
