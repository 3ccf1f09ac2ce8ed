import { HOUR_MS } from '@nowahala/kernel';
import { plainDay, plainHostname } from '../quoted.js';
import { type Situation, strength } from '../situation.js';
import { askTheHost, contact, renewCertificate, customerNotice } from '../steps.js';
import type { Facts } from '../facts.js';

const WARNED = 'All visitors see a big red warning and not your website. Most of them leave.';
const FILE = 'security certificate (the file behind the padlock)';
const FREE_MAKERS = /let'?s encrypt|zerossl|cpanel|google trust|buypass|autossl/i;

function leaf(f: Facts) {
  return f.evidence.tls?.chain[0] ?? null;
}

function expiredOn(f: Facts): string {
  const day = leaf(f) ? plainDay(leaf(f)!.validTo) : null;
  return day ? `on ${day}` : 'and is no longer valid';
}

function hoursSinceExpiry(f: Facts): number {
  const end = Date.parse(leaf(f)?.validTo ?? '');
  return (Date.parse(f.evidence.takenAt) - end) / HOUR_MS;
}

/** An expired free certificate: those renew themselves, so the renewal has stopped. */
export const expiredRenewalStopped: Situation = {
  id: 'certificate-renewal-stopped',
  match: (f) => (f.error('tls_expired') && FREE_MAKERS.test(leaf(f)?.issuer ?? '') ? strength.stated : 0),
  cause: () => 'The security certificate ended: it was not renewed by itself',
  advise: (f) => ({
    whatHappened: `The ${FILE} of ${f.host} ended ${expiredOn(f)}.`,
    whoIsAffected: WARNED,
    likelyCause: 'It is a free one that should renew itself. That has stopped.',
    doNow: [
      renewCertificate(f),
      'Open the website on your phone. The padlock should be back.',
      'Ask why the renewing stopped, or it will happen again in three months.',
    ],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

export const expiredLastNight: Situation = {
  id: 'certificate-ended-last-night',
  match: (f) => (f.error('tls_expired') && hoursSinceExpiry(f) <= 36 ? strength.seen : 0),
  cause: () => 'The security certificate has just ended',
  advise: (f) => ({
    whatHappened: `The ${FILE} of ${f.host} has just ended, ${expiredOn(f)}.`,
    whoIsAffected: WARNED,
    likelyCause: 'It lasts for a fixed time, and that time is over. The website itself is fine.',
    doNow: [renewCertificate(f), 'Open the website on your phone. The padlock should be back.'],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

export const expired: Situation = {
  id: 'certificate-ended',
  match: (f) => (f.error('tls_expired') ? strength.plain + 5 : 0),
  cause: () => 'The security certificate has ended',
  advise: (f) => ({
    whatHappened: `The ${FILE} of ${f.host} ended ${expiredOn(f)}.`,
    whoIsAffected: WARNED,
    likelyCause: 'It was not renewed in time. Or the new one was never put in place.',
    doNow: [renewCertificate(f), 'Open the website on your phone. The padlock should be back.'],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

export const notYetValid: Situation = {
  id: 'certificate-not-yet-valid',
  match: (f) => (f.error('tls_not_yet_valid') ? strength.seen : 0),
  cause: () => 'The security certificate is not valid yet',
  advise: (f) => ({
    whatHappened: `The ${FILE} of ${f.host} is not good yet: its time begins later.`,
    whoIsAffected: WARNED,
    likelyCause: 'A new one was put in too early. Or a clock was wrong when it was made.',
    doNow: [
      askTheHost(f, `The certificate of ${f.host} is not valid yet. Please put the earlier one back, or make a new one.`),
      renewCertificate(f),
    ],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

/** Good for the domain but not for "www", or the other way round. */
export const coversOnlyOneName: Situation = {
  id: 'certificate-www',
  match: (f) => {
    if (!f.error('tls_hostname')) return 0;
    const twin = f.host.startsWith('www.') ? f.host.slice(4) : `www.${f.host}`;
    return leaf(f)?.names.includes(twin) ? strength.stated : 0;
  },
  cause: (f) => `The certificate does not cover ${f.host}`,
  advise: (f) => {
    const twin = f.host.startsWith('www.') ? f.host.slice(4) : `www.${f.host}`;
    return {
      whatHappened: `The ${FILE} was made for ${twin}. It was not made for ${f.host}.`,
      whoIsAffected: `All who open ${f.host} see a big red warning.`,
      likelyCause: 'The name was left out when it was made.',
      doNow: [renewCertificate(f), `Make sure that both ${twin} and ${f.host} are ticked.`],
      tellCustomers: `Please open ${twin} for now. It is the same website.`,
      whoToCall: contact.host(f),
    };
  },
};

export const otherName: Situation = {
  id: 'certificate-other-name',
  match: (f) => (f.error('tls_hostname') ? strength.plain + 5 : 0),
  cause: (f) => `The certificate belongs to another name than ${f.host}`,
  advise: (f) => {
    const other = plainHostname(leaf(f)?.names[0] ?? '');
    return {
      whatHappened: `The server shows a ${FILE} of ${other ?? 'a stranger'}. It should be that of ${f.host}.`,
      whoIsAffected: WARNED,
      likelyCause: 'The website was moved, and no new one was made. Or the domain leads to a stranger’s machine.',
      doNow: [renewCertificate(f), `If you moved lately, check that ${f.host} leads to the new server.`],
      tellCustomers: customerNotice.warning(),
      whoToCall: contact.host(f),
    };
  },
};

export const madeByItself: Situation = {
  id: 'certificate-self-signed',
  match: (f) => (f.error('tls_self_signed') ? strength.seen : 0),
  cause: () => 'The server vouches for itself only',
  advise: (f) => ({
    whatHappened: `The server made its own ${FILE}. Browsers do not trust such a file.`,
    whoIsAffected: WARNED,
    likelyCause: 'The real certificate was lost, often in a move or an update. The machine fell back to its own.',
    doNow: [renewCertificate(f), 'Open the website on your phone. The padlock should be back.'],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

export const notTrusted: Situation = {
  id: 'certificate-not-trusted',
  match: (f) => (f.error('tls_untrusted') ? strength.plain : 0),
  cause: () => 'Browsers do not trust the certificate',
  advise: (f) => ({
    whatHappened: `Browsers do not trust the ${FILE} of ${f.host}. They do not know who made it.`,
    whoIsAffected: WARNED,
    likelyCause: 'One for tests was put in, or one from a maker that browsers have dropped.',
    doNow: [renewCertificate(f), 'Open the website on your phone. The padlock should be back.'],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

export const linkMissing: Situation = {
  id: 'certificate-incomplete',
  match: (f) => (f.error('tls_incomplete_chain') ? strength.seen : 0),
  cause: () => 'A part of the certificate is missing',
  advise: (f) => ({
    whatHappened: `The ${FILE} of ${f.host} is fine, but a part that belongs to it is missing.`,
    whoIsAffected: 'Many phones, and programs that talk to your website, show a warning. Some computers do not.',
    likelyCause: 'Only the first file was put in. The maker’s second file, the “CA bundle”, was left out.',
    doNow: [
      f.hosting.panel === 'cPanel'
        ? 'In cPanel, open “SSL/TLS”, “Manage SSL sites”, choose your domain, press “Autofill by Domain”, then “Install Certificate”.'
        : askTheHost(f, `The intermediate certificate (CA bundle) of ${f.host} is missing. Please install it.`),
      'Open the website on your phone. The padlock should be back.',
    ],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.host(f),
  }),
};

export const tooOld: Situation = {
  id: 'secure-talk-too-old',
  match: (f) => (f.error('tls_protocol') ? strength.plain : 0),
  cause: () => 'The server only speaks an outdated secure language',
  advise: (f) => ({
    whatHappened: 'The server and new phones no longer share a secure language (called TLS).',
    whoIsAffected: 'All who have a new phone or computer.',
    likelyCause: 'The server is very old, or its secure settings were changed.',
    doNow: [askTheHost(f, `Please switch on TLS 1.2 and TLS 1.3 for ${f.host}.`)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const handshakeFailed: Situation = {
  id: 'secure-talk-failed',
  match: (f) => (f.error('tls_handshake') ? strength.plain : 0),
  cause: () => 'The secure connection breaks off',
  advise: (f) => ({
    whatHappened: 'The server answers, but the secure talk (the one behind the padlock) breaks off at the first words.',
    whoIsAffected: 'All visitors of the website.',
    likelyCause: 'The server has no certificate for this name. Or its secure settings are damaged.',
    doNow: [
      renewCertificate(f),
      askTheHost(f, `The TLS handshake for ${f.host} fails. Please check the certificate and restart the web service.`),
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const secureSilence: Situation = {
  id: 'secure-talk-silent',
  match: (f) => (f.error('tls_timeout', 'tls_reset') ? strength.plain : 0),
  cause: () => 'The server goes silent before it is secure',
  advise: (f) => ({
    whatHappened: 'The server picks up, then goes silent before the secure talk (the one behind the padlock) begins.',
    whoIsAffected: 'All visitors, as far as we can see.',
    likelyCause: 'The machine has too much to do. Or a firewall (the guard at the door) cuts calls off.',
    doNow: [
      askTheHost(f, `Secure connections to ${f.host} stall at the handshake. Please check the load and the firewall.`),
      'Try the website on your phone without Wi-Fi. If it opens there, only some networks are blocked.',
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.host(f),
  }),
};
