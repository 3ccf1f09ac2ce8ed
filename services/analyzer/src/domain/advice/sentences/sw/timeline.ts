/** Data: what happened in an incident, line by line. */
import type { timeline as english } from '../en/timeline.js';
import type { Translated } from '../translated.js';

export const timeline: Translated<typeof english, 'sw'> = {
  first: { server: 'Ukaguzi ulishindwa kwa mara ya kwanza.', slow: 'Jibu lilichukua muda mrefu zaidi kuliko kawaida.' },
  opened: {
    down: 'Kaguzi nyingine mbili zilishindwa, hivyo tulikuwa na uhakika na tukakuambia.',
    partial: '{seen}: tulikuambia.',
    unstable:
      'Iliacha kupatikana mara {outages} ndani ya nusu saa. Tunahesabu hili kuwa kipindi kimoja cha kutotulia na tunakuambia mara moja.',
    slow: 'Ilijibu polepole kwa dakika kumi, hivyo tulikuambia.',
  },
  worsened: 'Hakuna mahali palipoifikia tena: kuanzia hapa haikupatikana kwa kila mtu.',
  network: 'Seva nyingi kwenye mtandao huohuo ziliacha kujibu pia: tatizo liko huko, si kwenye tovuti yako.',
  changed: 'Bado ilishindwa, lakini kwa chanzo kingine. Tuliieleza upya.',
  explained: 'Tuliangalia kwa karibu na kueleza kwa undani zaidi.',
  acknowledged: {
    dashboard: 'Ulisema kwamba unashughulikia, kwenye dashibodi.',
    whatsapp: 'Ulisema kwamba unashughulikia, kwa WhatsApp.',
    api: 'Ulisema kwamba unashughulikia, kupitia API.',
  },
  hour: {
    answers: {
      none: 'Haikuacha kupatikana tena katika saa iliyopita, na inajibu sasa.',
      some: {
        one: 'Iliacha kupatikana mara moja katika saa iliyopita, na inajibu sasa.',
        other: 'Iliacha kupatikana mara {count} katika saa iliyopita, na inajibu sasa.',
      },
    },
    silent: {
      none: 'Haikuacha kupatikana tena katika saa iliyopita, na haijibu sasa.',
      some: {
        one: 'Iliacha kupatikana mara moja katika saa iliyopita, na haijibu sasa.',
        other: 'Iliacha kupatikana mara {count} katika saa iliyopita, na haijibu sasa.',
      },
    },
  },
  over: {
    recovered: 'Ilijibu tena, na ikaendelea hivyo kwa dakika moja.',
    everywhere: 'Ilifikika tena kutoka kila mahali, na ikaendelea hivyo kwa dakika moja.',
    steady: 'Kuanzia hapa ilijibu bila kukatika kwa nusu saa.',
    paused: 'Ulisitisha seva hii kwa muda, hivyo tuliacha kuifuatilia.',
    deleted: 'Ulifuta seva hii, hivyo tuliacha kuifuatilia.',
    fast: 'Kasi yake ilirudi kuwa ya kawaida, na ikaendelea hivyo kwa dakika kumi.',
    superseded: 'Iliacha kujibu inavyopaswa: hilo ni tukio tofauti.',
    narrowed: 'Ilifikika tena kutoka sehemu fulani, lakini si kutoka kila mahali: hilo ni tukio lingine lenyewe.',
    accepted: 'Ulisema kwamba hii ndiyo hali mpya ya kawaida. Tunajifunza upya kilicho cha kawaida.',
    reconfigured: 'Ulibadilisha anwani yake, hivyo tulianza upya.',
  },
  step: {
    done: 'Ulisema kwamba hatua ya {step} imefanyika.',
    works: 'Kisha ilijibu tena.',
    down: 'Bado haikupatikana.',
    changed: 'Bado haikupatikana, kwa chanzo kingine.',
    quick: 'Kisha ilijibu haraka tena.',
    slow: 'Bado ilijibu polepole.',
  },
  job: {
    missing: { first: 'Kazi ilitarajiwa kuanzia hapa.', opened: 'Haikuripoti ndani ya muda unaoruhusu, hivyo tulikuambia.' },
    failed: { first: 'Kazi iliripoti kwamba ilishindwa.', opened: 'Tulikuambia.' },
    unfinished: { first: 'Kazi iliripoti kwamba ilianza.', opened: 'Haikuripoti mwisho ndani ya muda unaoruhusu, hivyo tulikuambia.' },
    over: {
      recovered: 'Kazi iliripoti kwamba iliisha vizuri.',
      paused: 'Ulisitisha kazi hii kwa muda, hivyo tuliacha kuitarajia.',
      deleted: 'Ulifuta kazi hii, hivyo tuliacha kuitarajia.',
      reconfigured: 'Ulibadilisha kazi hii, hivyo tulianza upya.',
    },
  },
};
