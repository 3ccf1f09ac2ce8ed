/** Data: what is said of content systems and shops. */
import type { contentSystems as english } from '../en/content-systems.js';
import type { Translated } from '../translated.js';

export const contentSystems: Translated<typeof english, 'sw'> = {
  'wordpress-config-missing': {
    cause: 'WordPress imepoteza faili yake ya mipangilio',
    happened: 'WordPress imepoteza faili yake ya mipangilio “wp-config.php”, na inamwalika kila mtu kuisanidi upya.',
    who: 'Kila mtu. Mtu mwingine anaweza kuichukua tovuti kupitia ukurasa huu.',
    why: 'Faili ilifutwa au kuhamishwa, mara nyingi wakati wa kuhama au kusafisha baada ya virusi.',
    steps: ['Usijaze fomu iliyo kwenye ukurasa: itatengeneza tovuti mpya na tupu.'],
  },
  'wordpress-install-page': {
    cause: 'WordPress inakuta hifadhidata tupu',
    happened: 'WordPress haikuti kitu kwenye hifadhidata yake (ghala la kurasa zote), na inamwalika kila mtu kuisanidi upya.',
    who: 'Kila mtu. Mtu mwingine anaweza kuichukua tovuti kupitia ukurasa huu.',
    why: 'Hifadhidata ilifutwa yote au nyingine inatumika, mara nyingi baada ya kuhama au matengenezo.',
    steps: ['Linganisha “DB_NAME” na “$table_prefix” kwenye “wp-config.php” na hifadhidata iliyo kwenye paneli yako ya hosting.'],
  },
  'wordpress-database-not-there': {
    cause: 'Hifadhidata ya tovuti haipo, au WordPress hairuhusiwi kuifungua',
    happened:
      'WordPress inaifikia programu ya hifadhidata, na nenosiri lake ni sahihi. Hifadhidata yenye jina lililo kwenye mipangilio yake haifunguki.',
    why: 'Hifadhidata haipo chini ya jina hilo, mara nyingi baada ya kuhama. Au mtumiaji wake alipoteza ruhusa ya kuitumia.',
    steps: [
      'Linganisha jina la hifadhidata kwenye “wp-config.php” (“DB_NAME”) na orodha iliyo kwenye “MySQL Databases” ya paneli yako ya hosting.',
    ],
  },
  'wordpress-tables-unavailable': {
    cause: 'Sehemu ya hifadhidata ya WordPress imevurugika',
    happened: 'Sehemu ya hifadhidata (ghala la kurasa na oda zote) ya WordPress imevurugika au haipo.',
    why: 'Mashine ilizimwa katikati ya kuandika, au diski ilijaa.',
    steps: ['Kwenye paneli yako ya hosting, fungua “MySQL Databases”, bonyeza “Check Database”, kisha “Repair Database”.'],
  },
  'wordpress-database-update': {
    cause: 'WordPress inasubiri kitufe kimoja kibonyezwe',
    happened: 'WordPress ilipata sasisho na sasa inakusubiri ufanye sasisho la hifadhidata yake (ghala la kurasa zote).',
    who: 'Wewe kwenye kurasa za usimamizi; na wageni pia ikiwa plugin inalazimisha.',
    why: 'Sasisho la kujiendesha au la kampuni yako ya hosting.',
    steps: ['Fungua “/wp-admin” ya tovuti yako na ubonyeze “Update WordPress Database”. Inachukua dakika moja.'],
  },
  'wordpress-site-unknown': {
    cause: 'WordPress hailijui jina hili',
    happened: 'WordPress inahifadhi tovuti kadhaa hapa, na hakuna yenye jina {host}.',
    why: 'Jina lilibadilishwa, au tovuti ilifutwa kwenye mtandao wa tovuti.',
    steps: ['Kwenye WordPress, fungua “My Sites”, “Network Admin”, kisha “Sites”, uone kama {host} iko kwenye orodha.'],
  },
  'wordfence-limit': {
    cause: 'Wordfence kwenye tovuti inakataa ziara',
    happened: 'Wordfence, programu ya ulinzi kwenye WordPress yako, inaikataa ziara yetu.',
    who: 'Labda ni ukaguzi kama wetu tu, labda pia wageni kutoka nchi fulani.',
    why: 'Kanuni ya Wordfence ilitudhania kuwa washambuliaji, au nchi imezuiwa.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
      'Kwenye WordPress, fungua “Wordfence”, kisha “Firewall”, “Blocking”, na uondoe kanuni inayozuia.',
    ],
  },
  'wordpress-site-archived': {
    cause: 'Tovuti ilizimwa ndani ya WordPress',
    happened: 'WordPress inasema kwamba tovuti hii iliwekwa kando au imesimamishwa.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Akaunti ilifungwa, kanuni ilivunjwa, au kifurushi kimeisha.',
  },
  'joomla-database': {
    cause: 'Joomla haiwezi kuifikia hifadhidata yake',
    happened: 'Joomla, programu iliyo nyuma ya tovuti yako, haiwezi kuifikia hifadhidata yake, ghala la kurasa zote.',
    why: 'Programu ya hifadhidata imezimwa, au nenosiri lake kwenye “configuration.php” si sahihi.',
    steps: ['Linganisha mtumiaji na nenosiri kwenye “configuration.php” na paneli yako ya hosting.'],
  },
  'joomla-offline': {
    cause: 'Joomla imewekwa nje ya mtandao',
    happened: 'Joomla, programu iliyo nyuma ya tovuti yako, imewekwa “nje ya mtandao”.',
    why: 'Mtu aliiweka hivyo ili kufanyia tovuti kazi na hakuirudisha.',
    steps: ['Kwenye Joomla, fungua “System”, “Global Configuration”, na uweke “Site Offline” iwe “No”. Bonyeza “Save”.'],
  },
  'drupal-error': {
    cause: 'Programu ya tovuti (Drupal) ilisimama kwa hitilafu',
    happened: 'Drupal, programu iliyo nyuma ya tovuti yako, ilisimama kwa hitilafu.',
    why: 'Moduli isiyolingana, sasisho ambalo halikukamilika, au faili ambayo haipo.',
    steps: ['Mwombe aliyeitengeneza aendeshe “drush updatedb” na “drush cache:rebuild”.'],
  },
  'drupal-maintenance': {
    cause: 'Drupal iko kwenye hali ya matengenezo',
    happened: 'Drupal, programu iliyo nyuma ya tovuti yako, imewekwa kwenye matengenezo.',
    why: 'Sasisho liliiweka hivyo na halikuirudisha.',
    steps: ['Kwenye Drupal, fungua “Configuration”, “Development”, “Maintenance mode”, na uondoe tiki. Bonyeza “Save”.'],
  },
  'magento-error': {
    cause: 'Programu ya duka (Magento) ilisimama kwa hitilafu',
    happened: 'Magento, programu iliyo nyuma ya duka lako, ilisimama kwa hitilafu na inaonyesha namba ya ripoti.',
    who: 'Wageni wote wa duka. Hakuna anayeweza kuagiza.',
    why: 'Sasisho au kiendelezi kipya chenye hitilafu, hifadhidata yake haipo, au diski imejaa.',
    steps: ['Mpe aliyetengeneza duka namba iliyo baada ya “Error log record number”. Ni faili ndani ya “var/report”.'],
  },
  'magento-maintenance': {
    cause: 'Duka (Magento) liko kwenye hali ya matengenezo',
    happened: 'Magento, programu iliyo nyuma ya duka lako, imewekwa kwenye matengenezo.',
    who: 'Wageni wote wa duka. Hakuna anayeweza kuagiza.',
    why: 'Sasisho liliiweka hivyo na halikuirudisha.',
    steps: ['Mwombe aliyetengeneza duka aendeshe “bin/magento maintenance:disable”.'],
  },
  'prestashop-database': {
    cause: 'Duka (PrestaShop) haliwezi kuifikia hifadhidata yake',
    happened: 'PrestaShop, programu iliyo nyuma ya duka lako, haiwezi kuifikia hifadhidata yake, ghala la bidhaa na oda zote.',
    who: 'Wageni wote wa duka. Hakuna anayeweza kuagiza.',
    why: 'Programu ya hifadhidata imezimwa, au nenosiri lake kwenye “app/config/parameters.php” si sahihi.',
  },
  'opencart-database': {
    cause: 'Duka (OpenCart) haliwezi kuifikia hifadhidata yake',
    happened: 'OpenCart, programu iliyo nyuma ya duka lako, haiwezi kuifikia hifadhidata yake, ghala la bidhaa na oda zote.',
    who: 'Wageni wote wa duka. Hakuna anayeweza kuagiza.',
    why: 'Programu ya hifadhidata imezimwa, au nenosiri lake kwenye “config.php” si sahihi.',
    steps: ['Linganisha mtumiaji na nenosiri kwenye “config.php” na paneli yako ya hosting.'],
  },
  'data-folder-away': {
    cause: 'Programu haiwezi kutumia folda ya data yake',
    happened: 'Programu inatafuta folda inapoweka faili zake. Haiioni, au hairuhusiwi kuitumia.',
    why: 'Diski ya folda hiyo haijaunganishwa baada ya kuwasha upya, au mmiliki au ruhusa zake zimebadilika.',
  },
  'moodle-data-folder': {
    cause: 'Moodle hairuhusiwi kuandika kwenye folda yake ya data',
    happened: 'Moodle, programu iliyo nyuma ya ukurasa huu, hairuhusiwi kuandika kwenye folda inapotunza faili zake (“moodledata”).',
    why: 'Ruhusa au mmiliki wa folda alibadilika kwa kuhama, kunakili au sasisho la mwisho.',
  },
  'moodle-database': {
    cause: 'Tovuti ya masomo (Moodle) haiwezi kuifikia hifadhidata yake',
    happened: 'Moodle, programu iliyo nyuma ya tovuti yako ya masomo, haiwezi kuifikia hifadhidata yake, ghala la kozi zote.',
    who: 'Wanafunzi na walimu wote.',
    why: 'Programu ya hifadhidata imezimwa au imelemewa, au nenosiri lake kwenye “config.php” si sahihi.',
  },
  'mediawiki-database': {
    cause: 'Wiki haiwezi kuifikia hifadhidata yake',
    happened: 'Programu ya wiki haiwezi kuifikia hifadhidata yake, ghala la kurasa zote.',
    why: 'Programu ya hifadhidata imezimwa au imelemewa.',
  },
  'whmcs-database': {
    cause: 'Programu ya bili (WHMCS) haiwezi kuifikia hifadhidata yake',
    happened: 'WHMCS, programu iliyo nyuma ya ukurasa huu, haiwezi kuifikia hifadhidata yake, ghala la wateja na ankara zote.',
    why: 'Programu ya hifadhidata imezimwa, au nenosiri lake kwenye “configuration.php” si sahihi.',
  },
  'nextcloud-maintenance': {
    cause: 'Nextcloud iko kwenye hali ya matengenezo',
    happened: 'Nextcloud, programu iliyo nyuma ya faili zako, imewekwa kwenye matengenezo.',
    who: 'Wote wanaohitaji faili zao.',
    why: 'Sasisho au nakala rudufu iliiweka hivyo na haikuirudisha.',
    steps: ['Ikiwa hakuna sasisho linaloendelea, mwombe anayeitunza aendeshe “occ maintenance:mode --off”.'],
  },
  'odoo-error': {
    cause: 'Programu ya biashara (Odoo) ilisimama kwa hitilafu',
    happened: 'Odoo, programu iliyo nyuma ya ukurasa huu, ilisimama kwa hitilafu.',
    why: 'Moduli mpya yenye hitilafu, au hifadhidata haipo.',
  },
  'frappe-updating': {
    cause: 'Programu ya biashara (ERPNext) inafanyiwa sasisho',
    happened: 'ERPNext, programu iliyo nyuma ya ukurasa huu, inasema inafanyiwa sasisho au iko kwenye matengenezo.',
    why: 'Sasisho linaendelea, au lilisimama katikati.',
    steps: ['Subiri dakika kumi na tano. Lisipoisha, mwombe anayeitunza aendeshe “bench migrate” tena.'],
  },
  'ghost-starting': {
    cause: 'Programu ya tovuti (Ghost) inaanza au inafanyiwa sasisho',
    happened: 'Ghost, programu iliyo nyuma ya tovuti yako, inaanza au inafanyiwa sasisho.',
    why: 'Kuwashwa upya au sasisho linalochukua muda mrefu kuliko inavyopaswa.',
    steps: ['Subiri dakika tano. Kisha bonyeza “Kagua sasa” kwenye ukurasa wa seva hii hapa.'],
  },
  'theme-missing': {
    cause: 'Muundo (theme) wa tovuti haupo',
    happened: 'Programu iliyo nyuma ya tovuti yako inatafuta muundo wake (theme), na haupo.',
    why: 'Folda ya theme ilifutwa au kupewa jina jipya, au haikunakiliwa wakati wa kuhama au sasisho.',
    steps: [
      'Ingia kwenye ukurasa wa usimamizi wa tovuti na uchague theme nyingine, au pakia tena theme iliyokosekana.',
      'Ukurasa huo usipofunguka, mwombe aliyetengeneza tovuti airudishe folda ya theme kwenye seva.',
    ],
  },
  'licence-ended': {
    cause: 'Leseni ya programu ya tovuti imeisha',
    happened: 'Programu iliyo nyuma ya ukurasa huu inasema kwamba leseni yake haitumiki.',
    why: 'Leseni haikuhuishwa, au anwani ya mashine ilibadilika wakati wa kuhama.',
    steps: ['Ingia mahali programu iliponunuliwa, huisha leseni, au bonyeza “Reissue” baada ya kuhama.'],
  },
};
