/** Data: what is said of Cloudflare and the server behind it. */
import type { cloudflare as english } from '../en/cloudflare.js';
import type { Translated } from '../translated.js';

export const cloudflare: Translated<typeof english, 'yo'> = {
  'cloudflare-520': {
    cause: 'Lẹ́yìn Cloudflare, server náà ń dáhùn lọ́nà tí kò tọ́',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Server yín tó wà lẹ́yìn rẹ̀ ń fúnni ní ìdáhùn tó dàrú tàbí tó ṣófo (kóòdù 520).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Ètò ojú òpó náà ń dúró lójijì ní àárín ojú ìwé kan.',
  },
  'cloudflare-521': {
    cause: 'Cloudflare ń ṣiṣẹ́, server tó wà lẹ́yìn rẹ̀ kò ṣiṣẹ́',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Server yín tó wà lẹ́yìn rẹ̀ ń dá a padà (kóòdù 521).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Ètò ojú òpó náà wà ní pípa, tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) server yín ń dí Cloudflare.',
  },
  'cloudflare-522': {
    cause: 'Cloudflare ń ṣiṣẹ́, server tó wà lẹ́yìn rẹ̀ kò dáhùn',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Server yín tó wà lẹ́yìn rẹ̀ kò gba ìpè (kóòdù 522).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Ẹ̀rọ náà wà ní pípa tàbí iṣẹ́ pọ̀ jù fún un, tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) rẹ̀ ń dí Cloudflare.',
    steps: ['Ẹ wò bóyá àkọsílẹ̀ “A” ṣì ń fi àdírẹ́sì server yín hàn.'],
  },
  'cloudflare-523': {
    cause: 'Cloudflare kò rí ọ̀nà dé server náà',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Kò rí ọ̀nà dé server yín (kóòdù 523).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Server náà ní àdírẹ́sì tuntun tí Cloudflare kò mọ̀, tàbí nẹ́tíwọ́ọ̀kì rẹ̀ kò ṣiṣẹ́.',
    steps: ['Ẹ wò bóyá àkọsílẹ̀ “A” ń fi àdírẹ́sì server yín hàn.'],
  },
  'cloudflare-524': {
    cause: 'Server tó wà lẹ́yìn Cloudflare ń pẹ́ jù',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Server yín lò ju ìṣẹ́jú kan ààbọ̀ lọ, Cloudflare sì jáwọ́ (kóòdù 524).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Ojú ìwé kan lọ́ra gan-an: ìròyìn ńlá, database tó há, tàbí àwọn àlejò tó pọ̀ jù.',
  },
  'cloudflare-525': {
    cause: 'Cloudflare àti server náà kò lè sọ̀rọ̀ pẹ̀lú ààbò',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Kò lè bẹ̀rẹ̀ ìbánisọ̀rọ̀ ààbò pẹ̀lú server yín (kóòdù 525).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) tó wà lórí server yín ti sọnù tàbí ó ti dàrú.',
    steps: ['Tí ìyẹn bá máa pẹ́: nínú Cloudflare, ẹ ṣí “SSL/TLS”, lẹ́yìn náà “Overview”, kí ẹ yan “Flexible” fún wákàtí díẹ̀ péré.'],
  },
  'cloudflare-526': {
    cause: 'Cloudflare kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò server náà',
    happened:
      'Cloudflare, tó wà níwájú ojú òpó yín, ń ṣiṣẹ́. Kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti server yín (kóòdù 526).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Ó ti parí, tàbí wọ́n ṣe é fún orúkọ mìíràn.',
    steps: ['Tí ìyẹn bá máa pẹ́: nínú Cloudflare, ẹ ṣí “SSL/TLS”, lẹ́yìn náà “Overview”, kí ẹ yan “Full” dípò “Full (strict)”.'],
  },
  'cloudflare-530': {
    cause: 'Ààtò Cloudflare kan kò darí sí ibì kankan',
    happened: 'Cloudflare, tó wà níwájú ojú òpó yín, kò mọ ibi tí server yín wà (kóòdù 530).',
    who: 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe Cloudflare.',
    why: 'Wọ́n yí àkọsílẹ̀ server yín padà. Tàbí tunnel tó lọ síbẹ̀ kò ṣiṣẹ́.',
    steps: [
      'Ẹ wo àkọsílẹ̀ {host}: ó gbọ́dọ̀ fi àdírẹ́sì server yín hàn.',
      'Tí ẹ bá ń lo tunnel: ẹ ṣí “Zero Trust”, “Networks”, lẹ́yìn náà “Tunnels”. Ó gbọ́dọ̀ sọ pé “Healthy”.',
    ],
  },
};
