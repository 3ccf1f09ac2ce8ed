import type { Facts } from '../facts.js';
import { type Situation, strength } from '../situation.js';
import { askTheHost, contact, changeNameSettings, openFirewall, readLogs, renewCertificate, restart, customerNotice } from '../steps.js';

const IN_FRONT = 'Cloudflare, which stands in front of your website, works.';
const ALL = 'All visitors see an error page of Cloudflare.';

function answers(f: Facts, ...codes: number[]): number {
  return f.status(...codes) ? strength.stated - 5 : 0;
}

export const unknownAnswer: Situation = {
  id: 'cloudflare-520',
  match: (f) => answers(f, 520),
  cause: () => 'Behind Cloudflare, the server gives a broken answer',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} Your own server behind it gives a broken or empty answer (code 520).`,
    whoIsAffected: ALL,
    likelyCause: 'The website program crashes in the middle of a page.',
    doNow: [restart(f), readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const originDown: Situation = {
  id: 'cloudflare-521',
  match: (f) => answers(f, 521),
  cause: () => 'Cloudflare is up, the server behind it is not',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} Your own server behind it turns it away (code 521).`,
    whoIsAffected: ALL,
    likelyCause: 'The website program is off, or your server’s firewall (the guard at the door) blocks Cloudflare.',
    doNow: [
      restart(f),
      askTheHost(
        f,
        `Cloudflare gets no connection to ${f.host} (error 521). Please start the web service and let Cloudflare’s addresses in.`,
      ),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const originSilent: Situation = {
  id: 'cloudflare-522',
  match: (f) => answers(f, 522),
  cause: () => 'Cloudflare is up, the server behind it does not answer',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} Your own server behind it does not pick up (code 522).`,
    whoIsAffected: ALL,
    likelyCause: 'The machine is off or overloaded, or its firewall (the guard at the door) blocks Cloudflare.',
    doNow: [restart(f), openFirewall(f), changeNameSettings(f, 'Check that the “A” record still shows the address of your server.')],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const originLost: Situation = {
  id: 'cloudflare-523',
  match: (f) => answers(f, 523),
  cause: () => 'Cloudflare does not find the way to the server',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} It does not find the way to your own server (code 523).`,
    whoIsAffected: ALL,
    likelyCause: 'The server has a new address that Cloudflare does not know, or its network is down.',
    doNow: [
      changeNameSettings(f, 'Check that the “A” record shows the address of your server.'),
      askTheHost(f, `Is the network of my server for ${f.host} up, and what is its address?`),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const originSlow: Situation = {
  id: 'cloudflare-524',
  match: (f) => answers(f, 524),
  cause: () => 'The server behind Cloudflare takes too long',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} Your own server took more than a minute and a half, and Cloudflare gave up (code 524).`,
    whoIsAffected: ALL,
    likelyCause: 'A very slow page: a big report, a stuck database, or too many visitors.',
    doNow: [restart(f), readLogs(f)],
    tellCustomers: customerNotice.slow(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const originNotSecure: Situation = {
  id: 'cloudflare-525',
  match: (f) => answers(f, 525),
  cause: () => 'Cloudflare and the server cannot talk securely',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} It cannot start a secure talk with your own server (code 525).`,
    whoIsAffected: ALL,
    likelyCause: 'The security certificate (the file behind the padlock) on your server is gone or damaged.',
    doNow: [
      renewCertificate(f),
      'If that takes long: in Cloudflare, open “SSL/TLS”, then “Overview”, and choose “Flexible” for a few hours only.',
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const originNotTrusted: Situation = {
  id: 'cloudflare-526',
  match: (f) => answers(f, 526),
  cause: () => 'Cloudflare does not trust the server’s certificate',
  advise: (f) => ({
    whatHappened: `${IN_FRONT} It does not trust the security certificate (the file behind the padlock) of your own server (code 526).`,
    whoIsAffected: ALL,
    likelyCause: 'It has ended, or was made for another name.',
    doNow: [
      renewCertificate(f),
      'If that takes long: in Cloudflare, open “SSL/TLS”, then “Overview”, and choose “Full” instead of “Full (strict)”.',
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const cloudflareSettings: Situation = {
  id: 'cloudflare-530',
  match: (f) => answers(f, 527, 530),
  cause: () => 'A Cloudflare setting leads nowhere',
  advise: (f) => ({
    whatHappened: 'Cloudflare, which stands in front of your website, does not know where your server is (code 530).',
    whoIsAffected: ALL,
    likelyCause: 'The entry for your server was changed. Or a tunnel to it is not running.',
    doNow: [
      changeNameSettings(f, `Check the record of ${f.host}: it must show the address of your server.`),
      'If you use a tunnel: open “Zero Trust”, “Networks”, then “Tunnels”. It must say “Healthy”.',
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};
