/** Data: what is said of visits that are turned away. */
export const pageRefused = {
  'page-not-found': {
    cause: 'The page cannot be found',
    happened: 'The server works, but it has no page at the address that you gave us (code 404).',
    who: 'Everybody who opens this address.',
    why: 'The page was moved or removed, or files were lost in an update.',
    steps: [
      'In WordPress, open “Settings”, then “Permalinks”, and press “Save Changes” without changing anything.',
      'Open the address on your phone. If only the address is old, correct it under “Edit server” here.',
    ],
    otherwise: { why: 'The page was moved or removed, or the link settings of WordPress were lost.' },
  },
  'no-such-app': {
    cause: '{company} has no website under this name',
    happened: '{company} answers that nothing lives under {host}.',
    who: 'All visitors of the website.',
    why: 'The app was deleted, or got a new name. Or the domain was taken off it.',
    steps: ['Sign in to {company}, open your project, then “Domains”. Check that {host} is listed, and add it again if not.'],
    otherwise: { happened: 'The place where your website runs answers that nothing lives under {host}.' },
  },
  'page-gone': {
    cause: 'The page was taken away for good',
    happened: 'The server says that this page was taken away for good (code 410).',
    who: 'Everybody who opens this address.',
    why: 'Somebody removed the page on purpose, or a plugin did.',
    steps: ['If the page has a new address, enter it under “Edit server” here.'],
  },
  'payment-due': {
    cause: '{company} has stopped the website until a bill is paid',
    happened: 'The website is stopped until a bill is paid (code 402).',
    who: 'Everybody who opens the website.',
    why: 'A card has ended, a payment did not go through, or a free limit is used up.',
    steps: ['Check that the card on file is still good.'],
  },
  'request-not-understood': {
    cause: 'The server does not know what to do with the visit',
    happened: 'The server answers that it does not understand the visit (code {code}).',
    who: 'Everybody who opens this address, as far as we can see.',
    why: 'The server does not know the name {host}, or its settings were changed.',
  },
  'visit-not-accepted': {
    cause: 'A protection program turns visits away',
    happened: 'The server works, but turns our visit away (code {code}).',
    who: 'Perhaps only checks like ours, perhaps visitors too. Open the website on your phone to know.',
    why: 'A protection program such as “ModSecurity” took the visit for an attack.',
    steps: [
      'Open the website on your phone. If it works, your customers are fine.',
      'In cPanel, open “ModSecurity” and switch it off for your domain for ten minutes. If we see it again, that was it.',
    ],
  },
  'address-for-programs': {
    cause: 'This address takes data from programs, not visits',
    happened:
      'The server works. This address only takes what other programs send it (POST). It does not allow to be opened like a page (code 405).',
    who: 'Perhaps nobody: the website itself may be well.',
    why: 'It is made for a form, an app or a payment company, and not for visitors.',
    steps: ['Open “Edit server” here and enter another address to watch: the home page, or a page made for health checks.'],
  },
  'visit-timed-out': {
    cause: 'The server gave up waiting',
    happened: 'The server hung up because it thought that the visit took too long (code 408).',
    who: 'Visitors with a slow connection first.',
    why: 'The server is overloaded, or its waiting time is set too short.',
  },
  'too-much-in-the-cookie': {
    cause: 'The website and the visitor exchange too much at once',
    happened: 'The website sends or receives far more technical lines than it should.',
    who: 'Some visitors: those who have been on the website often.',
    why: 'A program or plugin stores too much in cookies (small notes kept in the browser).',
    notice: 'If our website shows an error, please clear its cookies in your browser and try again.',
    steps: ['Tell one affected person to clear the cookies of your website. If it works then, that was it.'],
  },
  'visit-refused': {
    cause: 'The server refuses the visit (code {code})',
    happened: 'The server works, but refuses to show the page (code {code}).',
    who: 'Everybody who opens this address, as far as we can see.',
    why: 'A setting of the website was changed, or a protection program is too strict.',
    steps: ['Open the website on your phone. If it works there, only checks like ours are refused.'],
  },
} as const;
