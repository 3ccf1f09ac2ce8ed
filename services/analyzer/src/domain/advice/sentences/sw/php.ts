/** Data: what is said of PHP. */
import type { php as english } from '../en/php.js';
import type { Translated } from '../translated.js';

export const php: Translated<typeof english, 'sw'> = {
  'php-extension-missing': {
    cause: 'Sehemu ya PHP inayohitajika na tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inahitaji sehemu ya PHP ambayo haijawashwa.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'PHP ilibadilishwa kuwa toleo jipya, au tovuti ilihamishwa. Toleo jipya halina sehemu hii (“extension”).',
    steps: [
      'Kwenye paneli yako ya hosting, fungua “Select PHP Version”, kisha “Extensions”. Weka tiki zile zinazotajwa kwenye hitilafu (mysqli, curl, mbstring, gd).',
    ],
  },
  'php-function-missing': {
    cause: 'Plugin au faili ya tovuti hailingani na sehemu nyingine',
    happened: 'Programu iliyo nyuma ya tovuti yako inaita kipande ambacho hakipo, kisha inasimama.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Sasisho la plugin, theme au PHP halikukamilika, au halilingani na sehemu nyingine.',
  },
  'php-class-missing': {
    cause: 'Faili ya tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inatafuta kipande chake ambacho hakipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Faili zilipotea wakati wa sasisho au upakiaji, au plugin iliondolewa nusu.',
  },
  'php-parse-error': {
    cause: 'Faili ya programu ya tovuti ina hitilafu ya kuandika',
    happened: 'Faili ya programu iliyo nyuma ya tovuti yako haiwezi kusomwa: ina hitilafu ya kuandika.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Mtu alihariri faili, au upakiaji ulikatika. Faili iliyotengenezwa kwa PHP mpya zaidi huonekana vivyo hivyo.',
    steps: ['Ikiwa mtu alihariri faili leo (mara nyingi “functions.php”), rudisha toleo lililotangulia.'],
  },
  'php-packages-missing': {
    cause: 'Tovuti ilipakiwa bila vifurushi vyake vya programu',
    happened: 'Programu iliyo nyuma ya tovuti yako inatafuta vifurushi vyake (folda “vendor”), na havipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Upakiaji wa mwisho haukukamilika: “composer install” haikuendeshwa.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “composer install” kwenye seva.'],
  },
  'php-storage-missing': {
    cause: 'Tovuti haioni folda yake “storage”',
    happened:
      'Programu iliyo nyuma ya tovuti yako inatafuta vifurushi vyake kwenye folda iitwayo “storage”, kando ya folda yake kuu. Havipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Folda iliachwa wakati wa kuhama au kupakia, au faili ya mipangilio ina njia ya zamani kuielekea.',
    steps: [
      'Nakili folda “storage” kutoka mahali pa zamani au nakala rudufu hadi pale tovuti inapoitafuta.',
      'Au sahihisha njia yake (“DIR_STORAGE”) kwenye faili zote mbili za “config.php”.',
    ],
  },
  'php-prepended-file-missing': {
    cause: 'PHP haipati faili ambayo inapakia kabla ya kila ukurasa',
    happened:
      'PHP (lugha ya tovuti yako) lazima ipakie faili moja kabla ya kila ukurasa, mara nyingi ngome ya Wordfence. Faili hiyo haipo.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Tovuti ilihama au programu-jalizi ilifutwa, na mstari mmoja wa mipangilio yake bado unataja mahali pa zamani.',
    steps: [
      'Kwenye folda kuu ya tovuti, fungua “.user.ini”, “.htaccess” na “php.ini”. Futa mstari wenye “auto_prepend_file”, au sahihisha njia yake.',
      'Subiri dakika tano, kisha fungua tovuti kwenye simu yako.',
    ],
  },
  'php-file-missing': {
    cause: 'Faili ya tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inatafuta faili yake moja, na haipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Faili ilifutwa au kupewa jina jipya, ilipotea wakati wa kupakia, au kikagua virusi kiliiondoa.',
  },
  'php-file-not-allowed': {
    cause: 'Tovuti hairuhusiwi kutumia faili zake yenyewe',
    happened: 'Programu iliyo nyuma ya tovuti yako hairuhusiwi kusoma au kuandika faili yake moja.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Ruhusa za faili na folda zilibadilishwa na upakiaji, kuhama au nakala rudufu.',
  },
  'php-took-too-long': {
    cause: 'Programu ya tovuti (PHP) ilichukua muda mrefu mno',
    happened: 'Programu iliyo nyuma ya tovuti yako ilishughulikia ukurasa kwa muda mrefu mno, ikasimamishwa.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Plugin ya polepole, hifadhidata ya polepole, au huduma ya kwingine isiyojibu.',
  },
  'php-version-wrong': {
    cause: 'Toleo la PHP halilingani na tovuti',
    happened: 'Tovuti inahitaji toleo lingine la PHP (lugha iliyoandikwa nayo), si lile lililo kwenye seva.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Tovuti ilipata sasisho na inahitaji PHP mpya zaidi. Au toleo la PHP lilirudishwa nyuma wakati wa kuhama.',
    steps: [
      'Kwenye paneli yako ya hosting, fungua “MultiPHP Manager” au “PHP version”. Chagua domain yako na toleo linalotajwa kwenye hitilafu.',
    ],
  },
  'php-session-folder': {
    cause: 'Tovuti haiwezi kutunza vipindi vya kuingia vya wageni wake',
    happened: 'Programu iliyo nyuma ya tovuti yako haiwezi kuhifadhi nani ameingia.',
    who: 'Wote wanaoingia au kuweka kitu kwenye kikapu.',
    why: 'Diski imejaa, au folda ya vipindi vya kuingia hairuhusiwi kutumika.',
  },
  'php-folder-fence': {
    cause: 'Tovuti hairuhusiwi kufikia folda yake moja',
    happened: 'Seva inaizuia programu iliyo nyuma ya tovuti yako kutumia folda inayoihitaji.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Tovuti ilihamishwa, au uzio unaoizunguka (“open_basedir”) ulibadilishwa.',
  },
  'php-declared-twice': {
    cause: 'Plugin mbili za tovuti zinagongana',
    happened: 'Sehemu mbili za programu iliyo nyuma ya tovuti yako zina jina moja, nayo inasimama.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Plugin moja iko mara mbili, au kipande kilibandikwa mara mbili kwenye “functions.php”.',
  },
  'php-wrong-kind': {
    cause: 'Plugin hailingani na toleo la PHP',
    happened: 'Programu iliyo nyuma ya tovuti yako ilipata kitu isichoweza kukifanyia kazi, ikasimama.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Mara nyingi ni plugin au theme ya zamani mno kwa toleo la PHP, hasa baada ya PHP kubadilishwa.',
    steps: ['Ikiwa PHP ilibadilishwa hivi karibuni: kwenye paneli yako ya hosting, chagua toleo lililotangulia.'],
  },
  'ioncube-missing': {
    cause: 'Kifunguzi kinachohitajika na tovuti (ionCube) hakipo',
    happened: 'Sehemu ya tovuti yako iliyonunuliwa imefungwa kwa kufuli, na programu inayoifungua (ionCube) haipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'PHP ilibadilishwa kuwa toleo jipya, au tovuti ilihamishwa.',
    steps: ['Kwenye paneli yako ya hosting, fungua “Select PHP Version”, kisha “Extensions”, na uweke tiki “ioncube_loader”.'],
  },
  'php-not-run': {
    cause: 'Seva inaonyesha programu ya tovuti badala ya kuiendesha',
    happened: 'Wageni wanaona maandishi ya programu iliyo nyuma ya tovuti yako. PHP, inayopaswa kuiendesha, imezimwa au haipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'PHP ilipotea wakati wa sasisho au kuhama. Au seva haina tena toleo la PHP ambalo tovuti inaomba.',
    steps: [
      'Mwombe anayetunza mashine aweke PHP tena na awashe seva upya.',
      'Kwenye paneli yako ya hosting, fungua “MultiPHP Manager” (au “Select PHP Version”), na uchague toleo la PHP kwa {host}.',
    ],
  },
  'php-program-not-started': {
    cause: 'Seva haioni programu ya tovuti',
    happened: 'PHP, inayoendesha tovuti yako, inatafuta faili zake kwenye folda ambako hazipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Folda kuu ya tovuti ilihamishwa au kupewa jina jipya, au upakiaji haujakamilika.',
    steps: ['Angalia kama “index.php” iko kwenye folda kuu ya tovuti (“public_html” au “public”).'],
  },
  'laravel-key-missing': {
    cause: 'Ufunguo wa siri haupo kwenye mipangilio ya tovuti',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Laravel) haina ufunguo wa siri na haianzi.',
    why: 'Faili ya mipangilio “.env” haipo au ni tupu, mara nyingi baada ya kupakia au kuhama.',
    steps: ['Mwombe aliyetengeneza tovuti arudishe “.env”, au aendeshe “php artisan key:generate”.'],
  },
  'laravel-cannot-write': {
    cause: 'Tovuti hairuhusiwi kuandika kwenye folda yake yenyewe',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Laravel) hairuhusiwi kuandika kwenye folda yake “storage”.',
    why: 'Ruhusa au mmiliki wa folda alibadilika kwa upakiaji wa mwisho.',
  },
  'laravel-assets-missing': {
    cause: 'Tovuti ilipakiwa bila faili zake zilizojengwa',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Laravel) haina faili zinazoipa mwonekano wake.',
    why: 'Upakiaji wa mwisho haukukamilika: “npm run build” haikuendeshwa.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “npm run build” na apakie folda “public/build”.'],
  },
  'laravel-piece-missing': {
    cause: 'Kipande cha toleo jipya hakipo',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Laravel) inatafuta kipande chake ambacho hakipo.',
    why: 'Upakiaji wa mwisho haukukamilika, au cache ya zamani inataja vipande ambavyo havipo tena.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “php artisan optimize:clear”.'],
  },
  'laravel-maintenance': {
    cause: 'Tovuti (Laravel) iko kwenye hali ya matengenezo',
    happened: 'Programu iliyo nyuma ya tovuti yako inasema kwamba imefungwa kwa kazi (msimbo 503).',
    why: 'Mtu aliendesha “php artisan down” kwa ajili ya sasisho, na haikumalizwa.',
    steps: ['Muulize aliyetengeneza tovuti kama kuna kazi inayoendelea. Kama haipo, aendeshe “php artisan up”.'],
  },
  'laravel-old-session-key': {
    cause: 'Ufunguo wa siri wa tovuti ulibadilishwa',
    happened: 'Programu iliyo nyuma ya tovuti yako haiwezi kufungua ilichokifunga awali: ufunguo wake wa siri sasa ni mwingine.',
    who: 'Wote waliokuwa wameingia, na data yote iliyofungwa kwa ufunguo wa zamani.',
    why: '“APP_KEY” kwenye faili “.env” ilibadilishwa au ilitengenezwa upya.',
    steps: ['Mwombe aliyetengeneza tovuti arudishe “APP_KEY” ya zamani kutoka nakala rudufu.'],
  },
  'codeigniter-database': {
    cause: 'Tovuti haiwezi kuifikia hifadhidata yake',
    happened: 'Programu iliyo nyuma ya tovuti yako haiwezi kuifikia hifadhidata yake, ghala la kurasa na oda zote.',
    why: 'Programu ya hifadhidata imezimwa, au mipangilio ya tovuti ina jina au nenosiri lisilo sahihi.',
    steps: ['Linganisha mtumiaji, nenosiri na jina kwenye “application/config/database.php” au “.env” na paneli yako ya hosting.'],
  },
  'codeigniter-folder': {
    cause: 'Folda ya tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako haioni folda yake moja.',
    why: 'Folda ilipewa jina jipya, ilihamishwa au haikupakiwa.',
    steps: ['Angalia kama “system” na “application” ziko kwenye folda kuu ya tovuti. Ikiwa mojawapo haipo, ipakie tena.'],
  },
  'cakephp-database': {
    cause: 'Tovuti haiwezi kuifikia hifadhidata yake',
    happened: 'Programu iliyo nyuma ya tovuti yako haiwezi kuifikia hifadhidata yake, ghala la kurasa na oda zote.',
    why: 'Programu ya hifadhidata imezimwa, au mipangilio ina jina au nenosiri lisilo sahihi.',
  },
  'symfony-error': {
    cause: 'Programu ya tovuti (Symfony) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Symfony) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, faili haipo, au hifadhidata haipo.',
    steps: ['Mwombe aliyeitengeneza asome “var/log/prod.log”. Mistari ya mwisho inataja chanzo.'],
  },
  'yii-error': {
    cause: 'Programu ya tovuti (Yii) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Yii) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, au hifadhidata haipo.',
    steps: ['Mwombe aliyeitengeneza asome “runtime/logs/app.log”. Mistari ya mwisho inataja chanzo.'],
  },
  'php-too-new': {
    cause: 'PHP kwenye seva ni mpya mno kwa tovuti',
    happened: 'Tovuti inatumia maneno ya zamani ya PHP (lugha iliyoandikwa nayo). Toleo la PHP la seva hii haliyajui tena.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'PHP ilibadilishwa kuwa toleo jipya zaidi, au tovuti ilihamishwa. Tovuti, au plugin yake moja, ni ya zamani zaidi.',
    steps: [
      'Kwenye paneli yako ya hosting, fungua “MultiPHP Manager” au “PHP version”, na uchague toleo la awali kwa ajili ya {host}.',
      'Kisha mwombe aliyetengeneza tovuti aifanyie sasisho, au plugin yake, kwa PHP mpya.',
    ],
  },
  'php-function-off': {
    cause: 'Kazi moja ya PHP inayohitajika na tovuti imezimwa',
    happened: 'Tovuti inatumia kazi moja ya PHP (lugha iliyoandikwa nayo) ambayo seva hii hairuhusu.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Kampuni ya hosting huzima baadhi ya kazi kwa usalama. Hili huonekana baada ya kuhama au kubadilisha PHP.',
    steps: [
      'Itumie kampuni yako ya hosting maneno ya ukurasa wa hitilafu. Uliza kama kazi hii inaweza kuruhusiwa (“disable_functions”, “allow_url_fopen”).',
    ],
  },
};
