/** Data: what was seen, in our own words. */
import type { evidence as evidenceInEnglish, measures as measuresInEnglish } from '../en/evidence.js';
import type { Translated } from '../translated.js';

export const evidence: Translated<typeof evidenceInEnglish, 'pcm'> = {
  name: {
    blocked: 'Di name {host} dey lead to one address wey no dey for di public internet.',
    nowhere: 'Di name {host} no lead to any address.',
    leads: 'Di name {host} dey lead to {addresses}.',
    leadsToMore: 'Di name {host} dey lead to {addresses} and {more} more.',
  },
  sentOn: {
    blocked: 'Di website dey send visitors to another name. Dat name dey lead to one address wey no dey for di public internet.',
    nowhere: 'Di website dey send visitors to another name. Dat name no lead to any address.',
    leads: 'Di website dey send visitors to another name. Dat name dey lead to {addresses}.',
    leadsToMore: 'Di website dey send visitors to another name. Dat name dey lead to {addresses} and {more} more.',
  },
  machine: 'Di machine {seenAt}: {parts}.',
  ping: { answered: 'answer our ping', answeredIn: 'answer our ping in {ms} ms', silent: 'no answer our ping' },
  port: {
    open: 'port {port} dey open',
    refused: 'port {port} no dey open',
    silent: 'port {port} dey silent',
    unreachable: 'nobody fit reach port {port}',
  },
  reached: 'We reach port {port} in {ms} ms.',
  notReached: 'We no fit reach port {port}.',
  certificate: 'Di security certificate dey valid from {from} to {to}.',
  answered: 'Di server answer with code {code}.',
  answeredAfter: {
    one: 'Di server answer with code {code} after one redirect.',
    other: 'Di server answer with code {code} after {count} redirects.',
  },
  title: 'Di page dey call itself “{title}” (im own words, no be our own).',
  recognised: 'We recognise: {names}.',
  late: 'Our own program bin late for dis check: di times too long.',
};

export const measures: Translated<typeof measuresInEnglish, 'pcm'> = {
  seconds: { one: '{count} second', other: '{count} seconds' },
  day: '{day} {month} {year}',
  firstDay: '{day} {month} {year}',
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};
