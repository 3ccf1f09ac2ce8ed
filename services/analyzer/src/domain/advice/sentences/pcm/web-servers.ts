/** Data: what is said of web servers. */
import type { webServers as english } from '../en/web-servers.js';
import type { Translated } from '../translated.js';

export const webServers: Translated<typeof english, 'pcm'> = {
  'plain-visit-on-secure-door': {
    cause: 'Visits dey reach di wrong door',
    happened: 'Plain visits dey reach di door wey be for secure ones (those with di padlock).',
    who: 'Everybody wey open dis address without “https://”.',
    why: 'One redirect or di entry here no get di “s” for “https://”, or somebody mix two ports.',
    steps: ['Correct di address under “Edit server” here: e must start with “https://”.'],
  },
  'client-certificate-asked': {
    cause: 'Di server dey ask visitors for their own security certificate',
    happened: 'Di server dey let in only visitors wey show their own security certificate. Normal browsers no get any.',
    who: 'Everybody wey open di website di normal way.',
    why: 'Somebody switch on one protection between Cloudflare and di server, or visitors no dey come through Cloudflare.',
    steps: ['For Cloudflare, check say di cloud beside your “A” record na orange, and “Authenticated Origin Pulls” dey on.'],
  },
  'too-many-notes': {
    cause: 'Di website dey keep too many notes for di browser',
    happened: 'Di browser dey send back more cookies (small notes of di website) than di server fit take.',
    who: 'Some visitors: people wey don visit di website often.',
    why: 'One program or plugin dey store too much inside cookies.',
    steps: ['Tell one person wey e affect to clear di cookies of your website. If e work after dat, na dat one cause am.'],
  },
  'upload-too-big': {
    cause: 'Wetin visitors dey send too big for di server',
    happened: 'Di server dey refuse wetin dem send, because e big pass di limit.',
    who: 'Everybody wey upload pictures or files.',
    why: 'Di size wey e dey allow too small.',
  },
  'rights-of-the-folder': {
    cause: 'Di server no get permission to read di website’s folder',
    happened: 'Di server no get permission to read di folder of your website. To dey safe, e dey turn everybody back.',
    who: 'Everybody wey open di website.',
    why: 'Di rights of di folder change for one upload, move or backup.',
  },
  'htaccess-fault': {
    cause: 'One setting of di website dey make di server stop',
    happened: 'Di server stop before e fit make di page. E dey point to one problem for di settings of di website.',
    why: 'Most times na one line for di file “.htaccess”, wey plugin or person write. Wrong rights of one file look di same.',
    steps: [
      'For your hosting panel, open “File Manager”, “public_html”. Change di name “.htaccess” to “htaccess-off”. If di site open, na dat one cause am.',
    ],
  },
  'server-at-capacity': {
    cause: 'Di server too busy, or e dey on break',
    happened: 'Di server say e no fit serve di website now: e too busy or e dey under repair (code 503).',
    who: 'All visitors, or most of dem for busy hours.',
    why: 'Di program wey dey make di pages dey off or dey stuck, or more visitors than usual.',
  },
  'visits-limited': {
    cause: 'Visits don reach di limit: too many come at once',
    happened: 'Di server dey count visits and say dem too many. E dey turn back all wey pass im limit.',
    who: 'Dose wey come dat time, and everybody wey dey share one address.',
    why: 'Di limit too low, or plenty robots dey come.',
    steps: ['Ask which limit e be (“rate limit”), make dem raise am or block di robots.'],
  },
  'proxy-got-no-answer': {
    cause: 'Di program behind di website no dey answer',
    happened: 'Di front part of your server dey work. Di program behind am, wey dey make di pages, dey cut di call or dey off.',
    why: 'Di program crash, e dey restart, or im memory too small.',
  },
  'litespeed-busy': {
    cause: 'Di website’s program (PHP) no dey answer',
    happened: 'Di server dey on. Di program (PHP) wey dey make your pages crash or e no get free place.',
    why: 'Your hosting account don finish im memory or im number of tasks. Or one plugin dey crash.',
    steps: ['For cPanel, open “Resource Usage” to see which limit e reach, and when.'],
  },
  'varnish-no-page': {
    cause: 'Di program behind di website no dey answer',
    happened: 'Di helper in front of your website (Varnish) dey work. Di program behind am no dey give am page.',
    why: 'Di program crash, e too slow, or e dey restart.',
  },
  'haproxy-no-server': {
    cause: 'None of di machines behind di website dey work',
    happened: 'Di front desk of your website dey work. E no get any machine behind am wey e fit send visitors to.',
    why: 'All machines dey off or dey fail their health check, often after new version.',
    steps: ['Di machines behind am dey fail. Ask di person wey dey run am to find why and start dem again.'],
  },
  'haproxy-too-slow': {
    cause: 'Di program behind di website take too long',
    happened: 'Di front desk of your website wait for di machine behind am, then e give up.',
    why: 'Di program dey stuck: slow database, or too many visitors.',
  },
  'envoy-no-answer': {
    cause: 'Di program behind di website no dey answer',
    happened: 'Di front desk of your website dey work. Di program behind am dey off, or e dey fail im health check.',
    why: 'E crash, e dey restart, or di last version no dey start.',
    steps: ['Di program behind am dey fail. Ask di person wey dey run am to find why and start am again.'],
  },
  'traefik-no-server': {
    cause: 'No program behind di front desk dey run well',
    happened: 'Di front desk of your machines (Traefik) dey work and e know {host}. None of di programs behind am fit answer.',
    why: 'Di programs no dey start, or dem dey fail their health check, often after new version.',
    steps: ['Di containers no dey start. Ask di person wey dey run am to find why and start dem.'],
  },
  'ingress-no-program': {
    cause: 'Di front desk no know dis name',
    happened: 'Di front desk of your machines dey work, but e no know any website under di name {host}.',
    who: 'Everybody wey open dis address.',
    why: 'Di rule for dis name no dey or no correct since di last change.',
    steps: ['Ask di person wey dey run am to compare {host} with di “Ingress” or router rule.'],
  },
  'kong-no-server': {
    cause: 'No program behind di front desk dey run well',
    happened: 'Di front desk of your machines (Kong) dey work and e know di way. None of di programs behind am fit answer.',
    why: 'Di programs dey off, or dem dey fail their health check, often after new version.',
    steps: ['Di programs behind Kong dey fail. Ask di person wey dey run am to find why and start dem.'],
  },
  'weblogic-no-server': {
    cause: 'Di program server behind di website no dey answer',
    happened: 'Di front part of your server dey work. Di program server behind am (WebLogic) no dey answer.',
    why: 'E dey off, e dey stuck or e dey restart.',
    steps: ['Ask di person wey dey look after di machine to start WebLogic server again and read im log.'],
  },
  'kong-no-route': {
    cause: 'Di front desk no know dis address',
    happened: 'Di front desk of your machines (Kong) dey work, but e no lead dis address to any program.',
    who: 'Everybody wey open dis address.',
    why: 'Di rule for am no dey or no correct since di last change.',
    steps: ['Ask di person wey dey run am to check routes and targets for Kong.'],
  },
  'squid-page': {
    cause: 'One helper for middle no dey reach di website',
    happened: 'One helper program (proxy) between us and your website dey answer say e no fit reach am.',
    why: 'Di server behind am dey off, or im name dey lead to wrong address.',
    otherwise: {
      cause: '{front} no dey reach your server',
      happened: '{front}, wey dey front of your website, dey work. E no dey reach your own server wey dey behind am.',
      why: 'Your server dey off, im address don change, or im firewall no gree {front} enter.',
    },
  },
  'proxy-name-not-found': {
    cause: 'Dem no fit find di server behind di website',
    happened: 'One helper program (proxy) for front of your website dey ask for di address of di server behind am, and e no dey.',
    why: 'Dem spell di name of dat server wrong, dem delete am, or e don end.',
    steps: ['Ask di person wey build di website to correct di name of di server for di settings of di program wey dey front.'],
    otherwise: {
      cause: '{front} no fit find di address of your server',
      happened:
        '{front}, wey dey front of your website, dey work. E dey ask for di address of your own server wey dey behind am, and e no dey.',
    },
  },
  'big-ip-refused': {
    cause: 'One protection program dey turn visits back',
    happened: 'One protection in front of your website dey refuse di visit and dey give “support ID”.',
    who: 'E fit be only checks like our own, e fit be visitors too. Open di website on your phone to know.',
    why: 'One rule think say di visit na attack.',
    steps: ['Open di website on your phone. If e work, your customers dey okay.'],
  },
  'modsecurity-refused': {
    cause: 'One protection program (ModSecurity) dey turn visits back',
    happened: 'One guard program of your hosting company, “ModSecurity”, dey turn us back.',
    who: 'E fit be only checks like our own, e fit be visitors too. Open di website on your phone to know.',
    why: 'One rule think say di visit na attack.',
    steps: [
      'Open di website on your phone. If e work, your customers dey okay.',
      'For cPanel, open “ModSecurity” and switch am off for your domain for ten minutes. If we see am again, na dat one cause am.',
    ],
  },
  'imunify-refused': {
    cause: 'Di protection of di hosting company (Imunify360) dey stop visits',
    happened: 'Imunify360, di guard program of your hosting company, dey stop our visit.',
    who: 'E fit be only checks like our own, e fit be visitors too. Open di website on your phone to know.',
    why: 'E think say di visit na robot or attack.',
    steps: ['Open di website on your phone. If e work, your customers dey okay.'],
  },
  'country-refused': {
    cause: 'Di website dey turn some countries back',
    happened: 'Di website dey answer say e no fit open for di country wey our check come from.',
    who: 'Visitors from some countries. Visitors for your own country fit dey okay.',
    why: 'One protection or plugin dey block whole countries.',
    steps: [
      'Open di website on your phone. If e work, customers for your country dey okay.',
      'For your protection (Cloudflare, Wordfence, hosting panel), open di country rules and remove di block.',
    ],
  },
  'blocked-by-law': {
    cause: 'Dem block di website for legal reasons',
    happened: 'Di answer say dem block dis website for legal reasons.',
    who: 'Everybody, or everybody for some countries.',
    why: 'One order of court or office, or complaint about one picture, name or text.',
    steps: ['Keep all letters and mails about am, and ask lawyer.'],
  },
  'sign-in-asked': {
    cause: 'Di website dey ask every visitor to log in',
    happened: 'Di server dey ask every visitor for name and password before e show anything.',
    who: 'Everybody wey open di website.',
    why: 'One protection for test site still dey on.',
    steps: ['For your hosting panel, open “Directory Privacy” and remove di protection from di main folder.'],
  },
  'behind-not-trusted': {
    cause: 'Di front desk no trust di security certificate of di server behind am',
    happened:
      'Di front desk of your website dey work. E no trust di security certificate (di file behind di padlock) of di server behind am, and e cut di call.',
    why: 'Dat certificate don end, dem make am for another name, or di server make am by itself.',
    steps: [
      'Ask di person wey dey look after di server to renew di certificate of di server behind di front desk, for di name wey di front desk dey call.',
    ],
  },
  'calls-itself': {
    cause: 'Di website dey carry visits go round inside itself',
    happened: 'One visit to your website dey move from one place inside am to another and back again, till di server give up.',
    why: 'One rule wey dey lead visits (for “.htaccess”, di front desk or di program) dey lead back to itself.',
    steps: ['Ask di person wey build di website to take back di rule wey change last: e dey lead to itself.'],
  },
};
