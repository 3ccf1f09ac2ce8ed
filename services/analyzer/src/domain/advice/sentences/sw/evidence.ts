/** Data: what was seen, in our own words. */
import type { evidence as evidenceInEnglish, measures as measuresInEnglish } from '../en/evidence.js';
import type { Translated } from '../translated.js';

export const evidence: Translated<typeof evidenceInEnglish, 'sw'> = {
  name: {
    blocked: 'Jina {host} linaelekeza kwenye anwani isiyo kwenye intaneti ya umma.',
    nowhere: 'Jina {host} halielekezi kwenye anwani yoyote.',
    leads: 'Jina {host} linaelekeza kwenye {addresses}.',
    leadsToMore: 'Jina {host} linaelekeza kwenye {addresses} na nyingine {more}.',
  },
  sentOn: {
    blocked: 'Jina ambalo wageni wanaelekezwa linaelekeza kwenye anwani isiyo kwenye intaneti ya umma.',
    nowhere: 'Jina ambalo wageni wanaelekezwa halielekezi kwenye anwani yoyote.',
    leads: 'Jina ambalo wageni wanaelekezwa linaelekeza kwenye {addresses}.',
    leadsToMore: 'Jina ambalo wageni wanaelekezwa linaelekeza kwenye {addresses} na nyingine {more}.',
  },
  machine: 'Mashine {seenAt}: {parts}.',
  ping: { answered: 'ilijibu ping yetu', answeredIn: 'ilijibu ping yetu kwa ms {ms}', silent: 'haikujibu ping yetu' },
  port: {
    open: 'mlango {port} uko wazi',
    refused: 'mlango {port} umefungwa',
    silent: 'mlango {port} uko kimya',
    unreachable: 'mlango {port} haufikiki',
  },
  reached: 'Tulifika mlango {port} kwa ms {ms}.',
  notReached: 'Mlango {port} haukufikika.',
  certificate: 'Cheti cha usalama kinatumika kuanzia {from} hadi {to}.',
  answered: 'Seva ilijibu kwa msimbo {code}.',
  answeredAfter: {
    one: 'Seva ilijibu kwa msimbo {code} baada ya kuelekezwa mara moja.',
    other: 'Seva ilijibu kwa msimbo {code} baada ya kuelekezwa mara {count}.',
  },
  title: 'Ukurasa unajiita “{title}” (maneno yake, si yetu).',
  recognised: 'Tulitambua: {names}.',
  late: 'Programu yetu wenyewe ilichelewa wakati wa ukaguzi huu: muda uliopimwa ni mrefu mno.',
};

export const measures: Translated<typeof measuresInEnglish, 'sw'> = {
  seconds: { one: 'sekunde {count}', other: 'sekunde {count}' },
  day: '{day} {month} {year}',
  firstDay: '{day} {month} {year}',
  months: ['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni', 'Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'],
};
