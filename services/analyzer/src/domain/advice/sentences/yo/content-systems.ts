/** Data: what is said of content systems and shops. */
import type { contentSystems as english } from '../en/content-systems.js';
import type { Translated } from '../translated.js';

export const contentSystems: Translated<typeof english, 'yo'> = {
  'wordpress-config-missing': {
    cause: 'WordPress kò rí fáìlì ààtò rẹ̀ mọ́',
    happened: 'WordPress kò rí fáìlì ààtò rẹ̀ “wp-config.php” mọ́, ó sì ń sọ fún gbogbo ènìyàn pé kí wọ́n tún un ṣètò.',
    who: 'Gbogbo ènìyàn. Ẹlòmíràn lè fi ojú ìwé yìí gba ojú òpó náà.',
    why: 'Wọ́n pa fáìlì náà rẹ́ tàbí wọ́n gbé e kúrò, lọ́pọ̀ ìgbà nígbà ìkólọ tàbí ìmọ́tótó lẹ́yìn virus.',
    steps: ['Ẹ má ṣe kọ nǹkan kan sínú fọ́ọ̀mù orí ojú ìwé náà: ó máa dá ojú òpó tuntun tó ṣófo sílẹ̀.'],
  },
  'wordpress-install-page': {
    cause: 'WordPress rí database tó ṣófo',
    happened: 'WordPress kò rí nǹkan kan nínú database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé), ó sì ń sọ fún gbogbo ènìyàn pé kí wọ́n tún un ṣètò.',
    who: 'Gbogbo ènìyàn. Ẹlòmíràn lè fi ojú ìwé yìí gba ojú òpó náà.',
    why: 'Wọ́n ti kó ohun inú database náà kúrò tàbí wọ́n ń lo òmíràn, lọ́pọ̀ ìgbà lẹ́yìn ìkólọ tàbí àtúnṣe.',
    steps: ['Ẹ fi “DB_NAME” àti “$table_prefix” inú “wp-config.php” wé database tó wà nínú dashboard hosting yín.'],
  },
  'wordpress-database-not-there': {
    cause: 'Database ojú òpó náà kò sí níbẹ̀, tàbí WordPress kò ní àṣẹ láti ṣí i',
    happened: 'WordPress lè dé ọ̀dọ̀ ètò database náà, ọ̀rọ̀ aṣínà rẹ̀ sì tọ̀nà. Kò lè ṣí database tí orúkọ rẹ̀ wà nínú ààtò rẹ̀.',
    why: 'Database náà kò sí lábẹ́ orúkọ náà, lọ́pọ̀ ìgbà lẹ́yìn ìkólọ. Tàbí oníṣe rẹ̀ kò ní àṣẹ láti lò ó mọ́.',
    steps: ['Ẹ fi orúkọ database inú “wp-config.php” (“DB_NAME”) wé àkójọ tó wà nínú “MySQL Databases” ní dashboard hosting yín.'],
  },
  'wordpress-tables-unavailable': {
    cause: 'Apá kan database WordPress ti dàrú',
    happened: 'Apá kan database WordPress (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ti dàrú tàbí kò sí níbẹ̀.',
    why: 'Ẹ̀rọ náà kú nígbà tó ń kọ nǹkan sórí disk, tàbí disk ti kún.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “MySQL Databases”, ẹ tẹ “Check Database”, lẹ́yìn náà “Repair Database”.'],
  },
  'wordpress-database-update': {
    cause: 'WordPress ń dúró de títẹ bọ́tìnì kan',
    happened: 'WordPress ti gba àtúnṣe tuntun, ó sì ń dúró de kí ẹ ṣe àtúnṣe tuntun sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé).',
    who: 'Ẹ̀yin nínú ojú ìwé alákòóso; àwọn àlejò pẹ̀lú níbi tí plugin kan bá ti ní kó rí bẹ́ẹ̀.',
    why: 'Àtúnṣe tuntun tó ṣe fúnra rẹ̀ tàbí èyí tí ilé-iṣẹ́ hosting yín ṣe.',
    steps: ['Ẹ ṣí “/wp-admin” ojú òpó yín, kí ẹ tẹ “Update WordPress Database”. Ó máa gba ìṣẹ́jú kan.'],
  },
  'wordpress-site-unknown': {
    cause: 'WordPress kò mọ orúkọ yìí',
    happened: 'WordPress ń tọ́jú ojú òpó púpọ̀ níbí, kò sì sí èyí tí orúkọ rẹ̀ ń jẹ́ {host}.',
    why: 'Wọ́n yí orúkọ náà padà, tàbí wọ́n pa ojú òpó náà rẹ́ kúrò nínú àkójọ.',
    steps: ['Nínú WordPress, ẹ ṣí “My Sites”, “Network Admin”, lẹ́yìn náà “Sites”, kí ẹ wò bóyá {host} wà nínú àkójọ.'],
  },
  'wordfence-limit': {
    cause: 'Wordfence tó wà lórí ojú òpó náà ń dá àbẹ̀wò padà',
    happened: 'Wordfence, ètò ẹ̀ṣọ́ inú WordPress yín, ń dá àbẹ̀wò wa padà.',
    who: 'Bóyá àyẹ̀wò bíi tiwa nìkan, bóyá àwọn àlejò láti àwọn orílẹ̀-èdè kan pẹ̀lú.',
    why: 'Òfin Wordfence kan rò pé ọ̀tá ni wá, tàbí wọ́n ti dí orílẹ̀-èdè kan.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà yín.',
      'Nínú WordPress, ẹ ṣí “Wordfence”, lẹ́yìn náà “Firewall”, “Blocking”, kí ẹ mú òfin tó ń dí i kúrò.',
    ],
  },
  'wordpress-site-archived': {
    cause: 'Wọ́n pa ojú òpó náà nínú WordPress',
    happened: 'WordPress sọ pé wọ́n ti gbé ojú òpó yìí kúrò tàbí wọ́n ti dá a dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Wọ́n ti àkáǹtì náà pa, wọ́n rú òfin kan, tàbí ètò ìsanwó kan ti parí.',
  },
  'joomla-database': {
    cause: 'Joomla kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Joomla, ètò tó wà lẹ́yìn ojú òpó yín, kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ojú ìwé.',
    why: 'Ètò database náà wà ní pípa, tàbí ọ̀rọ̀ aṣínà rẹ̀ nínú “configuration.php” kò tọ̀nà.',
    steps: ['Ẹ fi orúkọ oníṣe àti ọ̀rọ̀ aṣínà inú “configuration.php” wé ti dashboard hosting yín.'],
  },
  'joomla-offline': {
    cause: 'Wọ́n ti pa Joomla sí “Offline”',
    happened: 'Wọ́n ti fi Joomla, ètò tó wà lẹ́yìn ojú òpó yín, sí “offline”.',
    why: 'Ẹnì kan fi í síbẹ̀ láti ṣiṣẹ́ lórí ojú òpó náà, kò sì dá a padà.',
    steps: ['Nínú Joomla, ẹ ṣí “System”, “Global Configuration”, kí ẹ fi “Site Offline” sí “No”. Ẹ tẹ “Save”.'],
  },
  'drupal-error': {
    cause: 'Ètò ojú òpó náà (Drupal) dúró nítorí ìṣòro kan',
    happened: 'Drupal, ètò tó wà lẹ́yìn ojú òpó yín, dúró nítorí ìṣòro kan.',
    why: 'Module kan kò bá a mu, àtúnṣe tuntun kan kò parí, tàbí fáìlì kan kò sí níbẹ̀.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó ṣe “drush updatedb” àti “drush cache:rebuild”.'],
  },
  'drupal-maintenance': {
    cause: 'Drupal wà ní ipò iṣẹ́ àtúnṣe',
    happened: 'Drupal, ètò tó wà lẹ́yìn ojú òpó yín, wà ní ipò iṣẹ́ àtúnṣe.',
    why: 'Àtúnṣe tuntun kan fi í síbẹ̀, kò sì dá a padà.',
    steps: ['Nínú Drupal, ẹ ṣí “Configuration”, “Development”, “Maintenance mode”, kí ẹ yọ àmì rẹ̀ kúrò. Ẹ tẹ “Save”.'],
  },
  'magento-error': {
    cause: 'Ètò ìtajà náà (Magento) dúró nítorí ìṣòro kan',
    happened: 'Magento, ètò tó wà lẹ́yìn ilé ìtajà yín, dúró nítorí ìṣòro kan, ó sì ń fi nọ́ńbà ìròyìn hàn.',
    who: 'Gbogbo àlejò ilé ìtajà náà. Kò sí ẹni tó lè ra ọjà.',
    why: 'Àtúnṣe tuntun tàbí extension tuntun tó ní ìṣòro, database rẹ̀ kò sí níbẹ̀, tàbí disk ti kún.',
    steps: ['Ẹ fún ẹni tó kọ́ ilé ìtajà náà ní nọ́ńbà tó wà lẹ́yìn “Error log record number”. Fáìlì kan ni nínú “var/report”.'],
  },
  'magento-maintenance': {
    cause: 'Ilé ìtajà náà (Magento) wà ní ipò iṣẹ́ àtúnṣe',
    happened: 'Magento, ètò tó wà lẹ́yìn ilé ìtajà yín, wà ní ipò iṣẹ́ àtúnṣe.',
    who: 'Gbogbo àlejò ilé ìtajà náà. Kò sí ẹni tó lè ra ọjà.',
    why: 'Àtúnṣe tuntun kan fi í síbẹ̀, kò sì dá a padà.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ilé ìtajà náà pé kó ṣe “bin/magento maintenance:disable”.'],
  },
  'prestashop-database': {
    cause: 'Ilé ìtajà náà (PrestaShop) kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'PrestaShop, ètò tó wà lẹ́yìn ilé ìtajà yín, kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ọjà àti ìbéèrè.',
    who: 'Gbogbo àlejò ilé ìtajà náà. Kò sí ẹni tó lè ra ọjà.',
    why: 'Ètò database náà wà ní pípa, tàbí ọ̀rọ̀ aṣínà rẹ̀ nínú “app/config/parameters.php” kò tọ̀nà.',
  },
  'opencart-database': {
    cause: 'Ilé ìtajà náà (OpenCart) kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'OpenCart, ètò tó wà lẹ́yìn ilé ìtajà yín, kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ọjà àti ìbéèrè.',
    who: 'Gbogbo àlejò ilé ìtajà náà. Kò sí ẹni tó lè ra ọjà.',
    why: 'Ètò database náà wà ní pípa, tàbí ọ̀rọ̀ aṣínà rẹ̀ nínú “config.php” kò tọ̀nà.',
    steps: ['Ẹ fi orúkọ oníṣe àti ọ̀rọ̀ aṣínà inú “config.php” wé ti dashboard hosting yín.'],
  },
  'data-folder-away': {
    cause: 'Ètò náà kò lè lo fódà dátà rẹ̀',
    happened: 'Ètò náà ń wá fódà tí ó ń kó fáìlì rẹ̀ sí. Kò rí i, tàbí kò ní àṣẹ láti lò ó.',
    why: 'Disk fódà náà kò sopọ̀ lẹ́yìn àtúntàn, tàbí ẹni tó ni ín tàbí àṣẹ rẹ̀ ti yí padà.',
  },
  'moodle-data-folder': {
    cause: 'Moodle kò ní àṣẹ láti kọ nǹkan sínú fódà dátà rẹ̀',
    happened: 'Moodle, ètò tó wà lẹ́yìn ojú ìwé yìí, kò ní àṣẹ láti kọ nǹkan sínú fódà tó ń tọ́jú fáìlì rẹ̀ sí (“moodledata”).',
    why: 'Àṣẹ tàbí ẹni tó ni fódà náà yí padà nígbà ìkólọ, ìdàkọ tàbí àtúnṣe tuntun tó kẹ́yìn.',
  },
  'moodle-database': {
    cause: 'Ojú òpó ẹ̀kọ́ náà (Moodle) kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Moodle, ètò tó wà lẹ́yìn ojú òpó ẹ̀kọ́ yín, kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ẹ̀kọ́.',
    who: 'Gbogbo akẹ́kọ̀ọ́ àti olùkọ́.',
    why: 'Ètò database náà wà ní pípa tàbí iṣẹ́ pọ̀ jù fún un, tàbí ọ̀rọ̀ aṣínà rẹ̀ nínú “config.php” kò tọ̀nà.',
  },
  'mediawiki-database': {
    cause: 'Wiki náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ètò wiki náà kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo ojú ìwé.',
    why: 'Ètò database náà wà ní pípa tàbí iṣẹ́ pọ̀ jù fún un.',
  },
  'whmcs-database': {
    cause: 'Ètò ìwé ìsanwó náà (WHMCS) kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'WHMCS, ètò tó wà lẹ́yìn ojú ìwé yìí, kò lè dé ọ̀dọ̀ database rẹ̀, ibi ìpamọ́ gbogbo oníbàárà àti ìwé ìsanwó.',
    why: 'Ètò database náà wà ní pípa, tàbí ọ̀rọ̀ aṣínà rẹ̀ nínú “configuration.php” kò tọ̀nà.',
  },
  'nextcloud-maintenance': {
    cause: 'Nextcloud wà ní ipò iṣẹ́ àtúnṣe',
    happened: 'Nextcloud, ètò tó wà lẹ́yìn àwọn fáìlì yín, wà ní ipò iṣẹ́ àtúnṣe.',
    who: 'Gbogbo àwọn tó ń fẹ́ fáìlì wọ́n.',
    why: 'Àtúnṣe tuntun tàbí ìṣe ẹ̀dà ìpamọ́ fi í síbẹ̀, kò sì dá a padà.',
    steps: ['Tí àtúnṣe tuntun kankan kò bá ń lọ lọ́wọ́, ẹ sọ fún ẹni tó ń bójú tó o pé kó ṣe “occ maintenance:mode --off”.'],
  },
  'odoo-error': {
    cause: 'Ètò iṣẹ́ náà (Odoo) dúró nítorí ìṣòro kan',
    happened: 'Odoo, ètò tó wà lẹ́yìn ojú ìwé yìí, dúró nítorí ìṣòro kan.',
    why: 'Module tuntun kan ní ìṣòro, tàbí database kò sí níbẹ̀.',
  },
  'frappe-updating': {
    cause: 'Àtúnṣe tuntun ń lọ lórí ètò iṣẹ́ náà (ERPNext)',
    happened: 'ERPNext, ètò tó wà lẹ́yìn ojú ìwé yìí, sọ pé àtúnṣe tuntun ń lọ tàbí pé òun wà ní ipò iṣẹ́ àtúnṣe.',
    why: 'Àtúnṣe tuntun kan ń lọ lọ́wọ́, tàbí ó dúró ní àárín.',
    steps: ['Ẹ dúró fún ìṣẹ́jú mẹ́ẹ̀ẹ́dógún. Tí kò bá parí, ẹ sọ fún ẹni tó ń bójú tó o pé kó tún ṣe “bench migrate”.'],
  },
  'ghost-starting': {
    cause: 'Ètò ojú òpó náà (Ghost) ń bẹ̀rẹ̀ tàbí àtúnṣe tuntun ń lọ lórí rẹ̀',
    happened: 'Ghost, ètò tó wà lẹ́yìn ojú òpó yín, ń bẹ̀rẹ̀ tàbí àtúnṣe tuntun ń lọ lórí rẹ̀.',
    why: 'Títàn padà tàbí àtúnṣe tuntun tó ń pẹ́ ju bó ṣe yẹ lọ.',
    steps: ['Ẹ dúró fún ìṣẹ́jú márùn-ún. Lẹ́yìn náà ẹ tẹ “Ṣàyẹ̀wò báyìí” lórí ojú ìwé server yìí níbí.'],
  },
  'theme-missing': {
    cause: 'Ìrísí (theme) ojú òpó náà kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń wá ìrísí rẹ̀ (theme), ṣùgbọ́n kò sí níbẹ̀.',
    why: 'Wọ́n pa folda theme náà rẹ́ tàbí wọ́n yí orúkọ rẹ̀ padà, tàbí wọn kò ṣe ẹ̀dà rẹ̀ nígbà ìkólọ tàbí àtúnṣe tuntun.',
    steps: [
      'Ẹ wọlé sí ojú ìwé alákòóso ojú òpó náà, kí ẹ yan theme mìíràn, tàbí kí ẹ tún gbé theme tó sọnù náà sókè.',
      'Tí ojú ìwé yẹn kò bá ṣí, ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó dá folda theme náà padà sórí server.',
    ],
  },
  'licence-ended': {
    cause: 'Ìwé àṣẹ ètò ojú òpó náà ti parí',
    happened: 'Ètò tó wà lẹ́yìn ojú ìwé yìí sọ pé ìwé àṣẹ òun kò wúlò.',
    why: 'Wọn kò sọ ìwé àṣẹ náà di ọ̀tun, tàbí àdírẹ́sì ẹ̀rọ náà yí padà nígbà ìkólọ.',
    steps: ['Ẹ wọlé sí ibi tí ẹ ti ra ètò náà, kí ẹ sọ ìwé àṣẹ náà di ọ̀tun, tàbí kí ẹ tẹ “Reissue” lẹ́yìn ìkólọ.'],
  },
};
