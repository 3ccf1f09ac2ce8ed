/** Data: what is said of domains and their names. */
export const domainName = {
  'redirect-to-dead-name': {
    cause: 'The website sends visitors to an address that does not exist',
    happened: 'The website answers, but sends every visitor on to another name. That name does not exist.',
    who: 'Everybody who opens the website.',
    why: 'The other domain has ended or is misspelled, or the redirect is an old one.',
    steps: [
      'Ask the person who built the website to take the redirect out, or to lead it to the right address.',
      'If the other domain is yours, sign in where you bought it and see if it has ended. If so, renew it.',
      'Add the missing record for {host}: an “A” record with the address of your server.',
    ],
    otherwise: {
      cause: 'The website sends visitors to {host}, which does not exist',
      happened: 'The website answers, but sends every visitor on to {host}. Nobody on the internet knows that name.',
      why: 'The record of {host} was taken out, got lost in a move, or was never made.',
    },
  },
  'domain-gone': {
    cause: 'The domain {domain} cannot be found',
    happened: 'The internet no longer knows the name {domain}.',
    who: 'Nobody can reach it by its name, and mail to your domain may fail too.',
    why: 'Most often the domain was not renewed and has ended. Less often its name servers (the address book of your domain) were changed.',
    steps: [
      'If it is paid, look at “Name servers” there. They must be the ones that your hosting company gave you.',
      'After a renewal, wait up to two hours. Then open the website on your phone.',
    ],
  },
  'name-missing': {
    cause: 'The name {host} is missing from your domain',
    happened: 'Your domain {domain} is fine, but it has no entry for {host}.',
    who: 'Nobody can open this address. Others may still work.',
    why: 'The entry was taken out, or got lost in a move to a new company.',
    steps: [
      'Add an “A” record for {host} with the address of your server, {address}.',
      'Wait fifteen minutes, then open the address on your phone.',
      'Add an “A” record for {host} with the address of your server.',
    ],
    otherwise: {
      cause: '{host} cannot be found',
      happened: 'The internet does not know the name {host}. We could not see whether your domain {domain} is fine.',
      why: 'The entry was taken out, or the domain was not renewed and has ended.',
    },
  },
  'www-missing': {
    cause: '{host} is missing, while {domain} exists',
    happened: 'The address {host} does not exist. Your domain {domain} itself does.',
    who: 'All who type “www.” before the name, and all who follow an old link.',
    why: 'The entry for “www” was taken out, or was never made.',
    notice: 'Please open {domain} without “www” for now. It is the same website.',
    steps: ['Add a “CNAME” record with the name “www” and the target {domain}.', 'Wait fifteen minutes, then open {host} on your phone.'],
  },
  'name-without-address': {
    cause: '{host} leads to no server',
    happened: 'The name {host} exists, but it does not say which server it belongs to.',
    who: 'Nobody can open the website.',
    why: 'The “A” record (the line that names your server) was removed. Mail lines may still be there, and so mail may work.',
    steps: [
      'Add an “A” record for {host} with the address of your server, {address}.',
      'Wait fifteen minutes, then open the website on your phone.',
      'Add an “A” record for {host} with the address of your server.',
    ],
  },
  'name-servers-broken': {
    cause: 'The address book of {domain} is broken',
    happened: 'The name servers (the address book of your domain) of {domain} give a broken answer.',
    who: 'Most people cannot open the website. Some still can for a few hours, because their phone remembers the way.',
    why: 'Often a security setting called “DNSSEC” no longer fits after a move. Or the company that runs the name servers has trouble.',
    steps: ['Sign in where you bought the domain. If “DNSSEC” is on and you moved lately, switch it off.'],
  },
  'name-servers-refuse': {
    cause: 'The name servers do not know {domain} any more',
    happened: 'The name servers (the address book of your domain) refuse to answer for {domain}.',
    who: 'Nobody can reach it by its name, and mail to your domain may fail too.',
    why: 'The domain points to a company that no longer keeps it. This happens when a hosting account has ended or was moved.',
    steps: ['Sign in where you bought {domain} and compare “Name servers” with those that your hosting company gave you.'],
  },
  'name-servers-silent': {
    cause: 'The name servers of {domain} do not answer',
    happened: 'We asked where {host} lives. The name servers (the address book of your domain) gave no answer.',
    who: 'Many people cannot open the website. It gets worse with every hour.',
    why: 'The company that keeps the address book of your domain has trouble.',
    steps: [
      'Wait ten minutes. Such trouble often passes by itself.',
      'If it lasts, write to the company where you bought the domain: “The name servers of {domain} do not answer.”',
    ],
    otherwise: { why: 'Cloudflare, which keeps your address book, may have trouble.' },
  },
  'only-ipv6': {
    cause: '{host} has only a new-style address',
    happened: '{host} has only a new-style address (called IPv6). Many phone networks cannot use it yet.',
    who: 'Most people in Africa cannot open the website.',
    why: 'The line with the old-style address (the “A” record) was taken out.',
    steps: [
      'Add an “A” record for {host} with the old-style address (IPv4) of your server, {address}.',
      'Wait fifteen minutes, then open the website on your phone.',
      'Add an “A” record for {host} with the old-style address (IPv4) of your server.',
    ],
  },
  'private-address': {
    cause: '{host} leads to a private address',
    happened: '{host} leads to an address that only works inside one office or one machine.',
    who: 'Nobody outside can open the website.',
    why: 'A test setting went live, or a wrong number was entered for the domain.',
    steps: [
      'Put the public address of your server in the “A” record of {host}. Your hosting company knows it.',
      'Wait fifteen minutes, then open the website on your phone.',
    ],
  },
  'leads-elsewhere': {
    cause: '{host} leads to another server than yours',
    happened: '{host} leads to another machine than {address}, the one you gave us. That other machine does not show your website.',
    who: 'Everybody who opens the website by its name.',
    why: 'The website was moved, and the domain still shows the old way. Or the domain was changed.',
    steps: [
      'If {address} is right, put it in the “A” record of {host}.',
      'If you moved on purpose, open “Edit server” here and enter the new address.',
      'Wait fifteen minutes, then open the website on your phone.',
    ],
  },
  'domain-ended': {
    cause: 'The domain {domain} has ended',
    happened: 'Your domain {domain} has ended. It now shows a page of the company that sold it.',
    who: 'Everybody: visitors see a stranger’s page, and your mail may stop.',
    why: 'The yearly fee was not paid, perhaps because a card or mail address changed.',
    notice: 'Our website {host} is away for a short time. Please do not enter anything on the page that you see there now.',
    steps: [
      'Do it today. After some weeks anybody can buy the name.',
      'Switch on “Auto-renew” there. The website comes back within two hours.',
    ],
  },
  'domain-parked': {
    cause: '{host} shows a parking page instead of your website',
    happened: '{host} shows a parking page: an empty page with advertisements or “for sale”.',
    who: 'Everybody. Visitors think that you have closed.',
    why: 'The domain has ended, or its name servers (its address book) were set back to those of the seller.',
    notice: 'Our website {host} is away for a short time. Please do not enter anything on the page that you see there now.',
    steps: [
      'If it is paid, open “Name servers” there and enter those of your hosting company.',
      'Wait up to two hours, then open the website on your phone.',
    ],
  },
} as const;
