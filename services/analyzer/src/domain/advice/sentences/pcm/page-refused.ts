/** Data: what is said of visits that are turned away. */
import type { pageRefused as english } from '../en/page-refused.js';
import type { Translated } from '../translated.js';

export const pageRefused: Translated<typeof english, 'pcm'> = {
  'page-not-found': {
    cause: 'Nobody fit find di page',
    happened: 'Di server dey work, but e no get page for di address wey you give us (code 404).',
    who: 'Everybody wey open dis address.',
    why: 'Somebody move or remove di page, or files lost for one update.',
    steps: [
      'For WordPress, open “Settings”, then “Permalinks”, and press “Save Changes”. No change anything.',
      'Open di address on your phone. If na only di address old, correct am under “Edit server” here.',
    ],
    otherwise: { why: 'Somebody move or remove di page, or di link settings of WordPress lost.' },
  },
  'no-such-app': {
    cause: '{company} no get website under dis name',
    happened: '{company} dey answer say nothing dey under {host}.',
    who: 'All visitors of di website.',
    why: 'Somebody delete di app, or e get new name. Or somebody remove di domain from am.',
    steps: ['Log in to {company}, open your project, then “Domains”. Check say {host} dey di list. If no, add am again.'],
    otherwise: { happened: 'Di place where your website dey run dey answer say nothing dey under {host}.' },
  },
  'page-gone': {
    cause: 'Di page don go and e no go come back',
    happened: 'Di server say somebody remove dis page and e no go come back (code 410).',
    who: 'Everybody wey open dis address.',
    why: 'Somebody remove di page on purpose, or one plugin do am.',
    steps: ['If di page get new address, enter am under “Edit server” here.'],
  },
  'payment-due': {
    cause: '{company} don stop di website till somebody pay one bill',
    happened: 'Di website don stop till somebody pay one bill (code 402).',
    who: 'Everybody wey open di website.',
    why: 'One card don end, one payment no go through, or one free limit don finish.',
    steps: ['Check say di card wey dem keep still good.'],
  },
  'request-not-understood': {
    cause: 'Di server no know wetin to do with di visit',
    happened: 'Di server dey answer say e no understand di visit (code {code}).',
    who: 'Everybody wey open dis address, as far as we see.',
    why: 'Di server no know di name {host}, or somebody change im settings.',
  },
  'visit-not-accepted': {
    cause: 'One protection program dey turn visits back',
    happened: 'Di server dey work, but e dey turn our visit back (code {code}).',
    who: 'E fit be only checks like our own, e fit be visitors too. Open di website on your phone to know.',
    why: 'One protection program like “ModSecurity” think say di visit na attack.',
    steps: [
      'Open di website on your phone. If e work, your customers dey okay.',
      'For cPanel, open “ModSecurity” and switch am off for your domain for ten minutes. If we see am again, na dat one cause am.',
    ],
  },
  'address-for-programs': {
    cause: 'Dis address dey take data from programs, no be visits',
    happened:
      'Di server dey work. Dis address dey take only wetin other programs send am (POST). E no gree make anybody open am like page (code 405).',
    who: 'E fit be nobody: di website itself fit dey okay.',
    why: 'Dem make am for one form, app or payment company, no be for visitors.',
    steps: ['Open “Edit server” here and enter another address wey we go watch, like di home page.'],
  },
  'visit-timed-out': {
    cause: 'Di server wait, then e give up',
    happened: 'Di server cut di call because e think say di visit take too long (code 408).',
    who: 'Visitors with slow connection first.',
    why: 'Di work too much for di server, or im waiting time too short.',
  },
  'too-much-in-the-cookie': {
    cause: 'Di website and di visitor dey exchange too much at once',
    happened: 'Di website dey send or receive more technical lines than e suppose.',
    who: 'Some visitors: people wey don visit di website often.',
    why: 'One program or plugin dey store too much inside cookies (small notes wey di browser dey keep).',
    notice: 'If our website show error, abeg clear im cookies for your browser and try again.',
    steps: ['Tell one person wey e affect to clear di cookies of your website. If e work after dat, na dat one cause am.'],
  },
  'visit-refused': {
    cause: 'Di server dey refuse di visit (code {code})',
    happened: 'Di server dey work, but e dey refuse to show di page (code {code}).',
    who: 'Everybody wey open dis address, as far as we see.',
    why: 'One setting of di website change, or one protection program too strict.',
    steps: ['Open di website on your phone. If e work there, na only checks like our own e dey refuse.'],
  },
};
