/** Data: what is said of slow servers, of networks that are away, and of servers that only some places reach. */
import type { slow as slowInEnglish, network as networkInEnglish, partial as partialInEnglish } from '../en/warnings.js';
import type { Translated } from '../translated.js';

export const slow: Translated<typeof slowInEnglish, 'sw'> = {
  cause: 'Wateja wanasubiri {waits}',
  happened: {
    website: 'Tovuti yako inajibu, lakini polepole: wateja wanasubiri {waits}. Wakati huu kwa kawaida ni {usual}.',
    server: 'Seva yako inajibu, lakini polepole: wateja wanasubiri {waits}. Wakati huu kwa kawaida ni {usual}.',
  },
  places: 'Inaonekana hivyo kutoka {places}, si kutoka kila mahali.',
  who: {
    everybody: 'Kila mtu anayeifungua. Wengi huondoka baada ya sekunde tano.',
    there: 'Wageni wa huko. Wengine huenda hawaoni tofauti.',
  },
  why: 'Kazi nyingi mno kwa mashine: wimbi la wageni, nakala rudufu au uingizaji unaoendelea sasa, au badiliko la leo.',
  steps: [
    'Simamisha nakala rudufu, uingizaji au barua pepe kwa watu wengi ikiwa inaendelea sasa.',
    'Ikiwa kitu kilibadilishwa leo, kama plugin au theme, kizime au omba toleo lililotangulia.',
    'Iandikie kampuni yako ya hosting kwa Kiingereza: “{request}”',
  ],
  call: 'Kampuni inayohifadhi tovuti yako; jina lake liko kwenye bili yako ya hosting.',
  evidence: ['Dakika kumi na zaidi za majibu ya karibu {waits}.', 'Kawaida saa hii ya wiki: {usual}, kwa siku 14 zilizopita.'],
};

export const network: Translated<typeof networkInEnglish, 'sw'> = {
  happened: {
    named:
      'Hili ni tatizo la {network} au la muunganisho wake, si la tovuti yako. Seva {affected} za huko ziliacha kujibu ndani ya dakika chache, na mitandao mingine ni mizima.',
    unnamed:
      'Hili ni tatizo la kampuni ya hosting au la muunganisho wake, si la tovuti yako. Seva {affected} za huko ziliacha kujibu ndani ya dakika chache, na mitandao mingine ni mizima.',
  },
  why: 'Kukatika kwa kampuni ya hosting, au kwa muunganisho wake wa intaneti.',
  steps: {
    wait: 'Usibadilishe wala kuwasha upya kitu: tovuti yako huenda ni nzima kabisa, na itapatikana tena mtandao ukirejea.',
    ask: {
      named: 'Uliza usaidizi wa {network}, au kampuni yako ya hosting, kama wanajua kuhusu kukatika huku na kutaisha lini.',
      unnamed: 'Uliza kampuni yako ya hosting kama wanajua kuhusu kukatika huku na kutaisha lini.',
    },
    customers: 'Waambie wateja wako kwa maandishi yaliyo hapa chini, na kwa sasa pokea oda kwa simu au WhatsApp.',
  },
  notice: 'Kampuni inayotunza tovuti yetu ina tatizo la kukatika. Tunawasubiri. Kwa sasa tafadhali tutumie ujumbe.',
  call: 'Kampuni yako ya hosting. Uliza kwa Kiingereza: “{request}”',
  evidence: 'Seva {affected} kwenye mtandao huu ziliacha kujibu ndani ya dakika chache; mitandao mingine ni mizima.',
};

export const partial: Translated<typeof partialInEnglish, 'sw'> = {
  cause: 'Inafikika kutoka {good}, si kutoka {bad}',
  happened: 'Tunaifikia tovuti yako kutoka {good}, lakini si kutoka {bad}.',
  who: 'Wageni walio {bad} na karibu nako. Wageni walio karibu na {good} hawaoni tofauti.',
  why: 'Kitu kilicho njiani kwenda kwenye seva yako, au orodha ya kuzuia (orodha ya wageni wasioruhusiwa) yenye {bad}. Seva yenyewe inafanya kazi.',
  steps: [
    'Mwombe mtu aliye karibu na {bad} afungue tovuti yako, mara moja kwa Wi-Fi na mara moja kwa data ya simu.',
    'Angalia kama tovuti yako, au huduma iliyo mbele yake kama Cloudflare, inawazuia wageni kutoka {bad}. Kama inawazuia, waruhusu.',
    'Iandikie kampuni yako ya hosting kwa Kiingereza: “{request}”',
  ],
  call: 'Kampuni yako ya hosting. Waambie ni kutoka wapi inafanya kazi ({good}) na kutoka wapi haifanyi ({bad}).',
  evidence: 'Kutoka {bad}: {seen}.',
};
