/** Data: what is said of domains and their names. */
import type { domainName as english } from '../en/domain-name.js';
import type { Translated } from '../translated.js';

export const domainName: Translated<typeof english, 'pcm'> = {
  'redirect-to-dead-name': {
    cause: 'Di website dey send visitors to one address wey no dey',
    happened: 'Di website dey answer, but e dey send every visitor to another name. Dat name no dey.',
    who: 'Everybody wey open di website.',
    why: 'Di other domain don end or dem spell am wrong, or di redirect na old one.',
    steps: [
      'Ask di person wey build di website to remove di redirect, or lead am to correct address.',
      'If na your own domain, log in where you buy am and check if e don end. If yes, renew am.',
      'Add di record wey no dey for {host}: one “A” record with di address of your server.',
    ],
    otherwise: {
      cause: 'Di website dey send visitors to {host}, wey no dey',
      happened: 'Di website dey answer, but e dey send every visitor to {host}. Nobody for internet sabi dat name.',
      why: 'Dem remove di record of {host}, e lost when una move, or dem never make am.',
    },
  },
  'domain-gone': {
    cause: 'Nobody fit find di domain {domain}',
    happened: 'Di internet no know di name {domain} again.',
    who: 'Nobody fit reach am by im name, and mail to your domain fit fail too.',
    why: 'Most times di domain no renew and e don end. Sometimes im name servers (di address book of your domain) change.',
    steps: [
      'If you don pay am, check “Name servers” for there. Dem must be di ones wey your hosting company give you.',
      'After you renew, wait up to two hours. Then open di website on your phone.',
    ],
  },
  'name-missing': {
    cause: 'Di name {host} no dey for your domain',
    happened: 'Your domain {domain} dey okay, but e no get entry for {host}.',
    who: 'Nobody fit open dis address. Other ones fit still work.',
    why: 'Somebody remove di entry, or e lost when you move to new company.',
    steps: [
      'Add “A” record for {host} with di address of your server, {address}.',
      'Wait fifteen minutes, then open di address on your phone.',
      'Add “A” record for {host} with di address of your server.',
    ],
    otherwise: {
      cause: 'Nobody fit find {host}',
      happened: 'Di internet no know di name {host}. We no fit see whether your domain {domain} dey okay.',
      why: 'Somebody remove di entry, or di domain no renew and e don end.',
    },
  },
  'www-missing': {
    cause: '{host} no dey, but {domain} dey',
    happened: 'Di address {host} no dey. Your domain {domain} itself dey.',
    who: 'Everybody wey type “www.” before di name, and everybody wey follow old link.',
    why: 'Somebody remove di entry for “www”, or nobody make am at all.',
    notice: 'Abeg open {domain} without “www” for now. Na di same website.',
    steps: ['Add “CNAME” record with di name “www” and di target {domain}.', 'Wait fifteen minutes, then open {host} on your phone.'],
  },
  'name-without-address': {
    cause: '{host} no lead to any server',
    happened: 'Di name {host} dey, but e no say which server get am.',
    who: 'Nobody fit open di website.',
    why: 'Somebody remove di “A” record (di line wey dey name your server). Mail lines fit still dey, so mail fit work.',
    steps: [
      'Add “A” record for {host} with di address of your server, {address}.',
      'Wait fifteen minutes, then open di website on your phone.',
      'Add “A” record for {host} with di address of your server.',
    ],
  },
  'name-servers-broken': {
    cause: 'Di address book of {domain} get problem',
    happened: 'Di name servers (di address book of your domain) of {domain} dey give answer wey no correct.',
    who: 'Most people no fit open di website. Some still fit for few hours, because their phone dey remember di way.',
    why: 'Often one security setting (“DNSSEC”) no correct again after move. Or di company wey dey run di name servers get wahala.',
    steps: ['Log in where you buy di domain. If “DNSSEC” dey on and you move am recently, switch am off.'],
  },
  'name-servers-refuse': {
    cause: 'Di name servers no know {domain} again',
    happened: 'Di name servers (di address book of your domain) dey refuse to answer for {domain}.',
    who: 'Nobody fit reach am by im name, and mail to your domain fit fail too.',
    why: 'Di domain dey point to one company wey no dey keep am again. E dey happen when hosting account don end or move.',
    steps: ['Log in where you buy {domain}. Compare “Name servers” with di ones wey your hosting company give you.'],
  },
  'name-servers-silent': {
    cause: 'Di name servers of {domain} no dey answer',
    happened: 'We ask where {host} dey. Di name servers (di address book of your domain) no answer.',
    who: 'Many people no fit open di website. E dey worse with every hour.',
    why: 'Di company wey dey keep di address book of your domain get wahala.',
    steps: [
      'Wait ten minutes. Dis kind wahala dey often pass by itself.',
      'If e no pass, write to di company where you buy di domain: “The name servers of {domain} do not answer.”',
    ],
    otherwise: { why: 'Cloudflare, wey dey keep your address book, fit get wahala.' },
  },
  'only-ipv6': {
    cause: '{host} get only new-style address',
    happened: '{host} get only new-style address (dem call am IPv6). Many phone networks no fit use am yet.',
    who: 'Most people for Africa no fit open di website.',
    why: 'Somebody remove di line with di old-style address (di “A” record).',
    steps: [
      'Add “A” record for {host} with di old-style address (IPv4) of your server, {address}.',
      'Wait fifteen minutes, then open di website on your phone.',
      'Add “A” record for {host} with di old-style address (IPv4) of your server.',
    ],
  },
  'private-address': {
    cause: '{host} dey lead to private address',
    happened: '{host} dey lead to one address wey dey work only inside one office or one machine.',
    who: 'Nobody outside fit open di website.',
    why: 'One test setting go live, or somebody put wrong number for di domain.',
    steps: [
      'Put di public address of your server for di “A” record of {host}. Your hosting company know am.',
      'Wait fifteen minutes, then open di website on your phone.',
    ],
  },
  'leads-elsewhere': {
    cause: '{host} dey lead to another server, no be your own',
    happened: '{host} dey lead to another machine, no be {address} wey you give us. Dat other machine no dey show your website.',
    who: 'Everybody wey open di website by im name.',
    why: 'Di website move, and di domain still dey show di old way. Or di domain change.',
    steps: [
      'If {address} correct, put am for di “A” record of {host}.',
      'If na you move am, open “Edit server” here and enter di new address.',
      'Wait fifteen minutes, then open di website on your phone.',
    ],
  },
  'domain-ended': {
    cause: 'Di domain {domain} don end',
    happened: 'Your domain {domain} don end. Now e dey show one page of di company wey sell am.',
    who: 'Everybody: visitors dey see another person page, and your mail fit stop.',
    why: 'Payment for di yearly fee no enter. E fit be say one card or mail address change.',
    notice: 'Our website {host} no go dey for short time. Abeg no enter anything for di page wey you dey see there now.',
    steps: [
      'Do am today. After some weeks anybody fit buy di name.',
      'Switch on “Auto-renew” for there. Di website go come back within two hours.',
    ],
  },
  'domain-parked': {
    cause: '{host} dey show parking page, no be your website',
    happened: '{host} dey show parking page: empty page with adverts or “for sale”.',
    who: 'Everybody. Visitors go think say you don close.',
    why: 'Di domain don end, or im name servers (im address book) don go back to di seller own.',
    notice: 'Our website {host} no go dey for short time. Abeg no enter anything for di page wey you dey see there now.',
    steps: [
      'If you don pay am, open “Name servers” for there and enter di ones of your hosting company.',
      'Wait up to two hours, then open di website on your phone.',
    ],
  },
};
