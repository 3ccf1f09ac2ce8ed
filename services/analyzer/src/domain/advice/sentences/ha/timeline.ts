/** Data: what happened in an incident, line by line. */
import type { timeline as english } from '../en/timeline.js';
import type { Translated } from '../translated.js';

export const timeline: Translated<typeof english, 'ha'> = {
  first: { server: 'Dubawa ta gaza a karon farko.', slow: 'Wata amsa ta fi yadda aka saba jinkiri sosai.' },
  opened: {
    down: 'Ƙarin dubawa biyu sun gaza, don haka mun tabbata, muka sanar da ku.',
    partial: '{seen}: mun sanar da ku.',
    unstable: 'Ya katse sau {outages} cikin rabin awa. Mun ƙidaya wannan lokacin katsewa ɗaya, muna sanar da ku sau ɗaya.',
    slow: 'Ya yi jinkiri na minti goma, don haka muka sanar da ku.',
  },
  worsened: 'Babu wurin da yake kaiwa gare shi kuma: daga nan ya daina aiki ga kowa.',
  network: 'Sabobi da yawa a hanyar sadarwa ɗaya su ma sun daina amsawa: matsalar a can take, ba a shafinku ba.',
  changed: 'Ya ci gaba da gazawa, amma da wani dalili dabam. Mun sake bayani.',
  explained: 'Mun duba sosai, mun ƙara bayani dalla-dalla.',
  acknowledged: {
    dashboard: 'Kun ce kuna kan lamarin, a dashboard.',
    whatsapp: 'Kun ce kuna kan lamarin, ta WhatsApp.',
    api: 'Kun ce kuna kan lamarin, ta API.',
  },
  hour: {
    answers: {
      none: 'Bai sake katsewa ba a awa ta ƙarshe, kuma yana amsawa yanzu.',
      some: {
        one: 'Ya katse sau ɗaya a awa ta ƙarshe, kuma yana amsawa yanzu.',
        other: 'Ya katse sau {count} a awa ta ƙarshe, kuma yana amsawa yanzu.',
      },
    },
    silent: {
      none: 'Bai sake katsewa ba a awa ta ƙarshe, amma ba ya amsawa yanzu.',
      some: {
        one: 'Ya katse sau ɗaya a awa ta ƙarshe, kuma ba ya amsawa yanzu.',
        other: 'Ya katse sau {count} a awa ta ƙarshe, kuma ba ya amsawa yanzu.',
      },
    },
  },
  over: {
    recovered: 'Ya sake amsawa, ya ci gaba da haka na minti ɗaya.',
    everywhere: 'An sake kaiwa gare shi daga kowane wuri, aka ci gaba da haka na minti ɗaya.',
    steady: 'Daga nan ya yi ta amsawa ba yankewa na rabin awa.',
    paused: 'Kun ɗan tsayar da wannan sabar, don haka muka daina sa ido a kansa.',
    deleted: 'Kun goge wannan sabar, don haka muka daina sa ido a kansa.',
    fast: 'Saurinsa ya koma yadda aka saba, ya ci gaba da haka na minti goma.',
    superseded: 'Ya daina amsawa yadda ya kamata: wannan matsala ce ta kanta.',
    narrowed: 'An sake iya kaiwa gare shi daga wasu wurare, amma ba daga duka ba: wannan wata matsala ce dabam.',
    accepted: 'Kun ce daga yanzu haka yake. Muna sake koyon abin da aka saba.',
    reconfigured: 'Kun sauya adireshinsa, don haka muka fara daga farko.',
  },
  step: {
    done: 'Kun ce an yi mataki na {step}.',
    works: 'Sai ya sake amsawa.',
    down: 'Har yanzu ba ya aiki.',
    changed: 'Har yanzu ba ya aiki, da wani dalili dabam.',
    quick: 'Sai ya sake yin sauri.',
    slow: 'Har yanzu yana jinkiri.',
  },
  job: {
    missing: {
      first: 'An yi tsammanin aikin daga nan.',
      opened: 'Bai ba da rahoto a lokacin da kuka yarda ba, don haka muka sanar da ku.',
    },
    failed: { first: 'Aikin ya ba da rahoton cewa ya gaza.', opened: 'Mun sanar da ku.' },
    unfinished: {
      first: 'Aikin ya ba da rahoton cewa ya fara.',
      opened: 'Bai ba da rahoton ƙarewa a lokacin da kuka yarda ba, don haka muka sanar da ku.',
    },
    over: {
      recovered: 'Aikin ya ba da rahoton cewa ya ƙare da kyau.',
      paused: 'Kun ɗan tsayar da wannan aikin, don haka muka daina jiran sa.',
      deleted: 'Kun goge wannan aikin, don haka muka daina jiran sa.',
      reconfigured: 'Kun sauya wannan aikin, don haka muka fara daga farko.',
    },
  },
};
