/** Data: what is said of servers that do not answer. */
import type { connection as english } from '../en/connection.js';
import type { Translated } from '../translated.js';

export const connection: Translated<typeof english, 'sw'> = {
  'program-off': {
    cause: 'Mashine imewashwa, lakini programu ya tovuti haifanyi kazi',
    happened: 'Mashine imewashwa na inatujibu. Programu ya tovuti iliyo ndani yake haifanyi kazi.',
    who: 'Wageni wote wa tovuti.',
    why: 'Programu ilisimama: baada ya hitilafu, sasisho au kuwashwa upya kwa mashine.',
  },
  refused: {
    cause: 'Seva inamkataa kila mgeni',
    happened: 'Seva inawakataa wote wanaotaka kufungua {host}.',
    who: 'Wageni wote wa tovuti.',
    why: 'Programu ya tovuti imezimwa. Au firewall (mlinzi wa mlangoni) inawarudisha watu.',
  },
  'secure-door-shut': {
    cause: 'Upande salama (wa kufuli) wa tovuti umezimwa',
    happened: 'Seva inajibu, lakini upande wake salama (wenye alama ya kufuli) umezimwa.',
    who: 'Karibu kila mtu: vivinjari hufungua upande salama kwanza.',
    why: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) hakikupakiwa seva ilipowashwa upya. Au mlango 443 ulifungwa.',
  },
  'firewall-shut': {
    cause: 'Firewall inameza ziara za tovuti',
    happened: 'Mashine imewashwa na sehemu zake nyingine zinajibu. Ziara za tovuti zinamezwa bila neno.',
    who: 'Labda kila mtu, labda baadhi ya mitandao tu, ukiwemo wetu. Jaribu kwenye simu yako bila Wi-Fi.',
    why: 'Firewall (mlinzi wa mlangoni) ilibadilishwa, au ilitudhania kuwa washambuliaji.',
    steps: ['Ikifunguka kwenye simu yako, andikia usaidizi wetu. Tutakutumia anwani za ukaguzi wetu, ili ziruhusiwe.'],
  },
  'only-ping-answers': {
    cause: 'Mashine imewashwa, lakini tovuti haijibu',
    happened: 'Mashine imewashwa: inajibu ping (swali fupi la “upo”). Tovuti iliyo ndani yake haisemi kitu.',
    who: 'Wageni wote wa tovuti.',
    why: 'Mashine imelemewa, au firewall (mlinzi wa mlangoni) inawazuia wageni.',
  },
  'blocked-by-filter': {
    cause: 'Mlinzi mbele ya tovuti anakata ziara',
    happened: 'Seva inapokea na kukata mara moja. Hufanya hivyo kabla tovuti haijajibu.',
    who: 'Labda ni wageni wa baadhi ya mitandao tu. Jaribu kwenye simu yako bila Wi-Fi.',
    why: 'Programu ya ulinzi kwenye seva inawazuia baadhi ya wageni, pamoja na ukaguzi wetu.',
  },
  'cut-off': {
    cause: 'Seva inakata mara moja',
    happened: 'Seva inakata mara tu tunapofungua {host}.',
    who: 'Wageni wote wa tovuti, kwa kadiri tunavyoona.',
    why: 'Programu ya tovuti inasimama ghafla, au firewall (mlinzi wa mlangoni) inakata miunganisho.',
  },
  'machine-silent': {
    cause: 'Mashine nzima iko kimya',
    happened: 'Hakuna kinachojibu kwenye mashine: si tovuti, si ping (swali fupi la “upo”), hakuna.',
    who: 'Kila mtu, na kila kitu kingine kinachofanya kazi kwenye mashine hii.',
    why: 'Mashine imezimwa, au mtandao wake haupatikani. Bili ambayo haijalipwa inaweza pia kuwa sababu.',
  },
  'connect-timeout': {
    cause: 'Seva haijibu kwa wakati',
    happened: 'Tuliita {host} na kusubiri sekunde tano. Hakuna aliyepokea.',
    who: 'Wageni wote wa tovuti, kwa kadiri tunavyoona.',
    why: 'Mashine imezimwa au imelemewa, au firewall (mlinzi wa mlangoni) inawazuia wageni.',
  },
  'no-way-to-the-server': {
    cause: 'Hakuna njia ya kufika kwenye mtandao wa seva',
    happened: 'Mtandao wa seva yako haufikiki. Ni kama barabara ya kwenda huko imefungwa.',
    who: 'Kila mtu, na wateja wengine wote wa mtandao huo pia.',
    why: '{company} ina tatizo la mtandao wake, au anwani ya mashine iliondolewa.',
    steps: ['Angalia ukurasa wao wa hali au akaunti yao ya X (Twitter) kwa habari.'],
    otherwise: { why: 'Kampuni ya hosting ina tatizo la mtandao wake, au anwani ya mashine iliondolewa.' },
  },
  'connect-failed': {
    cause: 'Seva haikufikika',
    happened: 'Hatukuweza kuifikia {host}. Muunganisho ulishindwa kabla ya neno lolote kusemwa.',
    who: 'Wageni wote wa tovuti, kwa kadiri tunavyoona.',
    why: 'Mashine au mtandao wake una tatizo.',
  },
  'server-silent': {
    cause: 'Seva haijibu chochote',
    happened: 'Seva yako haijibu ping (swali fupi la “upo”), wala mlango wowote wa kawaida.',
    who: 'Kila mtu anayetumia kitu kwenye seva hii.',
    why: 'Seva imezimwa, mtandao wake haupatikani, au firewall (mlinzi wa mlangoni) inaificha.',
  },
};
