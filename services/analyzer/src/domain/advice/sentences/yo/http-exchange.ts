/** Data: what is said of answers that are cut off or lead in circles. */
import type { httpExchange as english } from '../en/http-exchange.js';
import type { Translated } from '../translated.js';

export const httpExchange: Translated<typeof english, 'yo'> = {
  'cloudflare-redirect-loop': {
    cause: 'Cloudflare àti server náà ń darí àwọn àlejò yí po',
    happened: 'Cloudflare àti server yín ń darí gbogbo àlejò síwá-sẹ́yìn láìdúró. Browser máa ń jáwọ́.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Wọ́n fi Cloudflare sí “Flexible”, ṣùgbọ́n server yín ń béèrè apá ààbò (èyí tó ní àmì àgádágodo).',
    steps: [
      'Nínú Cloudflare, ẹ ṣí “SSL/TLS”, lẹ́yìn náà “Overview”. Ẹ tẹ “Configure”, kí ẹ sì yan “Full”.',
      'Ẹ dúró fún ìṣẹ́jú méjì, lẹ́yìn náà ẹ ṣí ojú òpó náà nínú ojúferese ìkọ̀kọ̀ lórí fóònù yín.',
    ],
  },
  'redirect-loop': {
    cause: 'Ojú òpó náà ń darí àwọn àlejò yí po',
    happened: 'Ojú òpó náà ń darí gbogbo àlejò láti àdírẹ́sì kan sí èkejì, ó tún ń dá wọn padà. Browser máa ń jáwọ́.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Ààtò méjì ń fẹ́ ohun ọ̀tọ̀ọ̀tọ̀: pẹ̀lú “www” tàbí láìsí i, pẹ̀lú àmì àgádágodo tàbí láìsí i.',
    steps: [
      'Nínú WordPress, ẹ ṣí “Settings”, lẹ́yìn náà “General”. Àdírẹ́sì méjèèjì gbọ́dọ̀ jẹ́ ọ̀kan náà, pẹ̀lú “https://”.',
      'Ẹ ní kí wọ́n wo àwọn òfin ìdarí (nínú “.htaccess” tàbí ààtò server): wọ́n ń darí sí ara wọn.',
    ],
  },
  'too-many-redirects': {
    cause: 'Ojú òpó náà ń darí àwọn àlejò lọ́pọ̀ ìgbà jù',
    happened: 'Ojú òpó náà darí wa sí àdírẹ́sì tuntun ní ẹ̀ẹ̀mẹ́rin. A máa ń dúró níbẹ̀.',
    who: 'Àwọn àlejò ń dúró pẹ́, àwọn browser kan sì máa ń jáwọ́.',
    why: 'Àwọn ìdarí àtijọ́ (“this page has moved”) ti pọ̀ jọ.',
    steps: [
      'Ẹ ṣí ojú òpó náà, kí ẹ da àdírẹ́sì tó kẹ́yìn kọ láti inú browser. Ẹ kọ ọ́ sínú “Ṣàtúnṣe server” níbí.',
      'Ẹ ní kí wọ́n sọ àwọn ìdarí náà di ọ̀kan.',
    ],
  },
  'redirect-to-nowhere': {
    cause: 'Ojú òpó náà ń darí àwọn àlejò sí ibi tí ẹnikẹ́ni kò lè dé',
    happened: 'Ojú òpó náà ń darí àwọn àlejò sí àdírẹ́sì tí kò sí fún gbogbo ènìyàn.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Àdírẹ́sì ìdánwò kan ti bẹ̀rẹ̀ iṣẹ́, tàbí ẹnì kan fipá wọ ojú òpó náà.',
    steps: ['Nínú WordPress, ẹ ṣí “Settings”, lẹ́yìn náà “General”, kí ẹ tún àdírẹ́sì méjèèjì ṣe.', 'Ẹ ní kí wọ́n tún ìdarí náà ṣe lónìí.'],
    otherwise: {
      cause: 'Ojú òpó náà ń darí àwọn àlejò sí “localhost”, kọ̀ǹpútà tiwọn',
      happened: 'Ojú òpó náà ń darí gbogbo àlejò sí “localhost”. Fóònù tàbí kọ̀ǹpútà àlejò fúnra rẹ̀ nìyẹn, ojú òpó yín kò sí níbẹ̀.',
      why: 'Wọ́n gbé ojú òpó náà kúrò lórí kọ̀ǹpútà ìdánwò, àdírẹ́sì àtijọ́ ṣì wà nínú ètò rẹ̀.',
    },
  },
  'redirect-loses-padlock': {
    cause: 'Ojú òpó náà ń darí àwọn àlejò kúrò ní apá ààbò',
    happened: 'Apá ààbò ojú òpó náà (èyí tó ní àmì àgádágodo) ń darí àwọn àlejò sí apá tí kò ní ààbò.',
    who: 'Gbogbo ènìyàn. Browser ń kìlọ̀, ẹlòmíràn sì lè ka ọ̀rọ̀ aṣínà lójú ọ̀nà.',
    why: 'Ààtò kan ṣì ní àdírẹ́sì àtijọ́ tó bẹ̀rẹ̀ pẹ̀lú “http://”.',
    steps: [
      'Nínú WordPress, ẹ ṣí “Settings”, lẹ́yìn náà “General”. Àdírẹ́sì méjèèjì gbọ́dọ̀ bẹ̀rẹ̀ pẹ̀lú “https://”.',
      'Ẹ ní kí wọ́n darí rẹ̀ sí “https://”.',
    ],
  },
  'page-never-comes': {
    cause: 'Server náà gba ìpè, ṣùgbọ́n ojú ìwé náà kò dé',
    happened: 'Server náà gba ìpè, ṣùgbọ́n kò fi ojú ìwé náà ránṣẹ́. A dúró fún ìṣẹ́jú àáyá mẹ́wàá.',
    who: 'Gbogbo ènìyàn. Àwọn àlejò ń rí ojú ìwé tó ṣófo tó ń ṣí láìparí.',
    why: 'Ètò ojú òpó náà ti há: database tó lọ́ra, àwọn àlejò tó pọ̀ jù, tàbí ètò mìíràn tí kò dáhùn.',
    steps: ['Ẹ pa plugin tí ẹ fi sí i tàbí tí ẹ ṣe àtúnṣe tuntun sí kẹ́yìn.'],
  },
  'hung-up-in-the-middle': {
    cause: 'Server náà já ìpè ní àárín ojú ìwé',
    happened: 'Server náà bẹ̀rẹ̀ sí dáhùn, lẹ́yìn náà ó já ìpè ní àárín.',
    who: 'Gbogbo ènìyàn: ojú ìwé náà ṣófo tàbí ó gé sí méjì.',
    why: 'Ètò ojú òpó náà ń dúró lójijì nígbà tó ń ṣe ojú ìwé náà, tàbí memory rẹ̀ kéré jù.',
  },
  'empty-reply': {
    cause: 'Server náà dáhùn pẹ̀lú òfìfo',
    happened: 'Server náà gba ìpè, ó sì já a láìsọ nǹkan kan.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Ètò ojú òpó náà ń dúró lójijì lójú ẹsẹ̀, tàbí ètò tí kò tọ̀nà ló ń gbọ́ ní ẹnu ọ̀nà yìí.',
  },
  'not-a-website': {
    cause: 'Ohun kan ń dáhùn, ṣùgbọ́n kì í ṣe ojú òpó',
    happened: 'Ohun kan ń dáhùn ní àdírẹ́sì yìí, ṣùgbọ́n kò sọ èdè ojú òpó.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Ètò mìíràn gba ipò ojú òpó náà, tàbí àdírẹ́sì tó wà níbí dárúkọ ẹnu ọ̀nà (port) tí kò tọ̀nà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, ẹ fi àdírẹ́sì náà wé èyí tó wà nínú “Ṣàtúnṣe server” níbí.',
      'Bí bẹ́ẹ̀ kọ́, ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó gbé ètò kejì lọ sí ẹnu ọ̀nà (port) mìíràn, kó sì tún server náà tàn.',
    ],
  },
  'something-else': {
    cause: 'Ojú òpó náà kò dáhùn bó ṣe yẹ',
    happened: 'Ojú òpó yín kò dáhùn bó ṣe yẹ. A kò tíì rí irú ìṣòro yìí rí.',
    who: 'Gbogbo àwọn tó ń lò ó, ní ìwọ̀n bí a ṣe rí i.',
    why: 'A kò lè mọ̀ láti ìta. Ohun tí a rí wà nísàlẹ̀.',
    steps: ['Ẹ ṣí i lórí fóònù yín láìsí Wi-Fi, kí ẹ lè rí ohun tí àwọn àlejò ń rí.'],
    otherwise: { cause: 'Server náà kò dáhùn bó ṣe yẹ', happened: 'Server yín kò dáhùn bó ṣe yẹ. A kò tíì rí irú ìṣòro yìí rí.' },
  },
};
