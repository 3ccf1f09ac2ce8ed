import type { isItMe as original } from '../en/is-it-me';
import type { Words } from '../words';

export const isItMe: Words<typeof original> = {
  title: 'Na only me?',
  titleOf: (name) => `Na only me ${name} dey down for?`,
  link: 'Na only me?',
  intro: 'Your own browser go try three addresses now: di website, NoWahala, and one wey dey always on.',
  asking: 'Your browser dey try. E fit take up to ten seconds.',
  again: 'Try again',
  back: 'Back to di log history',
  open: (address) => `Open ${address}`,
  noWebsite: 'We dey watch only one address here',
  noWebsiteText: 'Browser fit try only websites. For address without website, check di log history: e dey show wetin we see.',
  rows: { website: 'Di website', ours: 'NoWahala', elsewhere: 'Another address wey dey always on' },
  reach: {
    reached: 'Your browser dey reach am',
    'not-reached': 'Your browser no dey reach am',
    'cannot-ask': 'Your browser no get permission to try am',
  },
  weSee: 'Wetin we see from outside',
  verdicts: {
    'no-internet': {
      title: 'Na your phone or your network.',
      text: 'Your browser no dey reach anything now, even us. Switch flight mode on and off, or change between Wi-Fi and mobile data. Then try again.',
    },
    'only-us': {
      title: 'Your network don cut from most of di internet.',
      text: 'Your browser dey reach us, but no be di website or di other address. Change between Wi-Fi and mobile data, then try again.',
    },
    'works-everywhere': {
      title: 'Di website dey answer you too.',
      text: 'Your browser dey reach am from where you dey. If di page still look wrong, load am again: di browser fit dey show old copy.',
    },
    'works-here-only': {
      title: 'E dey answer you, but e no dey answer us.',
      text: 'Most likely e dey affect some visitors. Your browser no fit see if di page talk say something wrong: open am and look.',
    },
    'not-you': {
      title: 'No be you. Di website dey down.',
      text: 'Your browser no dey reach am, and we no dey reach am too. Di incident dey show wetin to do now.',
    },
    'only-you': {
      title: 'Most likely na only you.',
      text: 'We dey reach di website, but your browser no dey reach am. Change between Wi-Fi and mobile data. If e help, your first network dey block am: restart your router, or tell your internet company.',
    },
    'not-you-for-sure': {
      title: 'Your browser no dey reach am.',
      text: 'We no fit say yet if na only you: our own last check no say yes or no. Press “Try again” after one minute.',
    },
    'cannot-ask': {
      title: 'Your browser no get permission to try dis website from here.',
      text: 'Im address start with “http://”, and secure page no fit ask plain ones. Open am for new tab and see if e go come.',
    },
  },
};
