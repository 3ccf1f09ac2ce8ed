/** Data: what is said of PHP. */
import type { php as english } from '../en/php.js';
import type { Translated } from '../translated.js';

export const php: Translated<typeof english, 'yo'> = {
  'php-extension-missing': {
    cause: 'Apá PHP kan tí ojú òpó náà nílò kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín nílò apá PHP kan tí kò sí ní títàn.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n yí PHP sí ẹ̀yà tuntun, tàbí wọ́n kó ojú òpó náà lọ. Apá yìí (“extension”) kò sí nínú tuntun náà.',
    steps: [
      'Nínú dashboard hosting yín, ẹ ṣí “Select PHP Version”, lẹ́yìn náà “Extensions”, kí ẹ fi àmì sí èyí tí àṣìṣe náà dárúkọ (mysqli, curl, mbstring, gd).',
    ],
  },
  'php-function-missing': {
    cause: 'Plugin tàbí fáìlì ojú òpó náà kan kò bá àwọn yòókù mu',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń pe apá kan tí kò sí níbẹ̀, ó sì dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Àtúnṣe tuntun plugin, theme tàbí PHP kan kò pé, tàbí kò bá àwọn yòókù mu.',
  },
  'php-class-missing': {
    cause: 'Fáìlì ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń wá apá ara rẹ̀ kan tí kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Fáìlì sọnù nígbà àtúnṣe tuntun tàbí ìgbésókè, tàbí wọ́n yọ plugin kan láìparí.',
  },
  'php-parse-error': {
    cause: 'Fáìlì ètò ojú òpó náà kan ní ọ̀rọ̀ tí wọ́n ṣì kọ',
    happened: 'A kò lè ka fáìlì ètò tó wà lẹ́yìn ojú òpó yín kan: wọ́n ṣì kọ ọ̀rọ̀ kan nínú rẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Ẹnì kan yí fáìlì kan padà, tàbí ìgbésókè kan gé ní àárín. Fáìlì tó wà fún PHP tuntun náà máa ń rí bẹ́ẹ̀.',
    steps: ['Tí ẹnì kan bá yí fáìlì kan padà lónìí (lọ́pọ̀ ìgbà “functions.php”), ẹ dá ẹ̀yà ti tẹ́lẹ̀ padà.'],
  },
  'php-packages-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí àwọn package rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń wá àwọn package rẹ̀ (fódà “vendor”), ṣùgbọ́n wọn kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé: wọn kò ṣe “composer install”.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “composer install” lórí server náà.'],
  },
  'php-storage-missing': {
    cause: 'Ojú òpó náà kò rí fódà “storage” rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń wá àwọn package rẹ̀ nínú fódà tó ń jẹ́ “storage”, lẹ́gbẹ̀ẹ́ fódà gbòógì rẹ̀. Wọn kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Fódà náà kò bá àwọn yòókù lọ nígbà ìkólọ, tàbí fáìlì ààtò ní ọ̀nà àtijọ́ sí i.',
    steps: [
      'Ẹ da fódà “storage” kọ láti ibi àtijọ́ tàbí láti inú ẹ̀dà ìpamọ́ sí ibi tí ojú òpó náà ti ń wá a.',
      'Tàbí ẹ tún ọ̀nà rẹ̀ (“DIR_STORAGE”) ṣe nínú fáìlì “config.php” méjèèjì.',
    ],
  },
  'php-prepended-file-missing': {
    cause: 'PHP kò rí fáìlì tó ń ṣí kí ojú ìwé kọ̀ọ̀kan tó jáde',
    happened: 'PHP (èdè ojú òpó yín) gbọ́dọ̀ ṣí fáìlì kan ṣáájú ojú ìwé kọ̀ọ̀kan, nígbà púpọ̀ firewall Wordfence. Fáìlì náà kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Wọ́n kó ojú òpó náà lọ tàbí wọ́n pa plugin kan rẹ́, ìlà kan nínú ètò rẹ̀ sì ṣì ń tọ́ka sí ibi àtijọ́.',
    steps: [
      'Nínú fódà gbòógì ojú òpó náà, ẹ ṣí “.user.ini”, “.htaccess” àti “php.ini”. Ẹ pa ìlà tó ní “auto_prepend_file” rẹ́, tàbí kí ẹ tún ọ̀nà rẹ̀ ṣe.',
      'Ẹ dúró fún ìṣẹ́jú márùn-ún, lẹ́yìn náà ẹ ṣí ojú òpó náà lórí fóònù yín.',
    ],
  },
  'php-file-missing': {
    cause: 'Fáìlì ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń wá ọ̀kan nínú fáìlì rẹ̀, ṣùgbọ́n kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n pa fáìlì náà rẹ́ tàbí wọ́n yí orúkọ rẹ̀ padà, ó sọnù nígbà ìgbésókè, tàbí ìwákiri virus mú un lọ.',
  },
  'php-file-not-allowed': {
    cause: 'Ojú òpó náà kò ní àṣẹ láti lo fáìlì tirẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò ní àṣẹ láti ka tàbí kọ ọ̀kan nínú fáìlì rẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Àṣẹ fáìlì àti fódà yí padà nítorí ìgbésókè, ìkólọ tàbí ẹ̀dà ìpamọ́.',
  },
  'php-took-too-long': {
    cause: 'Ètò ojú òpó náà (PHP) pẹ́ jù',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín pẹ́ jù lórí ojú ìwé náà, wọ́n sì dá a dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Plugin tó lọ́ra, database tó lọ́ra, tàbí ètò kan níbòmíràn tí kò dáhùn.',
  },
  'php-version-wrong': {
    cause: 'PHP náà kò bá ojú òpó náà mu',
    happened: 'Ojú òpó náà nílò PHP (èdè tí wọ́n fi kọ ọ́) tó yàtọ̀ sí èyí tí server náà ní.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Ojú òpó náà gba àtúnṣe tuntun, ó sì nílò PHP tuntun sí i. Tàbí wọ́n dá PHP padà sí ti àtijọ́ nígbà ìkólọ.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “MultiPHP Manager” tàbí “PHP version”, ẹ yan domain yín àti ẹ̀yà tí àṣìṣe náà dárúkọ.'],
  },
  'php-session-folder': {
    cause: 'Ojú òpó náà kò lè tọ́jú ìwọlé àwọn àlejò rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò lè fi ẹni tó wọlé pamọ́.',
    who: 'Gbogbo àwọn tó ń wọlé tàbí tó ń fi nǹkan sínú agbọ̀n ìrajà.',
    why: 'Disk ti kún, tàbí kò ní àṣẹ láti lo fódà ìwọlé.',
  },
  'php-folder-fence': {
    cause: 'Ojú òpó náà kò lè dé ọ̀kan nínú fódà rẹ̀',
    happened: 'Server náà kò jẹ́ kí ètò tó wà lẹ́yìn ojú òpó yín lo fódà kan tó nílò.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n kó ojú òpó náà lọ, tàbí wọ́n yí ọgbà tó yí i ká (“open_basedir”) padà.',
  },
  'php-declared-twice': {
    cause: 'Plugin méjì ojú òpó náà ń kọlu ara wọn',
    happened: 'Apá méjì ètò tó wà lẹ́yìn ojú òpó yín ń jẹ́ orúkọ kan náà, ó sì dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Plugin kan wà níbẹ̀ lẹ́ẹ̀méjì, tàbí wọ́n lẹ apá kan mọ́ “functions.php” lẹ́ẹ̀méjì.',
  },
  'php-wrong-kind': {
    cause: 'Plugin kan kò bá PHP náà mu',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín rí ohun kan tí kò lè lò, ó sì dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Lọ́pọ̀ ìgbà, plugin tàbí theme tó ti pẹ́ jù fún PHP náà ni, lọ́pọ̀ ìgbà lẹ́yìn tí wọ́n ṣẹ̀ṣẹ̀ yí PHP padà.',
    steps: ['Tí wọ́n bá yí PHP padà láìpẹ́: nínú dashboard hosting yín, ẹ yan ẹ̀yà ti tẹ́lẹ̀.'],
  },
  'ioncube-missing': {
    cause: 'Ètò ìṣí kan tí ojú òpó náà nílò (ionCube) kò sí níbẹ̀',
    happened: 'Apá kan ojú òpó yín tí ẹ rà wà ní títì, ètò tó ń ṣí i (ionCube) kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n yí PHP sí ẹ̀yà tuntun, tàbí wọ́n kó ojú òpó náà lọ.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “Select PHP Version”, lẹ́yìn náà “Extensions”, kí ẹ fi àmì sí “ioncube_loader”.'],
  },
  'php-not-run': {
    cause: 'Server náà ń fi ètò ojú òpó náà hàn dípò kó mú un ṣiṣẹ́',
    happened: 'Àwọn àlejò ń rí ọ̀rọ̀ inú ètò tó wà lẹ́yìn ojú òpó yín. PHP, tó yẹ kó mú un ṣiṣẹ́, wà ní pípa tàbí kò sí.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'PHP sọnù nígbà àtúnṣe tuntun tàbí ìkólọ. Tàbí server náà kò ní ẹ̀yà PHP tí ojú òpó náà ń béèrè mọ́.',
    steps: [
      'Ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó tún fi PHP sí i, kó sì tún server náà tàn.',
      'Nínú dashboard hosting yín, ẹ ṣí “MultiPHP Manager” (tàbí “Select PHP Version”), ẹ yan ẹ̀yà PHP fún {host}.',
    ],
  },
  'php-program-not-started': {
    cause: 'Server náà kò rí ètò ojú òpó náà',
    happened: 'PHP, tó ń mú ojú òpó yín ṣiṣẹ́, ń wá fáìlì rẹ̀ nínú fódà tí wọn kò sí.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n gbé fódà gbòógì ojú òpó náà lọ tàbí wọ́n yí orúkọ rẹ̀ padà, tàbí fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé.',
    steps: ['Ẹ wò bóyá “index.php” wà nínú fódà gbòógì ojú òpó náà (“public_html” tàbí “public”).'],
  },
  'laravel-key-missing': {
    cause: 'Key ìkọ̀kọ̀ kan kò sí nínú ààtò ojú òpó náà',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Laravel ṣe) kò ní key ìkọ̀kọ̀, kò sì bẹ̀rẹ̀.',
    why: 'Fáìlì ààtò “.env” kò sí níbẹ̀ tàbí ó ṣófo, lọ́pọ̀ ìgbà lẹ́yìn ìgbésókè tàbí ìkólọ.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó dá “.env” padà, tàbí kó ṣe “php artisan key:generate”.'],
  },
  'laravel-cannot-write': {
    cause: 'Ojú òpó náà kò ní àṣẹ láti kọ nǹkan sínú fódà rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Laravel ṣe) kò ní àṣẹ láti kọ nǹkan sínú fódà rẹ̀ “storage”.',
    why: 'Àṣẹ tàbí ẹni tó ni fódà náà yí padà nígbà ìgbésókè tó kẹ́yìn.',
  },
  'laravel-assets-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí fáìlì tí wọ́n kọ́ fún un',
    happened: 'Àwọn fáìlì tó ń fún ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Laravel ṣe) ní ìrísí kò sí níbẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé: wọn kò ṣe “npm run build”.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “npm run build”, kó sì gbé fódà “public/build” sókè.'],
  },
  'laravel-piece-missing': {
    cause: 'Apá kan ẹ̀yà tuntun náà kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Laravel ṣe) ń wá apá ara rẹ̀ kan tí kò sí níbẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé, tàbí cache àtijọ́ kan ń dárúkọ apá tí kò sí mọ́.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “php artisan optimize:clear”.'],
  },
  'laravel-maintenance': {
    cause: 'Ojú òpó náà (Laravel) wà ní ipò iṣẹ́ àtúnṣe',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín sọ pé wọ́n ti pa á fún iṣẹ́ àtúnṣe (kóòdù 503).',
    why: 'Ẹnì kan ṣe “php artisan down” fún àtúnṣe tuntun, kò sì parí rẹ̀.',
    steps: ['Ẹ béèrè lọ́wọ́ ẹni tó kọ́ ojú òpó náà bóyá iṣẹ́ ń lọ lọ́wọ́. Tí kò bá rí bẹ́ẹ̀, kó ṣe “php artisan up”.'],
  },
  'laravel-old-session-key': {
    cause: 'Key ìkọ̀kọ̀ ojú òpó náà yí padà',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò lè ṣí ohun tó tì tẹ́lẹ̀: key ìkọ̀kọ̀ mìíràn ló ní báyìí.',
    who: 'Gbogbo ẹni tó ti wọlé, àti gbogbo dátà tí wọ́n fi key àtijọ́ tì.',
    why: 'Wọ́n yí “APP_KEY” inú fáìlì “.env” padà, tàbí wọ́n ṣe tuntun.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó dá “APP_KEY” àtijọ́ padà láti inú ẹ̀dà ìpamọ́.'],
  },
  'codeigniter-database': {
    cause: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò lè dé ọ̀dọ̀ database, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà.',
    why: 'Ètò database náà wà ní pípa, tàbí orúkọ tàbí ọ̀rọ̀ aṣínà inú ààtò ojú òpó náà kò tọ̀nà.',
    steps: ['Ẹ fi oníṣe, ọ̀rọ̀ aṣínà àti orúkọ inú “application/config/database.php” tàbí “.env” wé ti dashboard hosting yín.'],
  },
  'codeigniter-folder': {
    cause: 'Fódà ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò rí ọ̀kan nínú fódà rẹ̀.',
    why: 'Wọ́n yí orúkọ fódà náà padà, wọ́n gbé e lọ, tàbí wọn kò gbé e sókè.',
    steps: ['Ẹ wá “system” àti “application” nínú fódà gbòógì ojú òpó náà. Tí ọ̀kan kò bá sí, ẹ tún un gbé sókè.'],
  },
  'cakephp-database': {
    cause: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò lè dé ọ̀dọ̀ database, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà.',
    why: 'Ètò database náà wà ní pípa, tàbí orúkọ tàbí ọ̀rọ̀ aṣínà inú ààtò kò tọ̀nà.',
  },
  'symfony-error': {
    cause: 'Ètò ojú òpó náà (Symfony) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Symfony ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, fáìlì kan kò sí níbẹ̀, tàbí database náà kò ṣiṣẹ́.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó ka “var/log/prod.log”. Àwọn ìlà tó kẹ́yìn sọ ohun tó fà á.'],
  },
  'yii-error': {
    cause: 'Ètò ojú òpó náà (Yii) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Yii ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, tàbí database náà kò ṣiṣẹ́.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó ka “runtime/logs/app.log”. Àwọn ìlà tó kẹ́yìn sọ ohun tó fà á.'],
  },
  'php-too-new': {
    cause: 'PHP tó wà lórí server náà ti tuntun jù fún ojú òpó náà',
    happened: 'Ojú òpó náà ń lo àwọn ọ̀rọ̀ PHP àtijọ́ (èdè tí wọ́n fi kọ ọ́). Ẹ̀yà PHP ti server yìí kò mọ̀ wọ́n mọ́.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n yí PHP sí ẹ̀yà tuntun, tàbí wọ́n kó ojú òpó náà lọ. Ojú òpó náà, tàbí plugin rẹ̀ kan, ti pẹ́ ju bẹ́ẹ̀ lọ.',
    steps: [
      'Nínú dashboard hosting yín, ẹ ṣí “MultiPHP Manager” tàbí “PHP version”, ẹ yan ẹ̀yà ti tẹ́lẹ̀ fún {host}.',
      'Lẹ́yìn náà ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó tún un ṣe, tàbí plugin rẹ̀, fún PHP tuntun.',
    ],
  },
  'php-function-off': {
    cause: 'Wọ́n ti pa iṣẹ́ PHP kan tí ojú òpó náà nílò',
    happened: 'Ojú òpó náà ń lo iṣẹ́ PHP kan (èdè tí wọ́n fi kọ ọ́) tí server yìí kò gbà láàyè.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Ilé-iṣẹ́ hosting náà máa ń pa àwọn iṣẹ́ kan fún ààbò. Ó máa ń hàn lẹ́yìn ìkólọ tàbí ìyípadà PHP.',
    steps: [
      'Ẹ fi àwọn ọ̀rọ̀ ojú ìwé àṣìṣe náà ránṣẹ́ sí ilé-iṣẹ́ hosting yín. Ẹ béèrè bóyá wọ́n lè gba iṣẹ́ yìí láàyè (“disable_functions”, “allow_url_fopen”).',
    ],
  },
};
