/** Data: what is said of words that must or must not be on a page. */
export const wantedText = {
  'words-missing': {
    cause: 'The words that must be on the page are not there',
    happened: '{host} answers, but the words that you want to see on the page are not there.',
    who: 'Most likely everybody who opens this page.',
    why: 'The page is empty, shows an error without saying so, or was changed.',
    steps: [
      'Open the website on your phone and look if the page is as it should be.',
      'If the page is right and only its words are new, choose “Edit server” here and type the new words.',
    ],
  },
  'words-beyond': {
    cause: 'The words that must be on the page were not seen in its first 64 KB',
    happened: '{host} answers. We read the first 64 KB of the page, and your words are not in that part. They may stand further down.',
    who: 'Perhaps nobody. If the page is broken, everybody who opens it.',
    why: 'The page has grown, or its top was changed.',
    steps: [
      'Open the website on your phone and look if the page is as it should be.',
      'If it is right, choose “Edit server” here and type words from the top of the page, such as its title.',
    ],
  },
  'words-by-script': {
    cause: 'The words that must be on the page are drawn by JavaScript, or missing',
    happened:
      '{host} answers with an almost empty page. JavaScript (a program in the visitor’s browser) draws the rest, and we cannot see that.',
    who: 'Perhaps nobody. We cannot tell from here.',
    why: 'The website is built this way. Words in such a page cannot be looked for.',
    steps: [
      'Open the website on your phone and look if the page is as it should be.',
      'If it is right, choose “Edit server” here and take the title of the page as the words, or leave them empty.',
      'Or enter an address of your website that answers in plain text, such as a health page.',
    ],
  },
  'words-forbidden': {
    cause: 'Words are on the page that must not be there',
    happened: '{host} answers, but the page shows words that you said must not be on it.',
    who: 'Everybody who opens this page sees them.',
    why: 'The page shows an error in its text, or somebody changed it.',
    steps: [
      'Open the website on your phone and look if the page is as it should be.',
      'If the page is right and only its words are new, choose “Edit server” here and type the new words.',
    ],
  },
} as const;
