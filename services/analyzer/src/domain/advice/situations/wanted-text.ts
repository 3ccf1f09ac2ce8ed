import { type Situation, strength } from '../situation.js';
import { contact, customerNotice, rollback, readLogs } from '../steps.js';

const CHANGE_WORDS = 'If the page is right and only its words are new, choose “Edit server” here and type the new words.';
const LOOK = 'Open the website on your phone and look if the page is as it should be.';

export const wordsMissing: Situation = {
  id: 'words-missing',
  match: (f) => (f.error('body_text_missing') ? strength.hinted + 5 : 0),
  cause: () => 'The words that must be on the page are not there',
  advise: (f) => ({
    whatHappened: `${f.host} answers, but the words that you want to see on the page are not there.`,
    whoIsAffected: 'Most likely everybody who opens this page.',
    likelyCause: 'The page is empty, shows an error without saying so, or was changed.',
    doNow: [LOOK, f.wordpress ? rollback(f) : readLogs(f), CHANGE_WORDS],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const wordsBeyond: Situation = {
  id: 'words-beyond',
  match: (f) => (f.error('body_text_beyond') ? strength.hinted + 5 : 0),
  cause: () => 'The words that must be on the page were not seen in its first 64 KB',
  advise: (f) => ({
    whatHappened: `${f.host} answers. We read the first 64 KB of the page, and your words are not in that part. They may stand further down.`,
    whoIsAffected: 'Perhaps nobody. If the page is broken, everybody who opens it.',
    likelyCause: 'The page has grown, or its top was changed.',
    doNow: [LOOK, 'If it is right, choose “Edit server” here and type words from the top of the page, such as its title.', readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const wordsByScript: Situation = {
  id: 'words-by-script',
  match: (f) => (f.error('body_text_by_script') ? strength.hinted + 5 : 0),
  cause: () => 'The words that must be on the page are drawn by JavaScript, or missing',
  advise: (f) => ({
    whatHappened: `${f.host} answers with an almost empty page. JavaScript (a program in the visitor’s browser) draws the rest, and we cannot see that.`,
    whoIsAffected: 'Perhaps nobody. We cannot tell from here.',
    likelyCause: 'The website is built this way. Words in such a page cannot be looked for.',
    doNow: [
      LOOK,
      'If it is right, choose “Edit server” here and take the title of the page as the words, or leave them empty.',
      'Or enter an address of your website that answers in plain text, such as a health page.',
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const wordsForbidden: Situation = {
  id: 'words-forbidden',
  match: (f) => (f.error('body_text_forbidden') ? strength.hinted + 5 : 0),
  cause: () => 'Words are on the page that must not be there',
  advise: (f) => ({
    whatHappened: `${f.host} answers, but the page shows words that you said must not be on it.`,
    whoIsAffected: 'Everybody who opens this page sees them.',
    likelyCause: 'The page shows an error in its text, or somebody changed it.',
    doNow: [LOOK, f.wordpress ? rollback(f) : readLogs(f), CHANGE_WORDS],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};
