/** Data: what is said where the program, its part or its place is named. */
import type { namedPrograms as english } from '../en/named-programs.js';
import type { Translated } from '../translated.js';

export const namedPrograms: Translated<typeof english, 'sw'> = {
  'name-not-trusted': {
    cause: '{program} haikubali jina {host}',
    happened: '{program}, programu iliyo nyuma ya tovuti yako, inapokea ziara kwa majina yaliyo kwenye orodha yake tu. {host} haipo humo.',
    why: 'Jina ni jipya, au tovuti ilihama, na orodha “{list}” ilibaki kama ilivyokuwa.',
    steps: ['Mwombe aliyetengeneza tovuti aongeze {host} kwenye “{list}” (ndani ya “{file}”) na aianzishe tena.'],
  },
  'php-part-missing': {
    cause: 'Sehemu ya PHP inayohitajika na tovuti haipo: {part}',
    happened: 'Programu iliyo nyuma ya tovuti yako inahitaji sehemu ya PHP (“{part}”) ambayo haijawashwa.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'PHP ilibadilishwa kuwa toleo jipya, au tovuti ilihamishwa. Toleo jipya halina sehemu hii (“extension”).',
    steps: ['Kwenye paneli yako ya hosting, fungua “Select PHP Version”, kisha “Extensions”, na uweke tiki kwenye “{part}”.'],
  },
  'php-database-part-missing': {
    cause: 'PHP haina sehemu inayozungumza na hifadhidata: {part}',
    happened: 'PHP, inayoendesha tovuti yako, haina sehemu inayozungumza na hifadhidata (ghala la kurasa zote): “{part}”.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'PHP ilibadilishwa kuwa toleo jipya, au tovuti ilihamishwa. Toleo jipya halina sehemu hii (“extension”).',
  },
  'version-missing': {
    cause: 'Toleo la {program} linalohitajika na tovuti halipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inahitaji toleo la {program} ambalo seva haina.',
    why: 'Tovuti ilitengenezwa kwa {program} mpya zaidi, au ilihamia seva nyingine.',
    steps: ['Mwombe aliyetengeneza tovuti aitengeneze kwa toleo ambalo seva inalo.'],
  },
  'behind-refuses': {
    cause: 'Programu iliyo nyuma ya mapokezi ya tovuti imezimwa',
    happened: 'Mapokezi ya tovuti yako yanafanya kazi. Seva iliyo nyuma yake inakataa kila mwito: hakuna programu inayofanya kazi huko.',
    why: 'Programu hiyo ilisimama. Au ilihamishwa, na mapokezi bado yanaita mahali pa zamani.',
    steps: ['Mwombe anayetunza seva aanzishe tena programu iliyo nyuma ya mapokezi.'],
  },
  'behind-speaks-plain': {
    cause: 'Mapokezi yanazungumza lugha salama, programu iliyo nyuma yake haizungumzi',
    happened:
      'Mapokezi ya tovuti yako yanaita programu iliyo nyuma yake kwa lugha salama (iitwayo TLS). Hiyo inajua lugha ya kawaida tu (“http”).',
    why: 'Mpangilio wa mapokezi au wa programu hiyo ulibadilishwa.',
    steps: [
      'Mwombe anayeiendesha afanye zote zizungumze lugha moja: azime TLS kuelekea programu hiyo (kwenye Istio: “DestinationRule”), au aiwashe ndani ya programu.',
    ],
  },
  'panel-site-stopped': {
    cause: 'Tovuti imesimamishwa kwenye paneli ya seva',
    happened: 'Paneli ya seva yako inaonyesha ukurasa unaosema: msimamizi amesimamisha tovuti hii.',
    why: 'Mtu alibonyeza “Stop” huko, au tarehe ya mwisho ambayo paneli inayo kwa tovuti hii imepita.',
    steps: [
      'Kwenye paneli (aaPanel au BaoTa), fungua “Website” na ubonyeze “Start” kando ya {host}. Angalia tarehe yake ya mwisho pia.',
      'Usipoweza kuingia huko, mwombe anayetunza seva aianzishe.',
    ],
  },
  'alias-target-gone': {
    cause: '{host} inaelekeza mahali ambapo hapapo tena',
    happened: 'Jina {host} linaelekeza kwenye {target}, na hakuna kitu huko tena.',
    why: 'Programu au tovuti iliyo kwa {company} ilifutwa, jina lake lilibadilishwa, au kifurushi chake kiliisha.',
    steps: [
      'Elekeza rekodi ya “CNAME” ya {host} mahali tovuti ilipo sasa. Kama hakuna anayeihitaji, ifute: mgeni anaweza kuchukua {target}.',
      'Kama bado unaihitaji, tengeneza programu tena kwa jina lilelile kwa {company}.',
      'Kama sasa ina jina jingine, fungua “Hariri seva” hapa na uweke anwani mpya.',
    ],
    otherwise: {
      cause: '{host} haipo tena',
      happened: 'Intaneti hailijui tena jina {host}. Jina la aina hii huja pamoja na programu au tovuti, na huondoka pamoja nayo.',
    },
  },
};
