/** Header and footer of the public pages. */
export const publicLayout = {
  menu: 'Menu',
  closeMenu: 'Close the menu',
  mainNavigation: 'Main',
  toDashboard: 'Go to dashboard',
  login: 'Login',
  getStarted: 'Get started for free',
  requestDemo: 'Request demo',
  requestDemoSubject: 'Request demo',
  features: 'Features',
  plans: 'Plans',
  docs: 'Docs',
  support: 'Support',
  socialLabel: 'NoWahala on X',
  socialAddress: 'https://x.com/nowahala',
  watchedFrom: (places: readonly string[]) =>
    places.length < 2
      ? `We watch from ${places[0] ?? ''}.`
      : `We watch from ${places.slice(0, -1).join(', ')} and ${places.at(-1)}, so that one bad connection is not taken for your website.`,
  footer: {
    promise: 'We watch your servers and tell you, in plain words, what to do.',
    links: 'Links',
    company: 'Company',
    online: 'Online',
    home: 'Home',
    releaseNotes: 'Release notes',
    terms: 'Terms of service',
    privacy: 'Privacy',
    contact: 'Contact support',
    apiReference: 'API reference',
    community: 'Community — coming soon',
    rights: (year: number) => `© ${year} NoWahala. Made for people with better things to do than read error messages.`,
  },
};

export const recording = {
  title: 'May we record how you use these public pages?',
  text: 'A recording shows us where a page confuses people. It never runs when you log in, sign up or use your dashboard. Nothing is recorded unless you say yes.',
  yes: 'Yes, that is fine',
  no: 'No, thank you',
};
