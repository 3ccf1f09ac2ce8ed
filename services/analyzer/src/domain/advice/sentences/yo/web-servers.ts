/** Data: what is said of web servers. */
import type { webServers as english } from '../en/web-servers.js';
import type { Translated } from '../translated.js';

export const webServers: Translated<typeof english, 'yo'> = {
  'plain-visit-on-secure-door': {
    cause: 'Àbẹ̀wò ń dé ẹnu ọ̀nà tí kò tọ̀nà',
    happened: 'Àbẹ̀wò lásán ń dé ẹnu ọ̀nà tó wà fún àbẹ̀wò ààbò (èyí tó ní àmì àgádágodo).',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí láìsí “https://”.',
    why: '“s” inú “https://” kò sí nínú ìdarí kan tàbí nínú àdírẹ́sì tó wà níbí, tàbí wọ́n da port méjì pọ̀.',
    steps: ['Ẹ tún àdírẹ́sì náà ṣe nínú “Ṣàtúnṣe server” níbí: ó gbọ́dọ̀ bẹ̀rẹ̀ pẹ̀lú “https://”.'],
  },
  'client-certificate-asked': {
    cause: 'Server náà ń béèrè ìwé ẹ̀rí ààbò lọ́wọ́ àwọn àlejò',
    happened: 'Àwọn àlejò tó fi ìwé ẹ̀rí ààbò tiwọn hàn nìkan ni server náà ń jẹ́ kó wọlé. Browser lásán kò ní ìkankan.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà bó ṣe yẹ.',
    why: 'Wọ́n tan ààbò kan láàárín Cloudflare àti server náà, tàbí àwọn àlejò kò gba inú Cloudflare wá.',
    steps: ['Nínú Cloudflare, ẹ rí i pé kùrukùru lẹ́gbẹ̀ẹ́ àkọsílẹ̀ “A” yín ní àwọ̀ ọsàn, “Authenticated Origin Pulls” sì wà ní títàn.'],
  },
  'too-many-notes': {
    cause: 'Ojú òpó náà ń tọ́jú àkọsílẹ̀ kékeré tó pọ̀ jù sínú browser',
    happened: 'Browser ń dá cookies (àkọsílẹ̀ kékeré ti ojú òpó náà) padà ju èyí tí server náà ń gbà lọ.',
    who: 'Àwọn àlejò kan: àwọn tó ti wá sí ojú òpó náà lọ́pọ̀ ìgbà.',
    why: 'Ètò tàbí plugin kan ń fi ohun púpọ̀ jù pamọ́ sínú cookies.',
    steps: ['Ẹ sọ fún ẹnì kan tó kàn pé kó pa cookies ojú òpó yín rẹ́. Tó bá ṣiṣẹ́ lẹ́yìn náà, òun ló fà á.'],
  },
  'upload-too-big': {
    cause: 'Ohun tí àwọn àlejò ń fi ránṣẹ́ tóbi jù fún server náà',
    happened: 'Server náà kọ ohun tí wọ́n fi ránṣẹ́ sí i, nítorí ó tóbi ju èyí tí wọ́n gbà láyè lọ.',
    who: 'Gbogbo àwọn tó ń gbé àwòrán tàbí fáìlì sókè.',
    why: 'Ìwọ̀n tí wọ́n gbà láyè kéré jù.',
  },
  'rights-of-the-folder': {
    cause: 'Server náà kò ní àṣẹ láti ka fódà ojú òpó náà',
    happened: 'Server náà kò ní àṣẹ láti ka fódà ojú òpó yín, ó sì ń dá gbogbo ènìyàn padà nítorí ààbò.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Àṣẹ fódà náà yí padà nítorí ìgbésókè, ìkólọ tàbí ẹ̀dà ìpamọ́.',
  },
  'htaccess-fault': {
    cause: 'Ààtò ojú òpó náà kan ń dá server náà dúró',
    happened: 'Server náà dúró kó tó ṣe ojú ìwé náà. Ó sọ pé ìṣòro wà nínú ààtò ojú òpó náà.',
    why: 'Lọ́pọ̀ ìgbà, ìlà kan nínú fáìlì “.htaccess” ni, tí plugin tàbí ènìyàn kọ. Àṣẹ fáìlì tí kò tọ̀nà náà máa ń rí bẹ́ẹ̀.',
    steps: [
      'Nínú dashboard hosting yín, ẹ ṣí “File Manager”, “public_html”, kí ẹ yí orúkọ “.htaccess” sí “htaccess-off”. Tí ojú òpó bá ṣí, òun ló fà á.',
    ],
  },
  'server-at-capacity': {
    cause: 'Ọwọ́ server náà dí jù, tàbí wọ́n fi sí ìsinmi',
    happened: 'Server náà sọ pé òun kò lè fi ojú òpó náà hàn báyìí: ọwọ́ rẹ̀ dí jù tàbí iṣẹ́ àtúnṣe ń lọ (kóòdù 503).',
    who: 'Gbogbo àlejò, tàbí ọ̀pọ̀ nínú wọn ní wákàtí tí iṣẹ́ pọ̀.',
    why: 'Ètò tó ń ṣe àwọn ojú ìwé wà ní pípa tàbí ó há, tàbí àwọn àlejò pọ̀ ju ti tẹ́lẹ̀ lọ.',
  },
  'visits-limited': {
    cause: 'Àbẹ̀wò ti dé òpin: ó pọ̀ jù lẹ́ẹ̀kan náà',
    happened: 'Server náà ń ka àbẹ̀wò, ó sì sọ pé ó ti pọ̀ jù. Ó ń kọ gbogbo èyí tó ju òpin rẹ̀ lọ.',
    who: 'Àwọn tó wá ní àkókò náà, àti gbogbo àwọn tó ń lo àdírẹ́sì kan náà.',
    why: 'Òpin náà kéré jù, tàbí róbọ́ọ̀tì púpọ̀ ló ń wá.',
    steps: ['Ẹ béèrè òpin wo ni (“rate limit”), kí wọ́n gbé e sókè tàbí kí wọ́n dí àwọn róbọ́ọ̀tì.'],
  },
  'proxy-got-no-answer': {
    cause: 'Ètò tó wà lẹ́yìn ojú òpó náà kò dáhùn',
    happened: 'Apá iwájú server yín ń ṣiṣẹ́. Ètò tó wà lẹ́yìn rẹ̀, tó ń ṣe àwọn ojú ìwé, ń já ìpè tàbí ó wà ní pípa.',
    why: 'Ètò náà dúró lójijì, wọ́n ń tún un tàn, tàbí memory rẹ̀ kéré jù.',
  },
  'litespeed-busy': {
    cause: 'Ètò ojú òpó náà (PHP) kò dáhùn',
    happened: 'Server náà wà ní títàn. Ètò (PHP) tó ń ṣe ojú ìwé yín dúró lójijì tàbí kò ní àyè mọ́.',
    why: 'Àkáǹtì hosting yín ti lo gbogbo memory tàbí iye iṣẹ́ rẹ̀. Tàbí plugin kan ń dúró lójijì.',
    steps: ['Nínú cPanel, ẹ ṣí “Resource Usage” láti rí ìwọ̀n tó kún, àti ìgbà tó kún.'],
  },
  'varnish-no-page': {
    cause: 'Ètò tó wà lẹ́yìn ojú òpó náà kò dáhùn',
    happened: 'Ètò olùrànlọ́wọ́ níwájú ojú òpó yín (Varnish) ń ṣiṣẹ́. Ètò tó wà lẹ́yìn rẹ̀ kò fún un ní ojú ìwé.',
    why: 'Ètò náà dúró lójijì, ó lọ́ra jù, tàbí wọ́n ń tún un tàn.',
  },
  'haproxy-no-server': {
    cause: 'Kò sí ọ̀kan nínú ẹ̀rọ tó wà lẹ́yìn ojú òpó náà tó ń ṣiṣẹ́',
    happened: 'Ibi ìgbàlejò ojú òpó yín ń ṣiṣẹ́. Kò ní ẹ̀rọ kankan lẹ́yìn rẹ̀ tó lè darí àwọn àlejò sí.',
    why: 'Gbogbo ẹ̀rọ wà ní pípa tàbí wọn kò yege nínú àyẹ̀wò ìlera rẹ̀, lọ́pọ̀ ìgbà lẹ́yìn ẹ̀yà tuntun.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó o pé kó wo ìdí tí àwọn ẹ̀rọ tó wà lẹ́yìn rẹ̀ kò fi ṣiṣẹ́, kó sì tún wọ́n tàn.'],
  },
  'haproxy-too-slow': {
    cause: 'Ètò tó wà lẹ́yìn ojú òpó náà pẹ́ jù',
    happened: 'Ibi ìgbàlejò ojú òpó yín dúró de ẹ̀rọ tó wà lẹ́yìn rẹ̀, ó sì jáwọ́.',
    why: 'Ètò náà ti há: database tó lọ́ra, tàbí àwọn àlejò tó pọ̀ jù.',
  },
  'envoy-no-answer': {
    cause: 'Ètò tó wà lẹ́yìn ojú òpó náà kò dáhùn',
    happened: 'Ibi ìgbàlejò ojú òpó yín ń ṣiṣẹ́. Ètò tó wà lẹ́yìn rẹ̀ wà ní pípa, tàbí kò yege nínú àyẹ̀wò ìlera rẹ̀.',
    why: 'Ó dúró lójijì, wọ́n ń tún un tàn, tàbí ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn kò bẹ̀rẹ̀.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó o pé kó wo ìdí tí ètò tó wà lẹ́yìn rẹ̀ kò fi ṣiṣẹ́, kó sì tún un tàn.'],
  },
  'traefik-no-server': {
    cause: 'Kò sí ètò tó ń ṣiṣẹ́ dáadáa lẹ́yìn ibi ìgbàlejò náà',
    happened: 'Ibi ìgbàlejò ẹ̀rọ yín (Traefik) ń ṣiṣẹ́, ó sì mọ {host}. Kò sí ọ̀kan nínú ètò tó wà lẹ́yìn rẹ̀ tó lè dáhùn.',
    why: 'Àwọn ètò náà kò bẹ̀rẹ̀, tàbí wọn kò yege nínú àyẹ̀wò ìlera rẹ̀, lọ́pọ̀ ìgbà lẹ́yìn ẹ̀yà tuntun.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó o pé kó wo ìdí tí àwọn container kò fi bẹ̀rẹ̀, kó sì tún wọ́n tàn.'],
  },
  'ingress-no-program': {
    cause: 'Ibi ìgbàlejò náà kò mọ orúkọ yìí',
    happened: 'Ibi ìgbàlejò ẹ̀rọ yín ń ṣiṣẹ́, ṣùgbọ́n kò mọ ojú òpó kankan lábẹ́ orúkọ {host}.',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Òfin fún orúkọ yìí kò sí níbẹ̀ tàbí kò tọ̀nà láti àyípadà tó kẹ́yìn.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó o pé kó fi orúkọ inú “Ingress” tàbí òfin router wé {host}.'],
  },
  'kong-no-server': {
    cause: 'Kò sí ètò tó ń ṣiṣẹ́ dáadáa lẹ́yìn ibi ìgbàlejò náà',
    happened: 'Ibi ìgbàlejò ẹ̀rọ yín (Kong) ń ṣiṣẹ́, ó sì mọ ọ̀nà. Kò sí ọ̀kan nínú ètò tó wà lẹ́yìn rẹ̀ tó lè dáhùn.',
    why: 'Àwọn ètò náà wà ní pípa, tàbí wọn kò yege nínú àyẹ̀wò ìlera rẹ̀, lọ́pọ̀ ìgbà lẹ́yìn ẹ̀yà tuntun.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó o pé kó wo ìdí tí àwọn ètò tó wà lẹ́yìn Kong kò fi ṣiṣẹ́, kó sì tún wọ́n tàn.'],
  },
  'weblogic-no-server': {
    cause: 'Ètò server tó wà lẹ́yìn ojú òpó náà kò dáhùn',
    happened: 'Apá iwájú server yín ń ṣiṣẹ́. Ètò server tó wà lẹ́yìn rẹ̀ (WebLogic) kò dáhùn.',
    why: 'Ó wà ní pípa, ó há, tàbí wọ́n ń tún un tàn.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó tún server WebLogic tàn, kó sì ka àkọsílẹ̀ rẹ̀.'],
  },
  'kong-no-route': {
    cause: 'Ibi ìgbàlejò náà kò mọ àdírẹ́sì yìí',
    happened: 'Ibi ìgbàlejò ẹ̀rọ yín (Kong) ń ṣiṣẹ́, ṣùgbọ́n kò darí àdírẹ́sì yìí sí ètò kankan.',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Òfin rẹ̀ kò sí níbẹ̀ tàbí kò tọ̀nà láti àyípadà tó kẹ́yìn.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó o pé kó wo route àti target nínú Kong.'],
  },
  'squid-page': {
    cause: 'Ètò olùrànlọ́wọ́ kan ní àárín kò lè dé ojú òpó náà',
    happened: 'Ètò olùrànlọ́wọ́ kan (proxy) láàárín wa àti ojú òpó yín dáhùn pé òun kò lè dé e.',
    why: 'Server tó wà lẹ́yìn rẹ̀ wà ní pípa, tàbí orúkọ rẹ̀ ń darí lọ sí àdírẹ́sì tí kò tọ̀nà.',
    otherwise: {
      cause: '{front} kò lè dé ọ̀dọ̀ server yín',
      happened: '{front}, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Kò lè dé ọ̀dọ̀ server yín tó wà lẹ́yìn rẹ̀.',
      why: 'Server yín wà ní pípa, àdírẹ́sì rẹ̀ ti yí padà, tàbí firewall rẹ̀ kò jẹ́ kí {front} wọlé.',
    },
  },
  'proxy-name-not-found': {
    cause: 'Wọn kò rí server tó wà lẹ́yìn ojú òpó náà',
    happened: 'Ètò olùrànlọ́wọ́ kan (proxy) níwájú ojú òpó yín ń wá àdírẹ́sì server tó wà lẹ́yìn rẹ̀, kò sì sí.',
    why: 'Wọ́n ṣì kọ orúkọ server náà, wọ́n pa á rẹ́, tàbí ó ti parí.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó tún orúkọ server náà ṣe nínú ètò tó wà níwájú.'],
    otherwise: {
      cause: '{front} kò rí àdírẹ́sì server yín',
      happened: '{front}, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Ó ń wá àdírẹ́sì server yín tó wà lẹ́yìn rẹ̀, kò sì sí.',
    },
  },
  'big-ip-refused': {
    cause: 'Ètò ààbò kan ń dá àbẹ̀wò padà',
    happened: 'Ààbò kan níwájú ojú òpó yín kọ àbẹ̀wò náà, ó sì ń fúnni ní “support ID”.',
    who: 'Bóyá àwọn àyẹ̀wò bíi tiwa nìkan, bóyá àwọn àlejò kan pẹ̀lú. Ẹ ṣí ojú òpó náà lórí fóònù yín kí ẹ lè mọ̀.',
    why: 'Òfin kan rò pé ìkọlù ni àbẹ̀wò náà.',
    steps: ['Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà yín.'],
  },
  'modsecurity-refused': {
    cause: 'Ètò ààbò kan (ModSecurity) ń dá àbẹ̀wò padà',
    happened: 'Ètò ẹ̀ṣọ́ kan ti ilé-iṣẹ́ hosting yín, “ModSecurity”, ń dá wa padà.',
    who: 'Bóyá àwọn àyẹ̀wò bíi tiwa nìkan, bóyá àwọn àlejò kan pẹ̀lú. Ẹ ṣí ojú òpó náà lórí fóònù yín kí ẹ lè mọ̀.',
    why: 'Òfin kan rò pé ìkọlù ni àbẹ̀wò náà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà yín.',
      'Nínú cPanel, ẹ ṣí “ModSecurity”, kí ẹ pa á fún domain yín fún ìṣẹ́jú mẹ́wàá. Tí a bá tún rí i, òun ló fà á.',
    ],
  },
  'imunify-refused': {
    cause: 'Ààbò ilé-iṣẹ́ hosting náà (Imunify360) ń dá àbẹ̀wò dúró',
    happened: 'Imunify360, ètò ẹ̀ṣọ́ ti ilé-iṣẹ́ hosting yín, ń dá àbẹ̀wò wa dúró.',
    who: 'Bóyá àwọn àyẹ̀wò bíi tiwa nìkan, bóyá àwọn àlejò kan pẹ̀lú. Ẹ ṣí ojú òpó náà lórí fóònù yín kí ẹ lè mọ̀.',
    why: 'Ó rò pé ti róbọ́ọ̀tì tàbí ìkọlù ni àbẹ̀wò náà.',
    steps: ['Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà yín.'],
  },
  'country-refused': {
    cause: 'Ojú òpó náà ń dá àwọn orílẹ̀-èdè kan padà',
    happened: 'Ojú òpó náà dáhùn pé a kò lè ṣí òun láti orílẹ̀-èdè tí àyẹ̀wò wa ti wá.',
    who: 'Àwọn àlejò láti àwọn orílẹ̀-èdè kan. Àwọn tó wà ní tiyín lè má ní ìṣòro.',
    why: 'Ààbò tàbí plugin kan ń dí odidi orílẹ̀-èdè lọ́nà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà ní orílẹ̀-èdè yín.',
      'Nínú ààbò yín (Cloudflare, Wordfence, dashboard hosting yín), ẹ ṣí òfin orílẹ̀-èdè, kí ẹ sì mú ìdíwọ̀n náà kúrò.',
    ],
  },
  'blocked-by-law': {
    cause: 'Wọ́n dí ojú òpó náà nítorí òfin ìjọba',
    happened: 'Ìdáhùn náà sọ pé wọ́n dí ojú òpó yìí nítorí òfin ìjọba.',
    who: 'Gbogbo ènìyàn, tàbí gbogbo ènìyàn ní àwọn orílẹ̀-èdè kan.',
    why: 'Àṣẹ ilé ẹjọ́ tàbí ọ́fíìsì kan, tàbí ẹ̀sùn nípa àwòrán, orúkọ tàbí ọ̀rọ̀ kan.',
    steps: ['Ẹ tọ́jú gbogbo lẹ́tà àti e-mail nípa rẹ̀, kí ẹ sì béèrè lọ́wọ́ agbẹjọ́rò.'],
  },
  'sign-in-asked': {
    cause: 'Ojú òpó náà ń ní kí gbogbo àlejò wọlé pẹ̀lú orúkọ',
    happened: 'Server náà ń béèrè orúkọ àti ọ̀rọ̀ aṣínà lọ́wọ́ gbogbo àlejò kó tó fi nǹkan kan hàn.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Wọn kò pa ààbò ojú òpó ìdánwò kan.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “Directory Privacy”, kí ẹ mú ààbò kúrò lórí fódà gbòógì.'],
  },
  'behind-not-trusted': {
    cause: 'Ibi ìgbàlejò kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò server tó wà lẹ́yìn rẹ̀',
    happened:
      'Ibi ìgbàlejò ojú òpó yín ń ṣiṣẹ́. Kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti server tó wà lẹ́yìn rẹ̀, ó sì já ìpè náà.',
    why: 'Ìwé ẹ̀rí náà ti parí, wọ́n ṣe é fún orúkọ mìíràn, tàbí server náà fúnra rẹ̀ ló ṣe é.',
    steps: [
      'Ẹ sọ fún ẹni tó ń bójú tó server náà pé kó sọ ìwé ẹ̀rí server tó wà lẹ́yìn ibi ìgbàlejò di ọ̀tun, fún orúkọ tí ibi ìgbàlejò ń pè.',
    ],
  },
  'calls-itself': {
    cause: 'Ojú òpó náà ń darí àbẹ̀wò yí po nínú ara rẹ̀',
    happened: 'Wọ́n ń gbé àbẹ̀wò ojú òpó yín láti ibì kan nínú rẹ̀ sí òmíràn, ó sì tún ń padà, títí server náà á fi jáwọ́.',
    why: 'Òfin kan tó ń darí àbẹ̀wò (nínú “.htaccess”, ibi ìgbàlejò tàbí ètò náà) ń darí padà sí ara rẹ̀.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó mú òfin tí wọ́n yí padà kẹ́yìn kúrò: ó ń darí sí ara rẹ̀.'],
  },
};
