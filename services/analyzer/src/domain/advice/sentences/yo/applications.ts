/** Data: what is said of errors that a customer's own program sends in. */
import type { applications as english } from '../en/applications.js';
import type { Translated } from '../translated.js';

export const applications: Translated<typeof english, 'yo'> = {
  some: 'Gbogbo àwọn tó ń lo apá yìí nínú ètò yín.',
  all: 'Gbogbo àwọn tó ń lo ètò yín, títí a ó fi tún un ṣe.',
  contacts: { builder: 'Ẹni tó kọ́ ètò yín tàbí tó ń bójú tó o.', host: 'Ilé-iṣẹ́ hosting tí ètò yín wà, tàbí ẹni tó kọ́ ọ.' },
  notices: {
    broken: 'Apá kan iṣẹ́ wa ní ìṣòro lọ́wọ́lọ́wọ́. A mọ̀ nípa rẹ̀, a sì ń ṣiṣẹ́ lórí rẹ̀. Ẹ jọ̀wọ́, ẹ gbìyànjú lẹ́ẹ̀kan sí i ní wákàtí kan sí i.',
    slow: 'Iṣẹ́ wa lọ́ra lónìí. A ń ṣiṣẹ́ lórí rẹ̀. Ẹ jọ̀wọ́, ẹ gbìyànjú lẹ́ẹ̀kan sí i tó bá yá.',
    pay: 'Ìsanwó kò ṣeé ṣe lọ́wọ́lọ́wọ́. Ẹ kò pàdánù ohunkóhun. Ẹ jọ̀wọ́, ẹ gbìyànjú tó bá yá tàbí kí ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
    mail: 'Díẹ̀ nínú e-mail wa pẹ́ lónìí. Tí ẹ bá ń retí ọ̀kan, ẹ jọ̀wọ́ ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
  },
  level: 'Ètò yín pè é ní “{level}”.',
  lines: { other: 'Ó fi ìlà {count} ránṣẹ́ nípa ibi tó ti ṣẹlẹ̀. Wọ́n wà nísàlẹ̀.' },
  situations: {
    'app-disk-full': {
      happened: 'Disk ti kún. Ètò yín kò lè fi ohunkóhun pamọ́ mọ́.',
      who: 'Gbogbo àwọn tó ń lo ètò yín, títí a ó fi tún un ṣe. Ìbéèrè ọjà àti àtẹ̀jíṣẹ́ tuntun lè sọnù.',
      why: 'Àwọn ẹ̀dà ìpamọ́ àtijọ́, fáìlì àkọsílẹ̀ tàbí fáìlì tí wọ́n gbé sókè ti kún disk náà.',
      steps: [
        'Ẹ pa ẹ̀dà ìpamọ́ àtijọ́ àti fáìlì àkọsílẹ̀ àtijọ́ rẹ́, títí ìdá mẹ́wàá disk á fi ṣófo.',
        'Ẹ tún ètò náà tàn.',
        'Tó bá tún kún láàárín ọjọ́ díẹ̀, ẹ gba disk tó tóbi sí i.',
      ],
      notice: 'Iṣẹ́ wa ní ìṣòro lónìí. Tí ẹ bá ti béèrè ọjà, ẹ jọ̀wọ́ ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa kí a lè ṣàyẹ̀wò.',
    },
    'app-out-of-memory': {
      happened: 'Ètò yín fẹ́ memory tó pọ̀ ju èyí tó ní lọ, ó sì dúró.',
      why: 'Wọ́n ṣí fáìlì ńlá tàbí àkójọ gígùn lẹ́ẹ̀kan náà, tàbí ètò náà ń tọ́jú ohun tí kò nílò mọ́.',
      steps: [
        'Ẹ tún ètò náà tàn.',
        'Ẹ fún un ní memory sí i nínú ààtò ilé-iṣẹ́ hosting yín.',
        'Ẹ béèrè lọ́wọ́ ẹni tó kọ́ ọ ohun tó ń ṣe ní ìṣẹ́jú náà.',
      ],
    },
    'app-database-password': {
      happened: 'Database (ibi ìpamọ́ dátà yín) kò jẹ́ kí ètò yín wọlé.',
      why: 'Wọ́n yí ọ̀rọ̀ aṣínà padà ní ibì kan, ṣùgbọ́n wọn kò yí i ní ibì kejì.',
      steps: ['Ẹ ṣí ààtò ètò yín, kí ẹ fi orúkọ database, oníṣe àti ọ̀rọ̀ aṣínà wé ti database náà.', 'Ẹ tún ètò náà tàn lẹ́yìn àyípadà kan.'],
    },
    'app-database-crowded': {
      happened: 'Database (ibi ìpamọ́ dátà yín) kò ní àyè fún ìbéèrè kan sí i.',
      who: 'Àwọn àlejò tó ń pọ̀ sí i: ojú ìwé ń pẹ́ kó tó ṣí, lẹ́yìn náà kò ní ṣí.',
      why: 'Àwọn àlejò pọ̀ lẹ́ẹ̀kan náà, tàbí ètò kan kò fi àyè sílẹ̀ nígbà tó parí.',
      steps: [
        'Ẹ tún ètò náà tàn: èyí máa tú àwọn àyè náà sílẹ̀.',
        'Tó bá tún ṣẹlẹ̀, ẹ gba database tó tóbi sí i, tàbí kí ẹ sọ fún ẹni tó kọ́ ọ pé kó dín àyè tó ń lò kù.',
      ],
    },
    'app-database-away': {
      happened: 'Ètò yín kò lè dé ọ̀dọ̀ database (ibi ìpamọ́ dátà yín).',
      why: 'Database náà wà ní pípa, wọ́n ń tún un tàn, tàbí ó ti ní àdírẹ́sì tuntun.',
      steps: [
        'Ẹ wọlé sí ibi tí database náà wà, kí ẹ wò bóyá ó wà ní títàn. Tí kò bá rí bẹ́ẹ̀, ẹ tẹ “Start” tàbí “Restart”.',
        'Ẹ wò bóyá àdírẹ́sì inú ààtò ètò yín ṣì tọ̀nà.',
      ],
    },
    'app-database-locked': {
      happened: 'Iṣẹ́ méjì nínú database (ibi ìpamọ́ dátà yín) ń dí ara wọn lọ́nà, ó sì dá ọ̀kan dúró.',
      who: 'Àwọn ènìyàn díẹ̀: ohun tí wọ́n ṣe lásìkò náà kò sí ní ìpamọ́.',
      why: 'Ènìyàn méjì, tàbí iṣẹ́ méjì, yí ohun kan náà padà lẹ́ẹ̀kan náà.',
      steps: [
        'Tó bá ṣẹlẹ̀ lẹ́ẹ̀kan péré, ẹ sọ fún àwọn ènìyàn náà pé kí wọ́n gbìyànjú lẹ́ẹ̀kan sí i. Kò sí ohun tó dàrú.',
        'Tó bá ń ṣẹlẹ̀ lọ́pọ̀ ìgbà, ẹ fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ.',
      ],
      notice: 'Tí ohun tí ẹ ṣe kẹ́yìn kò bá sí ní ìpamọ́, ẹ jọ̀wọ́ ẹ tún un ṣe.',
    },
    'app-table-missing': {
      happened: 'Ètò yín ń wá ohun kan nínú database (ibi ìpamọ́ dátà yín) tí kò sí níbẹ̀.',
      why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́, ṣùgbọ́n wọn kò tíì ṣe àyípadà tó bá a lọ nínú database.',
      steps: [
        'Ẹ padà sí ẹ̀yà ti tẹ́lẹ̀, tí ohun tuntun kan bá bẹ̀rẹ̀ iṣẹ́ lónìí.',
        'Ẹ sọ fún ẹni tó kọ́ ọ pé kó ṣe “migrations” ti ẹ̀yà tuntun náà.',
      ],
    },
    'app-module-missing': {
      happened: 'Ètò yín kò lè bẹ̀rẹ̀, nítorí apá kan rẹ̀ kò sí níbẹ̀.',
      why: 'Ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn kò pé: ọ̀kan nínú apá rẹ̀ kò sí níbẹ̀.',
      steps: ['Ẹ padà sí ẹ̀yà ti tẹ́lẹ̀.', 'Ẹ sọ fún ẹni tó kọ́ ọ pé kó fi gbogbo apá rẹ̀ sí i, kó sì tún un gbé jáde.'],
    },
    'app-setting-missing': {
      happened: 'Ètò yín kò ní ààtò kan tí kò lè ṣiṣẹ́ láìsí i.',
      why: 'Wọn kò kó ìsọfúnni ìkọ̀kọ̀ tàbí orúkọ kan lọ, lọ́pọ̀ ìgbà nígbà ìkólọ tàbí ẹ̀yà tuntun.',
      steps: [
        'Ẹ ṣí ààtò ètò yín (“Environment” tàbí “Config Vars”), kí ẹ fi wé ti tẹ́lẹ̀.',
        'Ẹ fi èyí tí kò sí níbẹ̀ sí i, kí ẹ sì tún ètò náà tàn.',
      ],
    },
    'app-door-taken': {
      happened: 'Ètò yín kò lè bẹ̀rẹ̀, nítorí ètò mìíràn ti ń lo ẹnu ọ̀nà rẹ̀ (port).',
      why: 'Wọn kò tíì dá ẹ̀dà àtijọ́ ètò náà dúró.',
      steps: ['Ẹ dá ẹ̀dà àtijọ́ náà dúró, tàbí kí ẹ tún gbogbo ẹ̀rọ náà tàn.', 'Ẹ rí i pé ètò náà bẹ̀rẹ̀ lẹ́ẹ̀kan péré.'],
    },
    'app-not-allowed-to-write': {
      happened: 'Ètò yín kò ní àṣẹ láti ṣí tàbí yí fáìlì kan tó nílò padà.',
      why: 'Àṣẹ fódà kan ti yí padà, lọ́pọ̀ ìgbà lẹ́yìn tí wọ́n fi ọwọ́ kó àwọn fáìlì.',
      steps: [
        'Ẹ kọ̀wé sí ilé-iṣẹ́ hosting yín ní èdè Gẹ̀ẹ́sì kí wọ́n dá àṣẹ ètò náà padà: “Please reset file permissions.”',
        'Ẹ tún gbìyànjú ohun tí kò ṣeé ṣe.',
      ],
    },
    'app-payment-refused': {
      happened: 'Ìsanwó kan kò ṣeé ṣe: ètò yín àti ilé-iṣẹ́ ìsanwó kò fohùn ṣọ̀kan.',
      who: 'Àwọn oníbàárà tó fẹ́ sanwó.',
      why: 'Wọn kò gba káàdì kan. Tó bá jẹ́ gbogbo káàdì: key kò tọ̀nà, tàbí ìṣòro wà ní ilé-iṣẹ́ ìsanwó náà.',
      steps: [
        'Ẹ wọlé sí ilé-iṣẹ́ ìsanwó yín, kí ẹ wò bóyá àwọn ìsanwó mìíràn ṣeé ṣe.',
        'Tí kò bá sí ìkankan, ẹ wo ojú ìwé “Status” wọn, kí ẹ sì wo key yín nínú “Settings”, lẹ́yìn náà “API Keys”.',
      ],
      call: 'Ẹ̀ka ìrànlọ́wọ́ ilé-iṣẹ́ ìsanwó yín; lẹ́yìn náà ẹni tó kọ́ ètò yín.',
    },
    'app-mail-not-sent': {
      happened: 'Ètò yín kò lè fi e-mail kan ránṣẹ́.',
      who: 'Àwọn tó ń retí e-mail: ẹ̀rí ìsanwó, kóòdù, ọ̀rọ̀ aṣínà tuntun.',
      why: 'Wọ́n ti yí ọ̀rọ̀ aṣínà e-mail padà, tàbí ilé-iṣẹ́ e-mail ń dí ètò yín lọ́nà.',
      steps: [
        'Ẹ ṣàyẹ̀wò oníṣe àti ọ̀rọ̀ aṣínà e-mail nínú ààtò ètò yín.',
        'Ẹ wọlé sí ilé-iṣẹ́ e-mail yín, kí ẹ wò bóyá wọ́n ti dí ìfiránṣẹ́ yín.',
      ],
      call: 'Ẹ̀ka ìrànlọ́wọ́ ilé-iṣẹ́ e-mail yín.',
    },
    'app-too-many-calls': {
      happened: 'Ètò yín béèrè ohun púpọ̀ jù lọ́wọ́ ilé-iṣẹ́ mìíràn, wọ́n sì ní kó dúró díẹ̀.',
      why: 'Àwọn àlejò pọ̀ ju ti tẹ́lẹ̀ lọ, ètò náà ń tún ohun kan ṣe léraléra, tàbí ètò ìsanwó yín kéré jù.',
      steps: [
        'Ẹ dúró fún wákàtí kan: irú ìdíwọ̀n bẹ́ẹ̀ máa ń ṣí fúnra rẹ̀.',
        'Ẹ wọlé sí ilé-iṣẹ́ náà, kí ẹ wo bí ẹ ti lò tó nínú ètò ìsanwó yín.',
      ],
    },
    'app-certificate': {
      happened: 'Ètò yín kò gbẹ́kẹ̀ lé ètò mìíràn tó ń bá sọ̀rọ̀: ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) tó wà níbẹ̀ kò dára.',
      why: 'Ó ti parí níbẹ̀, tàbí àkójọ àwọn tí ẹ̀rọ yín gbẹ́kẹ̀ lé ti pẹ́ jù.',
      steps: ['Ẹ wo ojú ìwé “Status” ilé-iṣẹ́ náà.', 'Ẹ sọ fún ẹni tó kọ́ ọ pé kó ṣe àtúnṣe tuntun sí ẹ̀rọ náà.'],
    },
    'app-name-not-found': {
      happened: 'Ètò yín kò lè fi orúkọ rí ètò mìíràn.',
      why: 'Wọ́n ṣi orúkọ náà kọ nínú ààtò, tàbí ẹ̀rọ náà kò lè dé orí íńtánẹ́ẹ̀tì.',
      steps: ['Ẹ wo àdírẹ́sì ètò náà nínú ààtò ètò yín.', 'Tí ọ̀pọ̀ orúkọ kò bá ṣeé rí, ẹ tún ẹ̀rọ náà tàn.'],
    },
    'app-no-answer': {
      happened: 'Ètò yín dúró pẹ́ jù de ohun kan, ó sì jáwọ́.',
      who: 'Gbogbo àwọn tó ń lo apá yìí nínú ètò yín. Wọ́n dúró, lẹ́yìn náà wọ́n rí ojú ìwé àṣìṣe.',
      why: 'Ètò mìíràn tàbí database lọ́ra, tàbí iṣẹ́ kan tóbi jù.',
      steps: ['Ẹ wo ojú ìwé “Status” àwọn ilé-iṣẹ́ tí ètò yín ń lò.', 'Tó bá pẹ́, ẹ tún ètò náà tàn, kí ẹ sì fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ.'],
    },
    'app-other-side-closed': {
      happened: 'Ètò yín fẹ́ bá ètò mìíràn sọ̀rọ̀, ṣùgbọ́n ìyẹn já ìpè náà tàbí kò dáhùn.',
      why: 'Ètò kejì wà ní pípa, tàbí wọ́n ń tún un tàn.',
      steps: ['Ẹ wò bóyá àwọn apá yòókù ń ṣiṣẹ́, kí ẹ sì tan èyí tó wà ní pípa.', 'Tó bá jẹ́ ìṣẹ́jú kan péré, kò sí ohun mìíràn láti ṣe.'],
    },
    'app-sign-in-refused': {
      happened: 'Wọn kò jẹ́ kí ẹnì kan, tàbí ètò mìíràn, wọlé.',
      who: 'Lọ́pọ̀ ìgbà ẹnì kan ṣoṣo ni. Tó bá jẹ́ gbogbo ènìyàn, kò sí ẹni tó lè wọlé.',
      why: 'Àkókò ìwọlé tàbí key kan ti parí, tàbí wọ́n yí ìsọfúnni ìkọ̀kọ̀ kan padà.',
      steps: [
        'Ẹ gbìyànjú láti wọlé fúnra yín. Tó bá ṣeé ṣe, ìwọlé àtijọ́ ẹnì kan ni.',
        'Tí kò bá ṣeé ṣe, ẹ ṣàyẹ̀wò key àti ìsọfúnni ìkọ̀kọ̀ nínú ààtò ètò yín.',
      ],
      notice: 'Tí ẹ kò bá lè wọlé, ẹ jọ̀wọ́ ẹ jáde lẹ́ẹ̀kan, kí ẹ sì tún wọlé.',
    },
    'app-unreadable-answer': {
      happened: 'Ètò yín gba ìdáhùn tí kò lè kà.',
      why: 'Ètò mìíràn fi ojú ìwé àṣìṣe ránṣẹ́ níbi tó yẹ kí dátà wà.',
      steps: ['Ẹ wo ojú ìwé “Status” ilé-iṣẹ́ tí ètò yín béèrè nǹkan lọ́wọ́ rẹ̀.', 'Ẹ fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ tó bá tún ṣẹlẹ̀.'],
    },
    'app-php-fatal': {
      happened: 'Ètò yín (tí wọ́n fi PHP kọ) dúró ní àárín iṣẹ́ rẹ̀.',
      why: 'Plugin kan, theme kan tàbí PHP tuntun kò bá àwọn yòókù mu.',
      steps: [
        'Tí ẹ bá ṣe àtúnṣe tuntun sí nǹkan lónìí, ẹ pa ìyẹn, tàbí kí ẹ padà sí ẹ̀yà ti tẹ́lẹ̀.',
        'Ẹ fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ: ìlà inú àkọsílẹ̀ sọ fáìlì tó kàn.',
      ],
    },
    'app-nothing-there': {
      happened: 'Ètò yín retí ohun kan tí kò sí níbẹ̀, ó sì dá iṣẹ́ yìí dúró.',
      why: 'Ìṣòro inú ètò náà: wọn kò múra sílẹ̀ fún àyè tó ṣófo tàbí ìdáhùn tí kò sí.',
      steps: [
        'Ẹ kọ ohun tí wọ́n ń ṣe kó tó ṣẹlẹ̀ sílẹ̀: ó máa jẹ́ kí a rí ìṣòro náà.',
        'Ẹ fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ. Tó bá bẹ̀rẹ̀ lónìí, ẹ padà sí ẹ̀yà ti tẹ́lẹ̀.',
      ],
    },
    'app-unhandled': {
      happened: 'Ètò yín bá ìṣòro kan pàdé tí kò múra sílẹ̀ fún.',
      why: 'Ìṣòro inú ètò náà. Tó bá bẹ̀rẹ̀ lónìí, àyípadà tó kẹ́yìn ni ẹ kọ́kọ́ wò.',
      steps: ['Tí ohun tuntun kan bá bẹ̀rẹ̀ iṣẹ́ lónìí, ẹ padà sí ẹ̀yà ti tẹ́lẹ̀.', 'Ẹ fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ.'],
    },
    'app-something-else': {
      happened: 'Ètò yín sọ pé ìṣòro kan wà.',
      who: 'A kò lè mọ̀ láti ibi yìí: bóyá ẹnì kan, bóyá gbogbo ènìyàn.',
      why: 'Ìṣòro inú ètò náà. Ọ̀rọ̀ tirẹ̀ wà nínú àtẹ̀jíṣẹ́ náà.',
      steps: ['Ẹ gbìyànjú apá ètò yín tí ọ̀rọ̀ náà dárúkọ.', 'Ẹ fi èyí ránṣẹ́ sí ẹni tó kọ́ ọ.'],
    },
  },
};
