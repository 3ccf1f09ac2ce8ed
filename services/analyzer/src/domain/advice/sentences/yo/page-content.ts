/** Data: what is said of what a page shows instead of the website. */
import type { pageContent as english } from '../en/page-content.js';
import type { Translated } from '../translated.js';

export const pageContent: Translated<typeof english, 'yo'> = {
  'account-suspended': {
    cause: 'Wọ́n ti dá àkáǹtì hosting náà dúró',
    happened: '{company} ti pa àkáǹtì yín, ó sì ń fi ojú ìwé tó sọ bẹ́ẹ̀ hàn.',
    who: 'Gbogbo ènìyàn. E-mail àkáǹtì kan náà lè má ṣiṣẹ́ pẹ̀lú.',
    why: 'Lọ́pọ̀ ìgbà, owó tí kò tíì di sísan ni. Nígbà mìíràn, iṣẹ́ tó pọ̀ jù tàbí virus lórí ojú òpó náà ni.',
    steps: ['Ẹ béèrè ẹ̀dà dátà yín tó bá ju ọjọ́ kan lọ.'],
  },
  'wordpress-database': {
    cause: 'WordPress kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'WordPress kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà yín.',
    why: 'Ètò database náà wà ní pípa tàbí iṣẹ́ pọ̀ jù fún un. Lẹ́yìn ìkólọ, ọ̀rọ̀ aṣínà rẹ̀ nínú “wp-config.php” lè má tọ̀nà.',
    steps: [
      'Nínú cPanel, ẹ ṣí “MySQL Databases”, kí ẹ tẹ “Check Database”, lẹ́yìn náà “Repair Database”.',
      'Tí ẹ bá yí ọ̀rọ̀ aṣínà database padà láìpẹ́, ẹ fi tuntun sínú “wp-config.php”.',
    ],
  },
  'database-away': {
    cause: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà yín.',
    why: 'Ètò database náà wà ní pípa tàbí ó ti kún, tàbí wọ́n yí ọ̀rọ̀ aṣínà rẹ̀ padà.',
  },
  'php-memory': {
    cause: 'Memory ètò ojú òpó náà ti tán',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín nílò memory tó pọ̀ ju èyí tó lè lò lọ, ó sì dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Plugin tó wúwo, kíkó dátà ńlá wọlé, tàbí ìwọ̀n tó kéré jù.',
  },
  'php-fatal': {
    cause: 'Ètò ojú òpó náà (PHP) dúró ní àárín',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi PHP kọ) dúró ní àárín ojú ìwé náà.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Plugin, theme tàbí PHP tuntun tí kò bá ojú òpó náà mu.',
    steps: ['Tí wọ́n bá yí PHP padà láìpẹ́: nínú cPanel, ẹ ṣí “MultiPHP Manager”, kí ẹ yan ẹ̀yà ti tẹ́lẹ̀.'],
  },
  'wordpress-update-stuck': {
    cause: 'Àtúnṣe tuntun WordPress há ní àárín',
    happened: 'WordPress bẹ̀rẹ̀ àtúnṣe tuntun, ó sì ń fi “Briefly unavailable” hàn. Ìṣẹ́jú kan ló yẹ kó gbà.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà ń rí ìlà yìí nìkan.',
    why: 'Àtúnṣe tuntun náà gé ní àárín, ó sì fi fáìlì “.maintenance” sílẹ̀.',
    steps: [
      'Ẹ dúró fún ìṣẹ́jú márùn-ún: àtúnṣe tuntun náà lè ṣì ń lọ lọ́wọ́.',
      'Lẹ́yìn náà nínú cPanel, ẹ ṣí “File Manager”, “Settings”, ẹ fi àmì sí “Show Hidden Files”. Ẹ pa “.maintenance” inú “public_html” rẹ́.',
      'Lẹ́yìn náà ẹ pa fáìlì “.maintenance” inú fódà gbòógì ojú òpó náà rẹ́.',
      'Ẹ wọlé sí WordPress, kí ẹ sì tún bẹ̀rẹ̀ àtúnṣe tuntun náà.',
    ],
  },
  'maintenance-left-on': {
    cause: 'Ojú òpó náà ń fi ojú ìwé iṣẹ́ àtúnṣe hàn',
    happened: 'Ojú òpó náà ń fi ojú ìwé iṣẹ́ àtúnṣe hàn (“we will be back soon”).',
    who: 'Gbogbo ènìyàn. Kò sí ẹni tó lè lo ojú òpó náà nígbà tó bá wà ní títàn.',
    why: 'Ẹnì kan ń ṣiṣẹ́ lórí rẹ̀, tàbí wọn kò pa ojú ìwé náà lẹ́yìn iṣẹ́.',
    steps: [
      'Ẹ béèrè lọ́wọ́ ẹni tó ń bójú tó ojú òpó náà bóyá iṣẹ́ ń lọ lọ́wọ́. Tó bá rí bẹ́ẹ̀, ẹ tẹ “Dá dúró díẹ̀” lórí server yìí níbí.',
      'Tí kò bá rí bẹ́ẹ̀: nínú WordPress, ẹ ṣí “Plugins”, kí ẹ pa plugin “maintenance” tàbí “coming soon”.',
      'Tí kò bá rí bẹ́ẹ̀, ẹ ní kí wọ́n ṣe àṣẹ “php artisan up”.',
      'Tí kò bá rí bẹ́ẹ̀: nínú Shopify, ẹ ṣí “Online Store”, “Preferences”, kí ẹ mú ọ̀rọ̀ aṣínà kúrò.',
      'Tí kò bá rí bẹ́ẹ̀, ẹ ní kí wọ́n pa ipò iṣẹ́ àtúnṣe.',
    ],
  },
  'empty-server': {
    cause: 'Server náà ṣófo: ojú ìwé yín kò sí lórí rẹ̀',
    happened: 'Server náà ń fi ojú ìwé ẹ̀rọ tó ṣófo hàn. Àwọn ojú ìwé yín kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Wọ́n gbé fáìlì náà lọ tàbí wọ́n pa wọ́n rẹ́, tàbí domain náà ń darí lọ sí ẹ̀rọ tuntun tí kò tíì ní nǹkan kan.',
  },
  'home-page-missing': {
    cause: 'Ojú ìwé àkọ́kọ́ ojú òpó náà kò sí níbẹ̀',
    happened: 'Àwọn àlejò ń rí àkójọ fáìlì lásán. Ojú ìwé àkọ́kọ́ ojú òpó yín kò sí nínú fódà gbòógì rẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Wọ́n pa fáìlì rẹ̀ (“index.php” tàbí “index.html”) rẹ́ tàbí wọ́n yí orúkọ rẹ̀ padà, tàbí ojú òpó náà wà nínú fódà mìíràn.',
    steps: [
      'Nínú dashboard hosting yín, ẹ ṣí “File Manager”, kí ẹ wo “public_html”. Ẹ dá “index.php” tàbí “index.html” padà láti inú ẹ̀dà ìpamọ́.',
      'Ẹ gbé àwọn ẹ̀dà ìpamọ́ kúrò nínú fódà náà: àlejò lè gbà wọ́n sílẹ̀.',
    ],
    otherwise: { happened: 'Sáfà náà ń ṣiṣẹ́, ṣùgbọ́n kò rí ojú ìwé àkọ́kọ́ {host} nínú fódà gbòógì rẹ̀ (kóòdù 404).' },
  },
  'website-not-set-up': {
    cause: 'Ojú òpó náà kò rí ààtò rẹ̀ mọ́, ó sì ń béèrè pé kí wọ́n tún un ṣètò',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò rí ààtò rẹ̀ tàbí ohun tó tọ́jú, ó sì ń sọ fún gbogbo ènìyàn pé kí wọ́n tún un ṣètò.',
    who: 'Gbogbo ènìyàn. Ẹlòmíràn lè fi ojú ìwé yìí gba ojú òpó náà.',
    why: 'Fáìlì ààtò rẹ̀ ti sọnù, tàbí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé) ṣófo. Ó máa ń ṣẹlẹ̀ nígbà ìkólọ tàbí ìmọ́tótó.',
  },
  'program-not-run': {
    cause: 'Server náà ń fi ètò ojú òpó náà hàn dípò kó mú un ṣiṣẹ́',
    happened: 'Àwọn àlejò ń rí ọ̀rọ̀ inú ètò tó wà lẹ́yìn ojú òpó yín. Apá server tó yẹ kó mú un ṣiṣẹ́ wà ní pípa tàbí kò sí.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Apá náà sọnù nígbà àtúnṣe tuntun tàbí ìkólọ ẹ̀rọ náà.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó tún fi apá náà sí i (PHP, ASP, Java tàbí Perl), kó sì tún server náà tàn.'],
  },
  'prove-you-are-human': {
    cause: 'Ojú ìwé “prove that you are human” dúró lójú ọ̀nà',
    happened: 'Ojú ìwé kan tó ń béèrè pé “are you human?” wà níwájú ojú òpó yín. Ó ń dá àyẹ̀wò wa dúró.',
    who: 'Lọ́pọ̀ ìgbà, àwọn róbọ́ọ̀tì bíi àyẹ̀wò wa. Àwọn àlejò yín lè kọ́kọ́ ní láti tẹ bọ́tìnì kan.',
    why: 'Wọ́n tan ààbò kan, láti ọwọ́ yín tàbí fúnra rẹ̀ nígbà ìkọlù.',
    notice: 'Ojú òpó wa lè ní kí ẹ fi hàn pé ènìyàn ni yín. Ẹ tẹ àpótí náà lẹ́ẹ̀kan, ó máa ṣí.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ṣí, kò sí ìṣòro fún àwọn oníbàárà yín.',
      'Nínú Cloudflare, ẹ ṣí “Security”, lẹ́yìn náà “Settings”. Tí “I’m Under Attack” bá wà ní títàn, tí kò sì sí ìkọlù, ẹ pa á.',
    ],
  },
  'website-kit-off': {
    cause: '{company} kò fi ojú òpó yín hàn',
    happened: '{company} ń ṣiṣẹ́, ṣùgbọ́n kò fi ojú òpó kankan hàn lábẹ́ {host}.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Ètò ìsanwó náà ti parí, wọn kò gbé ojú òpó náà jáde, wọ́n fi í sí “private”, tàbí wọ́n mú domain náà kúrò.',
    steps: ['Nínú {company}, ẹ ṣí “Domains”, kí ẹ wò bóyá {host} ti so mọ́ ọn.'],
  },
};
