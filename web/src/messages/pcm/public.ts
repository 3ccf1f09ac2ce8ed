import type { publicLayout as original, recording as originalRecording } from '../en/public';
import type { Words } from '../words';
import { joined } from './grammar';

export const publicLayout: Words<typeof original> = {
  menu: 'Menu',
  closeMenu: 'Close di menu',
  mainNavigation: 'Main',
  toDashboard: 'Go to dashboard',
  login: 'Log in',
  getStarted: 'Start for free',
  requestDemo: 'Ask for demo',
  requestDemoSubject: 'Ask for demo',
  features: 'Features',
  plans: 'Plans',
  docs: 'Docs',
  support: 'Support',
  socialLabel: 'NoWahala on X',
  socialAddress: 'https://x.com/nowahala',
  watchedFrom: (places) =>
    places.length < 2
      ? `We dey watch from ${places[0] ?? ''}.`
      : `We dey watch from ${joined(places)}, so dat we no go think say one bad connection na your website.`,
  footer: {
    promise: 'We dey watch your servers and tell you, in simple words, wetin to do.',
    links: 'Links',
    company: 'Company',
    online: 'Online',
    home: 'Home',
    releaseNotes: 'Release notes',
    terms: 'Terms of service',
    privacy: 'Privacy',
    contact: 'Contact support',
    apiReference: 'API reference',
    community: 'Community: e dey come soon',
    rights: (year) => `© ${year} NoWahala. For people wey get better things to do than to read error messages.`,
  },
};

export const recording: Words<typeof originalRecording> = {
  title: 'Make we record how you dey use dis public pages?',
  text: 'One recording dey show us where page dey confuse people. E no dey ever run when you log in, create account or use your dashboard. We no go record anything unless you say yes.',
  yes: 'Yes, no problem',
  no: 'No, thank you',
};
