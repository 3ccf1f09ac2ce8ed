/** Data: what is said of domains and their names. */
import type { domainName as english } from '../en/domain-name.js';
import type { Translated } from '../translated.js';

export const domainName: Translated<typeof english, 'yo'> = {
  'redirect-to-dead-name': {
    cause: 'Ojú òpó náà ń darí àwọn àlejò sí àdírẹ́sì tí kò sí',
    happened: 'Ojú òpó náà ń dáhùn, ṣùgbọ́n ó ń darí gbogbo àlejò sí orúkọ mìíràn. Orúkọ náà kò sí.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Domain kejì náà ti parí tàbí wọ́n ṣì í kọ, tàbí ìdarí àtijọ́ ni.',
    steps: [
      'Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó mú ìdarí náà kúrò, tàbí kó darí rẹ̀ sí àdírẹ́sì tó tọ̀nà.',
      'Tí domain kejì náà bá jẹ́ ti yín, ẹ wọlé sí ibi tí ẹ ti rà á, kí ẹ wò bóyá ó ti parí. Tó bá rí bẹ́ẹ̀, ẹ sọ ọ́ di ọ̀tun.',
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host}, pẹ̀lú àdírẹ́sì server yín.',
    ],
    otherwise: {
      cause: 'Ojú òpó náà ń darí àwọn àlejò sí {host}, tí kò sí',
      happened: 'Ojú òpó náà ń dáhùn, ṣùgbọ́n ó ń darí gbogbo àlejò sí {host}. Orúkọ náà kò sí.',
      why: 'Wọ́n mú àkọsílẹ̀ {host} kúrò, tàbí wọn kò ṣe é rí.',
    },
  },
  'domain-gone': {
    cause: 'A kò rí domain {domain}',
    happened: 'Íńtánẹ́ẹ̀tì kò mọ orúkọ {domain} mọ́.',
    who: 'Kò sí ẹni tó lè fi orúkọ rẹ̀ dé ibẹ̀, e-mail sí domain yín náà lè má dé.',
    why: 'Lọ́pọ̀ ìgbà, domain náà kò di ọ̀tun, ó sì ti parí. Nígbà mìíràn, wọ́n yí name server (ìwé àdírẹ́sì domain yín) padà.',
    steps: [
      'Tí owó rẹ̀ bá ti wà ní sísan, ẹ wo “Name servers” níbẹ̀. Wọ́n gbọ́dọ̀ jẹ́ èyí tí ilé-iṣẹ́ hosting yín fún yín.',
      'Lẹ́yìn tí ẹ bá sọ ọ́ di ọ̀tun, ẹ dúró tó wákàtí méjì. Lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
    ],
  },
  'name-missing': {
    cause: 'Orúkọ {host} kò sí nínú domain yín',
    happened: 'Domain yín {domain} dára, ṣùgbọ́n kò ní àkọsílẹ̀ fún {host}.',
    who: 'Kò sí ẹni tó lè ṣí àdírẹ́sì yìí. Àwọn mìíràn ṣì lè ṣiṣẹ́.',
    why: 'Wọ́n mú àkọsílẹ̀ náà kúrò, tàbí ó sọnù nígbà ìkólọ sí ilé-iṣẹ́ tuntun.',
    steps: [
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host} pẹ̀lú àdírẹ́sì server yín, {address}.',
      'Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún, lẹ́yìn náà ẹ ṣí àdírẹ́sì náà lórí fóònù yín.',
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host} pẹ̀lú àdírẹ́sì server yín.',
    ],
    otherwise: {
      cause: 'A kò rí {host}',
      happened: 'Íńtánẹ́ẹ̀tì kò mọ orúkọ {host}. A kò lè rí i bóyá domain yín {domain} dára.',
      why: 'Wọ́n mú àkọsílẹ̀ náà kúrò, tàbí domain náà kò di ọ̀tun, ó sì ti parí.',
    },
  },
  'www-missing': {
    cause: '{host} kò sí níbẹ̀, ṣùgbọ́n {domain} wà',
    happened: 'Àdírẹ́sì {host} kò sí. Domain yín {domain} fúnra rẹ̀ wà.',
    who: 'Gbogbo ẹni tó kọ “www.” síwájú orúkọ náà, àti gbogbo ẹni tó tẹ líǹkì àtijọ́.',
    why: 'Wọ́n mú àkọsílẹ̀ “www” kúrò, tàbí wọn kò ṣe é rí.',
    notice: 'Ẹ jọ̀wọ́ ẹ ṣí {domain} láìsí “www” ní báyìí. Ojú òpó kan náà ni.',
    steps: [
      'Ẹ fi àkọsílẹ̀ “CNAME” sí i pẹ̀lú orúkọ “www” àti ibi tó ń lọ {domain}.',
      'Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún, lẹ́yìn náà ẹ ṣí {host} lórí fóònù yín.',
    ],
  },
  'name-without-address': {
    cause: '{host} kò darí sí server kankan',
    happened: 'Orúkọ {host} wà, ṣùgbọ́n kò sọ server tó ni ín.',
    who: 'Kò sí ẹni tó lè ṣí ojú òpó náà.',
    why: 'Wọ́n ti mú àkọsílẹ̀ “A” (ìlà tó dárúkọ server yín) kúrò. Àwọn ìlà e-mail lè ṣì wà, nítorí náà e-mail lè ṣiṣẹ́.',
    steps: [
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host} pẹ̀lú àdírẹ́sì server yín, {address}.',
      'Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún, lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host} pẹ̀lú àdírẹ́sì server yín.',
    ],
  },
  'name-servers-broken': {
    cause: 'Ìwé àdírẹ́sì {domain} ti dàrú',
    happened: 'Name server (ìwé àdírẹ́sì domain yín) ti {domain} ń fúnni ní ìdáhùn tó dàrú.',
    who: 'Ọ̀pọ̀ ènìyàn kò lè ṣí ojú òpó náà. Àwọn kan ṣì lè ṣí i fún wákàtí díẹ̀, nítorí fóònù wọn rántí ọ̀nà.',
    why: 'Lọ́pọ̀ ìgbà, ààtò ààbò kan tí wọ́n ń pè ní “DNSSEC” kò bá a mu mọ́ lẹ́yìn ìkólọ. Tàbí ilé-iṣẹ́ tó ń bójú tó name server náà ní ìṣòro.',
    steps: ['Ẹ wọlé sí ibi tí ẹ ti ra domain yín. Tí “DNSSEC” bá wà ní títàn, tí ẹ sì kó o lọ láìpẹ́, ẹ pa á.'],
  },
  'name-servers-refuse': {
    cause: 'Àwọn name server kò mọ {domain} mọ́',
    happened: 'Name server (ìwé àdírẹ́sì domain yín) kọ̀ láti dáhùn fún {domain}.',
    who: 'Kò sí ẹni tó lè fi orúkọ rẹ̀ dé ibẹ̀, e-mail sí domain yín náà lè má dé.',
    why: 'Domain náà ń darí lọ sí ilé-iṣẹ́ tí kò tọ́jú rẹ̀ mọ́. Èyí máa ń ṣẹlẹ̀ tí àkáǹtì hosting bá ti parí tàbí tí wọ́n bá ti kó o lọ.',
    steps: ['Ẹ wọlé sí ibi tí ẹ ti ra {domain}, kí ẹ fi “Name servers” wé èyí tí ilé-iṣẹ́ hosting yín fún yín.'],
  },
  'name-servers-silent': {
    cause: 'Àwọn name server ti {domain} kò dáhùn',
    happened: 'A béèrè ibi tí {host} wà. Name server (ìwé àdírẹ́sì domain yín) kò dáhùn.',
    who: 'Ọ̀pọ̀ ènìyàn kò lè ṣí ojú òpó náà. Ó ń burú sí i ní wákàtí kọ̀ọ̀kan.',
    why: 'Ilé-iṣẹ́ tó ń tọ́jú ìwé àdírẹ́sì domain yín ní ìṣòro.',
    steps: [
      'Ẹ dúró fún ìṣẹ́jú mẹ́wàá. Irú ìṣòro bẹ́ẹ̀ máa ń lọ fúnra rẹ̀ lọ́pọ̀ ìgbà.',
      'Tó bá pẹ́, ẹ kọ ọ́ ní èdè Gẹ̀ẹ́sì sí ilé-iṣẹ́ tí ẹ ti ra domain náà pé: “The name servers of {domain} do not answer.”',
    ],
    otherwise: { why: 'Cloudflare, tó ń tọ́jú ìwé àdírẹ́sì yín, lè ní ìṣòro.' },
  },
  'only-ipv6': {
    cause: 'Àdírẹ́sì irú tuntun nìkan ni {host} ní',
    happened: 'Àdírẹ́sì irú tuntun (IPv6) nìkan ni {host} ní. Ọ̀pọ̀ nẹ́tíwọ́ọ̀kì fóònù kò tíì lè lò ó.',
    who: 'Ọ̀pọ̀ ènìyàn ní Áfíríkà kò lè ṣí ojú òpó náà.',
    why: 'Wọ́n ti mú ìlà tó ní àdírẹ́sì irú àtijọ́ (àkọsílẹ̀ “A”) kúrò.',
    steps: [
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host} pẹ̀lú àdírẹ́sì irú àtijọ́ (IPv4) ti server yín, {address}.',
      'Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún, lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
      'Ẹ fi àkọsílẹ̀ “A” sí i fún {host} pẹ̀lú àdírẹ́sì irú àtijọ́ (IPv4) ti server yín.',
    ],
  },
  'private-address': {
    cause: '{host} ń darí lọ sí àdírẹ́sì abẹ́lé',
    happened: '{host} ń darí lọ sí àdírẹ́sì tó ń ṣiṣẹ́ nínú ọ́fíìsì kan tàbí ẹ̀rọ kan nìkan.',
    who: 'Kò sí ẹni tó wà níta tó lè ṣí ojú òpó náà.',
    why: 'Ààtò ìdánwò kan ti bẹ̀rẹ̀ iṣẹ́, tàbí wọ́n kọ nọ́ńbà tí kò tọ̀nà fún domain náà.',
    steps: [
      'Ẹ fi àdírẹ́sì ìta server yín sínú àkọsílẹ̀ “A” ti {host}. Ilé-iṣẹ́ hosting yín mọ̀ ọ́n.',
      'Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún, lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
    ],
  },
  'leads-elsewhere': {
    cause: '{host} ń darí lọ sí server mìíràn, kì í ṣe ti yín',
    happened: '{host} ń darí lọ sí ẹ̀rọ mìíràn, kì í ṣe {address} tí ẹ fún wa. Ẹ̀rọ kejì náà kò fi ojú òpó yín hàn.',
    who: 'Gbogbo ẹni tó fi orúkọ rẹ̀ ṣí ojú òpó náà.',
    why: 'Wọ́n kó ojú òpó náà lọ, domain náà sì ń fi ọ̀nà àtijọ́ hàn. Tàbí wọ́n yí domain náà padà.',
    steps: [
      'Tí {address} bá tọ̀nà, ẹ fi sínú àkọsílẹ̀ “A” ti {host}.',
      'Tí ẹ bá mọ̀ọ́mọ̀ kó o lọ, ẹ ṣí “Ṣàtúnṣe server” níbí, kí ẹ sì kọ àdírẹ́sì tuntun náà.',
      'Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún, lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
    ],
  },
  'domain-ended': {
    cause: 'Domain {domain} ti parí',
    happened: 'Domain yín {domain} ti parí. Ó ń fi ojú ìwé ilé-iṣẹ́ tó tà á hàn báyìí.',
    who: 'Gbogbo ènìyàn: àwọn àlejò ń rí ojú ìwé ẹlòmíràn, e-mail yín sì lè dúró.',
    why: 'Owó ọdọọdún rẹ̀ kò di sísan, bóyá nítorí pé káàdì tàbí àdírẹ́sì e-mail kan yí padà.',
    notice: 'Ojú òpó wa {host} kò sí fún ìgbà díẹ̀. Ẹ jọ̀wọ́ ẹ má ṣe kọ nǹkan kan sórí ojú ìwé tí ẹ rí níbẹ̀ báyìí.',
    steps: ['Ẹ ṣe é lónìí. Lẹ́yìn ọ̀sẹ̀ díẹ̀, ẹnikẹ́ni lè ra orúkọ náà.', 'Ẹ tan “Auto-renew” níbẹ̀. Ojú òpó náà máa padà láàárín wákàtí méjì.'],
  },
  'domain-parked': {
    cause: '{host} ń fi ojú ìwé ìpolówó hàn dípò ojú òpó yín',
    happened: '{host} ń fi ojú ìwé tó ṣófo hàn: ìpolówó tàbí “for sale” nìkan ló wà níbẹ̀.',
    who: 'Gbogbo ènìyàn. Àwọn àlejò rò pé ẹ ti kógbá wọlé.',
    why: 'Domain náà ti parí, tàbí wọ́n ti dá name server rẹ̀ (ìwé àdírẹ́sì rẹ̀) padà sí ti ẹni tó tà á.',
    notice: 'Ojú òpó wa {host} kò sí fún ìgbà díẹ̀. Ẹ jọ̀wọ́ ẹ má ṣe kọ nǹkan kan sórí ojú ìwé tí ẹ rí níbẹ̀ báyìí.',
    steps: [
      'Tí owó rẹ̀ bá ti wà ní sísan, ẹ ṣí “Name servers” níbẹ̀, kí ẹ kọ ti ilé-iṣẹ́ hosting yín síbẹ̀.',
      'Ẹ dúró tó wákàtí méjì, lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
    ],
  },
};
