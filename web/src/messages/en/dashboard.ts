/** The frame around every signed-in page. */
export const dashboard = {
  navigation: 'Main',
  home: 'Home',
  billing: 'Billing',
  logs: 'Logs',
  settings: 'Settings',
  more: 'More',
  releaseNotes: 'Release notes',
  contactSupport: 'Contact support',
  signOut: 'Sign out',
  hello: (username: string) => `Hello, ${username}`,
  accountMenu: 'Your account',
  profilePhotoOf: (name: string) => `Photo of ${name}`,
  notifications: (unread: number) =>
    unread === 0 ? 'Notifications' : unread === 1 ? 'Notifications, 1 not read' : `Notifications, ${unread} not read`,
  manyUnread: '9+',
  placesTaken: (used: number, limit: string) => `${used} of ${limit} servers and jobs`,
  banners: {
    verifyEmail: (email: string) =>
      `Please confirm your e-mail: follow the link in our mail to ${email}. Until then we send at most 10 alerts a day.`,
    sendLinkAgain: 'Send the link again',
    linkSent: (email: string) => `A new link is on its way to ${email}.`,
    emailCapReached: (email: string) =>
      `Today's 10 alerts for ${email} are used up. Confirm your e-mail and every alert reaches you again at once.`,
    emailSuppressed: (email: string) =>
      `Our mails to ${email} come back. Alerts do not reach you by e-mail until you change the address in Settings.`,
    whatsAppStopped: 'You told us STOP on WhatsApp, so alerts do not go there. Send us START on WhatsApp to get them again.',
    toSettings: 'Open Settings',
    toBilling: 'See your plan',
    planGrace: (until: string) => `Your plan has ended. Everything keeps running until ${until}. Renew before then and nothing changes.`,
    planReduced: (until: string) =>
      `Your plan has ended, so your servers are checked once an hour only. On ${until} checks stop. Renew and they are back at once.`,
    planPaused:
      'Your servers are not being watched: your plan has ended. Renew and monitoring starts again, with everything as you left it.',
    lastUpdated: (moment: string) => `The live line is down. We keep asking; last updated ${moment}.`,
  },
};
