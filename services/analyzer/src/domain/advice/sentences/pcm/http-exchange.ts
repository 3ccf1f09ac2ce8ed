/** Data: what is said of answers that are cut off or lead in circles. */
import type { httpExchange as english } from '../en/http-exchange.js';
import type { Translated } from '../translated.js';

export const httpExchange: Translated<typeof english, 'pcm'> = {
  'cloudflare-redirect-loop': {
    cause: 'Cloudflare and di server dey send visitors round and round',
    happened: 'Cloudflare and your server dey send every visitor up and down, and e no dey end. Browsers dey give up.',
    who: 'Everybody wey open di website.',
    why: 'Cloudflare dey on “Flexible”, but your server dey ask for di secure side (di one with di padlock).',
    steps: [
      'For Cloudflare, open “SSL/TLS”, then “Overview”. Press “Configure” and choose “Full”.',
      'Wait two minutes, then open di website for private window of your phone.',
    ],
  },
  'redirect-loop': {
    cause: 'Di website dey send visitors round and round',
    happened: 'Di website dey send every visitor from one address to di next, then back again. Browsers dey give up.',
    who: 'Everybody wey open di website.',
    why: 'Two settings want different things: with or without “www”, or with or without di padlock.',
    steps: [
      'For WordPress, open “Settings”, then “General”. Both addresses must be di same, with “https://”.',
      'Ask make dem check di redirect rules (for “.htaccess” or di web server): dem dey point at each other.',
    ],
  },
  'too-many-redirects': {
    cause: 'Di website dey send visitors forward too many times',
    happened: 'Di website send us to new address four times. We stop there.',
    who: 'Visitors dey wait long, and some browsers dey give up.',
    why: 'Old redirects (“dis page don move”) don plenty.',
    steps: [
      'Open di website and copy di last address from di browser. Enter am under “Edit server” here.',
      'Ask make dem join di redirects to one.',
    ],
  },
  'redirect-to-nowhere': {
    cause: 'Di website dey send visitors to one place wey nobody fit reach',
    happened: 'Di website dey send visitors to one address wey no be public.',
    who: 'Everybody wey open di website.',
    why: 'One test address go live, or somebody break into di website.',
    steps: ['For WordPress, open “Settings”, then “General”, and correct both addresses.', 'Ask make dem correct di redirect today.'],
    otherwise: {
      cause: 'Di website dey send visitors to “localhost”, dia own computer',
      happened:
        'Di website dey send every visitor to “localhost”. Dat one na di visitor own phone or computer, and your website no dey there.',
      why: 'Dem move di website from one test computer, and di old address still dey for im settings.',
    },
  },
  'redirect-loses-padlock': {
    cause: 'Di website dey carry visitors away from di secure side',
    happened: 'Di secure side of di website (with di padlock) dey send visitors to di side wey no secure.',
    who: 'Everybody. Browsers dey warn, and somebody fit read passwords for road.',
    why: 'One setting still get di old address wey start with “http://”.',
    steps: [
      'For WordPress, open “Settings”, then “General”. Both addresses must start with “https://”.',
      'Ask make di redirect lead to “https://”.',
    ],
  },
  'page-never-comes': {
    cause: 'Di server dey pick up, but di page no dey come',
    happened: 'Di server dey pick up, but e no dey send di page. We wait ten seconds.',
    who: 'Everybody. Visitors dey see empty page wey dey load and no dey finish.',
    why: 'Di program wey dey run di website dey stuck: slow database, too many visitors, or another service wey no dey answer.',
    steps: ['Switch off di plugin wey you add or update last.'],
  },
  'hung-up-in-the-middle': {
    cause: 'Di server dey cut di call for di middle of di page',
    happened: 'Di server dey start to answer, then e dey cut for di middle.',
    who: 'Everybody: di page dey empty or e dey cut in two.',
    why: 'Di program wey dey run di website dey crash for middle of work, or im memory too small.',
  },
  'empty-reply': {
    cause: 'Di server dey answer with nothing',
    happened: 'Di server dey pick up, then e dey cut di call without any word.',
    who: 'Everybody wey open di website.',
    why: 'Di program wey dey run di website dey crash at once. Or wrong program dey listen for dis door.',
  },
  'not-a-website': {
    cause: 'Something dey answer, but e no be website',
    happened: 'Something dey answer for dis address, but e no dey speak di language of websites.',
    who: 'Everybody wey open di website.',
    why: 'Another program don take di place of di website, or di address here get wrong door (port).',
    steps: [
      'Open di website on your phone. If e work, compare di address with di one under “Edit server” here.',
      'If e no work, ask di person wey dey look after di machine to move di other program to another door (port), and start di web server again.',
    ],
  },
  'something-else': {
    cause: 'Di website no dey answer as e suppose',
    happened: 'Your website no answer as e suppose. We neva see dis kind problem before.',
    who: 'Everybody wey dey use am, as far as we see.',
    why: 'We no fit know from outside. Wetin we see dey below.',
    steps: ['Open am on your phone without Wi-Fi, to see wetin visitors dey see.'],
    otherwise: {
      cause: 'Di server no dey answer as e suppose',
      happened: 'Your server no answer as e suppose. We neva see dis kind problem before.',
    },
  },
};
