/** Data: what was seen, in our own words. */
import type { evidence as evidenceInEnglish, measures as measuresInEnglish } from '../en/evidence.js';
import type { Translated } from '../translated.js';

export const evidence: Translated<typeof evidenceInEnglish, 'ha'> = {
  name: {
    blocked: 'Sunan {host} yana kaiwa ga adireshin da ba na intanet na kowa ba.',
    nowhere: 'Sunan {host} ba ya kaiwa ga wani adireshi.',
    leads: 'Sunan {host} yana kaiwa ga {addresses}.',
    leadsToMore: 'Sunan {host} yana kaiwa ga {addresses} da wasu {more}.',
  },
  sentOn: {
    blocked: 'Sunan da ake tura masu ziyara zuwa gare shi yana kaiwa ga adireshin da ba na intanet na kowa ba.',
    nowhere: 'Sunan da ake tura masu ziyara zuwa gare shi ba ya kaiwa ga wani adireshi.',
    leads: 'Sunan da ake tura masu ziyara zuwa gare shi yana kaiwa ga {addresses}.',
    leadsToMore: 'Sunan da ake tura masu ziyara zuwa gare shi yana kaiwa ga {addresses} da wasu {more}.',
  },
  machine: 'Na’urar {seenAt}: {parts}.',
  ping: { answered: 'ta amsa ping ɗinmu', answeredIn: 'ta amsa ping ɗinmu cikin {ms} ms', silent: 'ba ta amsa ping ɗinmu ba' },
  port: {
    open: 'port {port} a buɗe yake',
    refused: 'port {port} a rufe yake',
    silent: 'port {port} ya yi shiru',
    unreachable: 'ba a iya kaiwa ga port {port} ba',
  },
  reached: 'Mun kai ga port {port} cikin {ms} ms.',
  notReached: 'Ba a iya kaiwa ga port {port} ba.',
  certificate: 'Takardar shaidar tsaro tana aiki daga {from} zuwa {to}.',
  answered: 'Sabar ya amsa da lamba {code}.',
  answeredAfter: {
    one: 'Sabar ya amsa da lamba {code} bayan an tura mu sau ɗaya.',
    other: 'Sabar ya amsa da lamba {code} bayan an tura mu sau {count}.',
  },
  title: 'Shafin yana kiran kansa “{title}” (kalmominsa ne, ba namu ba).',
  recognised: 'Mun gane: {names}.',
  late: 'Manhajarmu ta makara yayin wannan dubawa: lokutan sun fi na gaske tsawo.',
};

export const measures: Translated<typeof measuresInEnglish, 'ha'> = {
  seconds: { one: 'daƙiƙa {count}', other: 'daƙiƙa {count}' },
  day: '{day} ga {month} {year}',
  firstDay: '{day} ga {month} {year}',
  months: ['Janairu', 'Fabrairu', 'Maris', 'Afrilu', 'Mayu', 'Yuni', 'Yuli', 'Agusta', 'Satumba', 'Oktoba', 'Nuwamba', 'Disamba'],
};
