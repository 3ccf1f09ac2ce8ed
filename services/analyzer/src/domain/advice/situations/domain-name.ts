import { type Situation, strength } from '../situation.js';
import { askTheHost, contact, changeNameSettings, nameserversAt, renewDomain, customerNotice } from '../steps.js';

const EVERYBODY = 'Nobody can reach it by its name, and mail to your domain may fail too.';

/** The whole domain is gone from the internet's address book. */
export const domainGone: Situation = {
  id: 'domain-gone',
  match: (f) => (f.error('dns_nxdomain') && !f.isSubdomain ? strength.hinted : 0),
  cause: (f) => `The domain ${f.domain} cannot be found`,
  advise: (f) => ({
    whatHappened: `The internet no longer knows the name ${f.domain}.`,
    whoIsAffected: EVERYBODY,
    likelyCause:
      'Most often the domain was not renewed and has ended. Less often its name servers (the address book of your domain) were changed.',
    doNow: [
      renewDomain(f),
      'If it is paid, look at “Name servers” there. They must be the ones that your hosting company gave you.',
      'After a renewal, wait up to two hours. Then open the website on your phone.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.domainCompany(f),
  }),
};

/** The domain lives, but this one name under it does not. */
export const nameMissing: Situation = {
  id: 'name-missing',
  match: (f) => (f.error('dns_nxdomain') && f.isSubdomain ? strength.seen : 0),
  cause: (f) => `The name ${f.host} is missing from your domain`,
  advise: (f) => ({
    whatHappened: `Your domain ${f.domain} is fine, but it has no entry for ${f.host}.`,
    whoIsAffected: 'Nobody can open this address. Others may still work.',
    likelyCause: 'The entry was taken out, or got lost in a move to a new company.',
    doNow: [
      changeNameSettings(
        f,
        `Add an “A” record for ${f.host} with the address of your server${f.evidence.target.ipAddress ? `, ${f.evidence.target.ipAddress}` : ''}.`,
      ),
      'Wait fifteen minutes, then open the address on your phone.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.domainCompany(f),
  }),
};

/** Everybody types it, and it was never entered. */
export const wwwMissing: Situation = {
  id: 'www-missing',
  match: (f) =>
    f.error('dns_nxdomain', 'dns_no_address') &&
    f.host.startsWith('www.') &&
    f.host === `www.${f.domain}` &&
    (f.evidence.dns?.nameservers.length ?? 0) > 0
      ? strength.seen
      : 0,
  cause: (f) => `${f.host} is missing, while ${f.domain} exists`,
  advise: (f) => ({
    whatHappened: `The address ${f.host} does not exist. Your domain ${f.domain} itself does.`,
    whoIsAffected: 'All who type “www.” before the name, and all who follow an old link.',
    likelyCause: 'The entry for “www” was taken out, or was never made.',
    doNow: [
      changeNameSettings(f, `Add a “CNAME” record with the name “www” and the target ${f.domain}.`),
      `Wait fifteen minutes, then open ${f.host} on your phone.`,
    ],
    tellCustomers: `Please open ${f.domain} without “www” for now. It is the same website.`,
    whoToCall: contact.domainCompany(f),
  }),
};

export const noAddress: Situation = {
  id: 'name-without-address',
  match: (f) => (f.error('dns_no_address') ? strength.plain : 0),
  cause: (f) => `${f.host} leads to no server`,
  advise: (f) => ({
    whatHappened: `The name ${f.host} exists, but it does not say which server it belongs to.`,
    whoIsAffected: 'Nobody can open the website.',
    likelyCause: 'The “A” record (the line that names your server) was removed. Mail lines may still be there, and so mail may work.',
    doNow: [
      changeNameSettings(
        f,
        `Add an “A” record for ${f.host} with the address of your server${f.evidence.target.ipAddress ? `, ${f.evidence.target.ipAddress}` : ''}.`,
      ),
      'Wait fifteen minutes, then open the website on your phone.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.domainCompany(f),
  }),
};

export const nameServersBroken: Situation = {
  id: 'name-servers-broken',
  match: (f) => (f.error('dns_servfail') ? strength.plain : 0),
  cause: (f) => `The address book of ${f.domain} is broken`,
  advise: (f) => ({
    whatHappened: `The name servers (the address book of your domain) of ${f.domain} give a broken answer.`,
    whoIsAffected: 'Most people cannot open the website. Some still can for a few hours, because their phone remembers the way.',
    likelyCause:
      'Often a security setting called “DNSSEC” no longer fits after a move. Or the company that runs the name servers has trouble.',
    doNow: [
      'Sign in where you bought the domain. If “DNSSEC” is on and you moved lately, switch it off.',
      askTheHost(f, `The name servers of ${f.domain} answer with an error. Please repair them.`),
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.domainCompany(f),
  }),
};

export const nameServersRefuse: Situation = {
  id: 'name-servers-refuse',
  match: (f) => (f.error('dns_refused') ? strength.plain : 0),
  cause: (f) => `The name servers do not know ${f.domain} any more`,
  advise: (f) => ({
    whatHappened: `The name servers (the address book of your domain) refuse to answer for ${f.domain}.`,
    whoIsAffected: EVERYBODY,
    likelyCause: 'The domain points to a company that no longer keeps it. This happens when a hosting account has ended or was moved.',
    doNow: [
      `Sign in where you bought ${f.domain} and compare “Name servers” with those that your hosting company gave you.`,
      askTheHost(f, `Is my account for ${f.domain} still active, and which name servers should it use?`),
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const nameServersSilent: Situation = {
  id: 'name-servers-silent',
  match: (f) => (f.error('dns_timeout') ? strength.plain : 0),
  cause: (f) => `The name servers of ${f.domain} do not answer`,
  advise: (f) => ({
    whatHappened: `We asked where ${f.host} lives. The name servers (the address book of your domain) gave no answer.`,
    whoIsAffected: 'Many people cannot open the website. It gets worse with every hour.',
    likelyCause: nameserversAt(f, 'cloudflare')
      ? 'Cloudflare, which keeps your address book, may have trouble.'
      : 'The company that keeps the address book of your domain has trouble.',
    doNow: [
      'Wait ten minutes. Such trouble often passes by itself.',
      `If it lasts, write to the company where you bought the domain: “The name servers of ${f.domain} do not answer.”`,
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.domainCompany(f),
  }),
};

export const onlyNewAddresses: Situation = {
  id: 'only-ipv6',
  match: (f) => (f.error('dns_ipv6_only') ? strength.plain : 0),
  cause: (f) => `${f.host} has only a new-style address`,
  advise: (f) => ({
    whatHappened: `${f.host} has only a new-style address (called IPv6). Many phone networks cannot use it yet.`,
    whoIsAffected: 'Most people in Africa cannot open the website.',
    likelyCause: 'The line with the old-style address (the “A” record) was taken out.',
    doNow: [
      changeNameSettings(
        f,
        `Add an “A” record for ${f.host} with the old-style address of your server${f.evidence.target.ipAddress ? `, ${f.evidence.target.ipAddress}` : ''}.`,
      ),
      'Wait fifteen minutes, then open the website on your phone.',
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.host(f),
  }),
};

export const privateAddress: Situation = {
  id: 'private-address',
  match: (f) => (f.error('address_blocked') && !f.wasSentOn ? strength.seen : 0),
  cause: (f) => `${f.host} leads to a private address`,
  advise: (f) => ({
    whatHappened: `${f.host} leads to an address that only works inside one office or one machine.`,
    whoIsAffected: 'Nobody outside can open the website.',
    likelyCause: 'A test setting went live, or a wrong number was entered for the domain.',
    doNow: [
      changeNameSettings(f, `Put the public address of your server in the “A” record of ${f.host}. Your hosting company knows it.`),
      'Wait fifteen minutes, then open the website on your phone.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.builderThenHost(f),
  }),
};

/** The machine that the owner entered works; the name leads to another one. */
export const leadsElsewhere: Situation = {
  id: 'leads-elsewhere',
  match: (f) => {
    if (!f.leadsElsewhere) return 0;
    // What answers on the machine that the owner entered says nothing about the one that visitors reach.
    if (f.error('connect_refused', 'connect_timeout', 'no_route')) return strength.seen + 4;
    return f.error('http_4xx', 'http_5xx', 'tls_hostname') ? strength.hinted : 0;
  },
  cause: (f) => `${f.host} leads to another server than yours`,
  advise: (f) => ({
    whatHappened: `${f.host} leads to another machine than ${f.evidence.target.ipAddress}, the one you gave us. That other machine does not show your website.`,
    whoIsAffected: 'Everybody who opens the website by its name.',
    likelyCause: 'The website was moved, and the domain still shows the old way. Or the domain was changed.',
    doNow: [
      changeNameSettings(f, `If ${f.evidence.target.ipAddress} is right, put it in the “A” record of ${f.host}.`),
      'If you moved on purpose, open “Edit server” here and enter the new address.',
      'Wait fifteen minutes, then open the website on your phone.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.domainCompany(f),
  }),
};

export const domainEnded: Situation = {
  id: 'domain-ended',
  match: (f) => {
    const parked = f.error('body_parked') || f.is('page', 'parked');
    const ended =
      f.body(/expired|renew|has lapsed/i) ||
      (f.evidence.dns?.nameservers ?? []).some((name) => /expired|pending-renewal|renew|suspended-domain/i.test(name));
    return parked && ended ? strength.stated : 0;
  },
  cause: (f) => `The domain ${f.domain} has ended`,
  advise: (f) => ({
    whatHappened: `Your domain ${f.domain} has ended. It now shows a page of the company that sold it.`,
    whoIsAffected: 'Everybody: visitors see a stranger’s page, and your mail may stop.',
    likelyCause: 'The yearly fee was not paid, perhaps because a card or mail address changed.',
    doNow: [
      renewDomain(f),
      'Do it today. After some weeks anybody can buy the name.',
      'Switch on “Auto-renew” there. The website comes back within two hours.',
    ],
    tellCustomers: `Our website ${f.host} is away for a short time. Please do not enter anything on the page that you see there now.`,
    whoToCall: contact.domainCompany(f),
  }),
};

export const domainParked: Situation = {
  id: 'domain-parked',
  match: (f) => (f.error('body_parked') || f.is('page', 'parked') ? strength.seen : 0),
  cause: (f) => `${f.host} shows a parking page instead of your website`,
  advise: (f) => ({
    whatHappened: `${f.host} shows a parking page: an empty page with advertisements or “for sale”.`,
    whoIsAffected: 'Everybody. Visitors think that you have closed.',
    likelyCause: 'The domain has ended, or its name servers (its address book) were set back to those of the seller.',
    doNow: [
      renewDomain(f),
      'If it is paid, open “Name servers” there and enter those of your hosting company.',
      'Wait up to two hours, then open the website on your phone.',
    ],
    tellCustomers: `Our website ${f.host} is away for a short time. Please do not enter anything on the page that you see there now.`,
    whoToCall: contact.domainCompany(f),
  }),
};
