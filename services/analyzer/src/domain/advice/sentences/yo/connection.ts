/** Data: what is said of servers that do not answer. */
import type { connection as english } from '../en/connection.js';
import type { Translated } from '../translated.js';

export const connection: Translated<typeof english, 'yo'> = {
  'program-off': {
    cause: 'Ẹ̀rọ náà wà ní títàn, ṣùgbọ́n ètò ojú òpó náà kò ṣiṣẹ́',
    happened: 'Ẹ̀rọ náà wà ní títàn, ó sì ń dá wa lóhùn. Ètò ojú òpó tó wà lórí rẹ̀ kò ṣiṣẹ́.',
    who: 'Gbogbo àlejò ojú òpó náà.',
    why: 'Ètò náà dúró: lẹ́yìn ìṣòro kan, àtúnṣe tuntun tàbí títan ẹ̀rọ náà padà.',
  },
  refused: {
    cause: 'Server náà ń dá gbogbo àlejò padà',
    happened: 'Server náà ń dá gbogbo ẹni tó fẹ́ ṣí {host} padà.',
    who: 'Gbogbo àlejò ojú òpó náà.',
    why: 'Ètò ojú òpó náà wà ní pípa. Tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) ń lé àwọn ènìyàn lọ.',
  },
  'secure-door-shut': {
    cause: 'Wọ́n ti pa apá ààbò (àgádágodo) ojú òpó náà',
    happened: 'Server náà ń dáhùn, ṣùgbọ́n apá ààbò rẹ̀ (èyí tó ní àmì àgádágodo) wà ní pípa.',
    who: 'Ó fẹ́rẹ̀ẹ́ jẹ́ gbogbo ènìyàn: browser máa ń kọ́kọ́ ṣí apá ààbò.',
    why: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) kò ṣí nígbà tí wọ́n tún un tàn kẹ́yìn. Tàbí wọ́n ti tì port 443 pa.',
  },
  'firewall-shut': {
    cause: 'Firewall kan ń gbé àwọn àbẹ̀wò sí ojú òpó náà mì',
    happened: 'Ẹ̀rọ náà wà ní títàn, àwọn apá mìíràn lórí rẹ̀ sì ń dáhùn. Ṣùgbọ́n àbẹ̀wò sí ojú òpó náà ń sọnù láìsí ìdáhùn.',
    who: 'Bóyá gbogbo ènìyàn, bóyá nẹ́tíwọ́ọ̀kì díẹ̀ nìkan, títí kan tiwa. Ẹ gbìyànjú rẹ̀ lórí fóònù yín láìsí Wi-Fi.',
    why: 'Wọ́n yí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) padà, tàbí ó rò pé ọ̀tá ni wá.',
    steps: [
      'Tó bá ṣí lórí fóònù yín, ẹ kọ̀wé sí ẹ̀ka ìrànlọ́wọ́ wa. A máa fi àdírẹ́sì tí àyẹ̀wò wa ń ti wá ránṣẹ́ sí yín, kí wọ́n lè jẹ́ kí a wọlé.',
    ],
  },
  'only-ping-answers': {
    cause: 'Ẹ̀rọ náà wà ní títàn, ṣùgbọ́n ojú òpó náà kò dáhùn',
    happened: 'Ẹ̀rọ náà wà ní títàn: ó ń dáhùn ping (ìbéèrè kúkúrú “ṣé ẹ wà níbẹ̀”). Ojú òpó náà tó wà lórí rẹ̀ kò sọ nǹkan kan.',
    who: 'Gbogbo àlejò ojú òpó náà.',
    why: 'Iṣẹ́ ti pọ̀ jù fún ẹ̀rọ náà, tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) ń dí àwọn àlejò lọ́nà.',
  },
  'blocked-by-filter': {
    cause: 'Ẹ̀ṣọ́ kan níwájú ojú òpó náà ń já àbẹ̀wò dúró',
    happened: 'Server náà gba ìpè, ó sì já a lójú ẹsẹ̀. Ó ń ṣe bẹ́ẹ̀ kí ojú òpó náà tó lè dáhùn.',
    who: 'Bóyá àwọn àlejò láti nẹ́tíwọ́ọ̀kì díẹ̀ nìkan. Ẹ gbìyànjú rẹ̀ lórí fóònù yín láìsí Wi-Fi.',
    why: 'Ètò ààbò kan lórí server náà ń dí àwọn àlejò kan lọ́nà, àti àyẹ̀wò wa pẹ̀lú.',
  },
  'cut-off': {
    cause: 'Server náà ń já ìpè lójú ẹsẹ̀',
    happened: 'Server náà ń já ìpè ní kété tí a bá ṣí {host}.',
    who: 'Gbogbo àlejò ojú òpó náà, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Ètò ojú òpó náà ń dúró lójijì, tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) ń já àwọn ìpè.',
  },
  'machine-silent': {
    cause: 'Gbogbo ẹ̀rọ náà dákẹ́',
    happened: 'Kò sí ohun tó ń dáhùn lórí ẹ̀rọ náà: kò sí ojú òpó, kò sí ping (ìbéèrè kúkúrú “ṣé ẹ wà níbẹ̀”), kò sí nǹkan kan.',
    who: 'Gbogbo ènìyàn, àti gbogbo ohun mìíràn tó ń ṣiṣẹ́ lórí ẹ̀rọ yìí.',
    why: 'Ẹ̀rọ náà wà ní pípa, tàbí nẹ́tíwọ́ọ̀kì rẹ̀ kò ṣiṣẹ́. Owó tí kò tíì di sísan náà lè fà á.',
  },
  'connect-timeout': {
    cause: 'Server náà kò dáhùn lásìkò',
    happened: 'A pe {host}, a sì dúró fún ìṣẹ́jú àáyá márùn-ún. Kò sí ẹni tó dáhùn.',
    who: 'Gbogbo àlejò ojú òpó náà, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Ẹ̀rọ náà wà ní pípa tàbí iṣẹ́ pọ̀ jù fún un, tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) ń dí àwọn àlejò lọ́nà.',
  },
  'no-way-to-the-server': {
    cause: 'Kò sí ọ̀nà dé nẹ́tíwọ́ọ̀kì server náà',
    happened: 'A kò lè dé nẹ́tíwọ́ọ̀kì server yín. Ó dà bíi pé ọ̀nà tó lọ síbẹ̀ ti dí.',
    who: 'Gbogbo ènìyàn, àti gbogbo oníbàárà mìíràn lórí nẹ́tíwọ́ọ̀kì náà.',
    why: '{company} ní ìṣòro pẹ̀lú nẹ́tíwọ́ọ̀kì rẹ̀, tàbí wọ́n ti gba àdírẹ́sì ẹ̀rọ náà kúrò.',
    steps: ['Ẹ wo ojú ìwé “Status” wọn tàbí àkáǹtì X (Twitter) wọ́n fún ìròyìn.'],
    otherwise: { why: 'Ilé-iṣẹ́ hosting náà ní ìṣòro pẹ̀lú nẹ́tíwọ́ọ̀kì rẹ̀, tàbí wọ́n ti gba àdírẹ́sì ẹ̀rọ náà kúrò.' },
  },
  'connect-failed': {
    cause: 'A kò lè dé ọ̀dọ̀ server náà',
    happened: 'A kò lè dé ọ̀dọ̀ {host}. Ìsopọ̀ náà já kí a tó sọ ohunkóhun.',
    who: 'Gbogbo àlejò ojú òpó náà, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Ẹ̀rọ náà tàbí nẹ́tíwọ́ọ̀kì rẹ̀ ní ìṣòro.',
  },
  'server-silent': {
    cause: 'Server náà kò dáhùn ohunkóhun',
    happened: 'Server yín kò dáhùn ping (ìbéèrè kúkúrú “ṣé ẹ wà níbẹ̀”), kò sì dáhùn ní ẹnu ọ̀nà tí a sábà máa ń lò.',
    who: 'Gbogbo àwọn tó ń lo ohunkóhun lórí server yìí.',
    why: 'Server náà wà ní pípa, nẹ́tíwọ́ọ̀kì rẹ̀ kò ṣiṣẹ́, tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) ń fi í pamọ́.',
  },
};
