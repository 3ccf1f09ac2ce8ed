import type { Verdict } from '@/features/is-it-me/model/judge-reach';

/** "Is it only me?": one browser's view of a website beside ours. */
export const isItMe = {
  title: 'Is it only me?',
  titleOf: (name: string) => `Is ${name} down only for me?`,
  link: 'Is it only me?',
  intro: 'Your own browser tries three addresses now: the website, NoWahala, and one that is always on.',
  asking: 'Trying from your browser. This takes up to ten seconds.',
  again: 'Try again',
  back: 'Back to the log history',
  open: (address: string) => `Open ${address}`,
  noWebsite: 'Only an address is watched here',
  noWebsiteText: 'A browser can try websites only. For a bare address, look at the log history: it says what we see.',
  rows: { website: 'The website', ours: 'NoWahala', elsewhere: 'Another address that is always on' },
  reach: {
    reached: 'Your browser reaches it',
    'not-reached': 'Your browser does not reach it',
    'cannot-ask': 'Your browser may not try it',
  },
  weSee: 'What we see from outside',
  verdicts: {
    'no-internet': {
      title: 'It is your phone or your network.',
      text: 'Your browser reaches nothing at the moment, not even us. Switch flight mode on and off, or change between Wi-Fi and mobile data. Then try again.',
    },
    'only-us': {
      title: 'Your network is cut off from most of the internet.',
      text: 'Your browser reaches us, but not the website and not the other address. Change between Wi-Fi and mobile data, then try again.',
    },
    'works-everywhere': {
      title: 'The website answers you too.',
      text: 'Your browser reaches it from where you are. If the page still looks wrong, load it again: the browser may show an old copy.',
    },
    'works-here-only': {
      title: 'It answers you, but not us.',
      text: 'Some visitors are very likely affected. Your browser cannot see whether the page says that something is wrong: open it and look.',
    },
    'not-you': {
      title: 'It is not you. The website is down.',
      text: 'Your browser does not reach it, and neither do we. The incident says what to do now.',
    },
    'only-you': {
      title: 'It is most likely only you.',
      text: 'We reach the website, and your browser does not. Change between Wi-Fi and mobile data. If that helps, your first network blocks it: restart your router, or tell your internet company.',
    },
    'not-you-for-sure': {
      title: 'Your browser does not reach it.',
      text: 'We cannot say yet whether it is only you: our own last check says neither yes nor no. Press “Try again” in a minute.',
    },
    'cannot-ask': {
      title: 'Your browser may not try this website from here.',
      text: 'Its address begins with “http://”, and a secure page may not ask plain ones. Open it in a new tab and see whether it comes.',
    },
  } satisfies Record<Verdict, { title: string; text: string }>,
};
