/** Data: what is said of visits that are turned away. */
import type { pageRefused as english } from '../en/page-refused.js';
import type { Translated } from '../translated.js';

export const pageRefused: Translated<typeof english, 'sw'> = {
  'page-not-found': {
    cause: 'Ukurasa haupatikani',
    happened: 'Seva inafanya kazi, lakini haina ukurasa kwenye anwani uliyotupa (msimbo 404).',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Ukurasa ulihamishwa au kuondolewa, au faili zilipotea wakati wa sasisho.',
    steps: [
      'Kwenye WordPress, fungua “Settings”, kisha “Permalinks”, na ubonyeze “Save Changes” bila kubadilisha kitu.',
      'Fungua anwani hiyo kwenye simu yako. Ikiwa ni anwani tu iliyo ya zamani, irekebishe kwenye “Hariri seva” hapa.',
    ],
    otherwise: { why: 'Ukurasa ulihamishwa au kuondolewa, au mipangilio ya viungo ya WordPress ilipotea.' },
  },
  'no-such-app': {
    cause: '{company} haina tovuti yenye jina hili',
    happened: '{company} inajibu kwamba hakuna kilicho chini ya {host}.',
    who: 'Wageni wote wa tovuti.',
    why: 'Programu ilifutwa, au ilipata jina jipya. Au domain iliondolewa kwake.',
    steps: [
      'Ingia kwenye {company}, fungua mradi wako, kisha “Domains”. Hakikisha kwamba {host} imeorodheshwa, na uiongeze tena kama haipo.',
    ],
    otherwise: { happened: 'Mahali tovuti yako inapofanya kazi panajibu kwamba hakuna kilicho chini ya {host}.' },
  },
  'page-gone': {
    cause: 'Ukurasa uliondolewa moja kwa moja',
    happened: 'Seva inasema kwamba ukurasa huu uliondolewa moja kwa moja (msimbo 410).',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Mtu aliondoa ukurasa kwa makusudi, au plugin iliuondoa.',
    steps: ['Ikiwa ukurasa una anwani mpya, iweke kwenye “Hariri seva” hapa.'],
  },
  'payment-due': {
    cause: '{company} imesimamisha tovuti hadi bili ilipwe',
    happened: 'Tovuti imesimamishwa hadi bili ilipwe (msimbo 402).',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Kadi imeisha muda, malipo hayakufanikiwa, au kikomo cha bure kimetumika chote.',
    steps: ['Hakikisha kwamba kadi iliyosajiliwa bado inafaa.'],
  },
  'request-not-understood': {
    cause: 'Seva haijui ifanye nini na ziara',
    happened: 'Seva inajibu kwamba haielewi ziara (msimbo {code}).',
    who: 'Kila mtu anayefungua anwani hii, kwa kadiri tunavyoona.',
    why: 'Seva hailijui jina {host}, au mipangilio yake ilibadilishwa.',
  },
  'visit-not-accepted': {
    cause: 'Programu ya ulinzi inakataa ziara',
    happened: 'Seva inafanya kazi, lakini inaikataa ziara yetu (msimbo {code}).',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Programu ya ulinzi kama “ModSecurity” iliidhania ziara kuwa shambulio.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
      'Kwenye cPanel, fungua “ModSecurity” na uizime kwa domain yako kwa dakika kumi. Ikipatikana kwetu tena, hicho ndicho chanzo.',
    ],
  },
  'address-for-programs': {
    cause: 'Anwani hii inapokea data ya programu, si ziara',
    happened:
      'Seva inafanya kazi. Anwani hii inapokea tu kile ambacho programu nyingine zinaituma (POST). Haifunguki kama ukurasa (msimbo 405).',
    who: 'Labda hakuna mtu: tovuti yenyewe huenda iko sawa.',
    why: 'Imetengenezwa kwa ajili ya fomu, app au kampuni ya malipo, si kwa wageni.',
    steps: ['Fungua “Hariri seva” hapa na uweke anwani nyingine ya kufuatiliwa: kwa mfano ukurasa wa mwanzo.'],
  },
  'visit-timed-out': {
    cause: 'Seva iliacha kusubiri',
    happened: 'Seva ilikata kwa sababu iliona ziara inachukua muda mrefu mno (msimbo 408).',
    who: 'Kwanza wageni wenye muunganisho wa polepole.',
    why: 'Seva imelemewa, au muda wake wa kusubiri umewekwa mfupi mno.',
  },
  'too-much-in-the-cookie': {
    cause: 'Tovuti na mgeni wanabadilishana vitu vingi mno kwa mara moja',
    happened: 'Tovuti inatuma au inapokea mistari ya kiufundi mingi kuliko inavyopaswa.',
    who: 'Baadhi ya wageni: wale ambao wametembelea tovuti mara nyingi.',
    why: 'Programu au plugin inahifadhi vitu vingi mno kwenye vidakuzi (maandishi madogo yanayotunzwa kwenye kivinjari).',
    notice: 'Ikiwa tovuti yetu inaonyesha hitilafu, tafadhali futa vidakuzi vyake kwenye kivinjari chako na ujaribu tena.',
    steps: ['Mwambie mtu mmoja aliyeguswa afute vidakuzi vya tovuti yako. Ikifanya kazi, hicho ndicho chanzo.'],
  },
  'visit-refused': {
    cause: 'Seva inaikataa ziara (msimbo {code})',
    happened: 'Seva inafanya kazi, lakini inakataa kuonyesha ukurasa (msimbo {code}).',
    who: 'Kila mtu anayefungua anwani hii, kwa kadiri tunavyoona.',
    why: 'Mpangilio wa tovuti ulibadilishwa, au programu ya ulinzi ni kali mno.',
    steps: ['Fungua tovuti kwenye simu yako. Ikifanya kazi huko, ni ukaguzi kama wetu tu unaokataliwa.'],
  },
};
