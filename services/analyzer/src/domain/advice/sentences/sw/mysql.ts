/** Data: what is said of MySQL and MariaDB. */
import type { mysql as english } from '../en/mysql.js';
import type { Translated } from '../translated.js';

export const mysql: Translated<typeof english, 'sw'> = {
  'mysql-too-many-connections': {
    cause: 'Hifadhidata haipokei wageni zaidi kwa wakati mmoja',
    happened: 'Tovuti inauliza hifadhidata (ghala la kurasa na oda zote), nayo inajibu “Too many connections”.',
    who: 'Wageni wote, au wengi wao nyakati zenye shughuli nyingi.',
    why: 'Wageni au roboti wengi kuliko kawaida. Au ukurasa unaojibu polepole unashikilia nafasi kwa muda mrefu mno.',
    steps: ['Washa plugin ya cache, ili ziara chache tu ziulize hifadhidata.'],
  },
  'mysql-account-connections': {
    cause: 'Kifurushi chako cha hosting hakiruhusu ziara zaidi za hifadhidata kwa wakati mmoja',
    happened: 'Tovuti yako imetumia nafasi zake zote kwenye hifadhidata (ghala la kurasa na oda zote): “max_user_connections”.',
    who: 'Wageni wote, au wengi wao nyakati zenye shughuli nyingi.',
    why: 'Wageni au roboti wengi kuliko kifurushi chako cha hosting kinavyoruhusu, au plugin inayofanya kazi polepole.',
    steps: ['Washa plugin ya cache, au chukua kifurushi kikubwa zaidi cha hosting kinachofuata.'],
  },
  'mysql-query-limit': {
    cause: 'Kifurushi chako cha hosting hakiruhusu maswali zaidi ya hifadhidata saa hii',
    happened: 'Tovuti yako imeuliza hifadhidata (ghala la kurasa na oda zote) mara nyingi saa hii kuliko kifurushi chako kinavyoruhusu.',
    who: 'Wageni wote, hadi saa hii iishe.',
    why: 'Wageni au roboti wengi kuliko kawaida, au plugin inayouliza mara nyingi mno.',
    steps: ['Washa plugin ya cache, au chukua kifurushi kikubwa zaidi cha hosting kinachofuata.'],
  },
  'mysql-wrong-password': {
    cause: 'Hifadhidata inakataa nenosiri la tovuti',
    happened: 'Tovuti inabisha hodi kwenye hifadhidata (ghala la kurasa na oda zote), na jina au nenosiri lake linakataliwa.',
    why: 'Nenosiri la hifadhidata lilibadilishwa, au tovuti ilihamishwa na bado ina la zamani.',
    steps: [
      'Fungua faili ya mipangilio ya tovuti (“wp-config.php” au “.env”) na uandike jina la mtumiaji wa hifadhidata lililomo.',
      'Kwenye paneli yako ya hosting, fungua “Databases”, weka nenosiri jipya kwa mtumiaji huyo, na uweke hilohilo kwenye faili.',
    ],
  },
  'mysql-user-without-rights': {
    cause: 'Tovuti hairuhusiwi kutumia hifadhidata yake',
    happened: 'Tovuti inaweza kuingia kwenye hifadhidata (ghala la kurasa na oda zote), lakini hairuhusiwi kuitumia.',
    why: 'Ruhusa za mtumiaji wa hifadhidata zilipotea, mara nyingi wakati wa kuhama au mtumiaji alipotengenezwa upya.',
    steps: ['Kwenye paneli yako ya hosting, fungua “MySQL Databases”, kisha “Add User To Database”, na uweke tiki “All Privileges”.'],
  },
  'mysql-database-missing': {
    cause: 'Hifadhidata ya tovuti haipo chini ya jina lake',
    happened: 'Tovuti inaulizia ghala la kurasa na oda (hifadhidata) ambalo halipo chini ya jina hili.',
    why: 'Hifadhidata ilifutwa au kupewa jina jipya, au tovuti ilihamishwa bila hiyo.',
    steps: [
      'Kwenye paneli yako ya hosting, fungua “MySQL Databases”. Linganisha jina na lile lililo kwenye faili ya mipangilio ya tovuti.',
    ],
  },
  'mysql-table-missing': {
    cause: 'Sehemu ya hifadhidata ya tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inaulizia orodha kwenye hifadhidata yake (ghala la kurasa na oda) ambayo haipo.',
    why: 'Toleo jipya lilianza kutumika kabla hifadhidata haijaandaliwa kwa ajili yake. Au kuhama au matengenezo yalipoteza sehemu hiyo.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe sasisho la hifadhidata (“migrate”) la toleo hili.'],
  },
  'mysql-column-missing': {
    cause: 'Hifadhidata hailingani na toleo la tovuti',
    happened: 'Programu iliyo nyuma ya tovuti yako inaulizia kitu ambacho hifadhidata yake (ghala la kurasa na oda) haina.',
    why: 'Toleo au plugin mpya ilianza kutumika kabla hifadhidata haijaandaliwa kwa ajili yake.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe sasisho la hifadhidata (“migrate”) la toleo hili.'],
  },
  'mysql-went-away': {
    cause: 'Hifadhidata ilikata katikati',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) ilikata huku tovuti bado ikiuliza, na muunganisho ukapotea.',
    why: 'Programu ya hifadhidata iliwashwa upya au ina memori ndogo mno. Swali kubwa sana linaweza pia kuwa sababu.',
  },
  'mysql-not-running': {
    cause: 'Programu ya hifadhidata haifanyi kazi',
    happened: 'Tovuti inaita programu ya hifadhidata (ghala la kurasa na oda zote), na hakuna anayepokea.',
    why: 'Programu ya hifadhidata ilisimama. Memori ndogo mno au diski iliyojaa ndizo sababu za kawaida.',
  },
  'mysql-name-not-found': {
    cause: 'Tovuti haioni hifadhidata yake',
    happened: 'Tovuti inatafuta hifadhidata yake (ghala la kurasa na oda zote) chini ya jina lisilokuwepo.',
    why: 'Tovuti ilihamishwa, au faili yake ya mipangilio ina jina lisilo sahihi la hifadhidata.',
    steps: ['Weka jina hilo kwenye faili ya mipangilio (“DB_HOST” ndani ya “wp-config.php” au “.env”).'],
  },
  'mysql-table-crashed': {
    cause: 'Sehemu ya hifadhidata imevurugika',
    happened: 'Sehemu ya hifadhidata (ghala la kurasa na oda zote) imevurugika na haiwezi kusomwa.',
    why: 'Mashine ilizimwa katikati ya kuandika, au diski yake ilijaa.',
    steps: ['Kwenye paneli yako ya hosting, fungua “MySQL Databases” au “phpMyAdmin” na ubonyeze “Repair Database”.'],
  },
  'mysql-read-only': {
    cause: 'Hifadhidata hairuhusu yeyote kuandika',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) inaweza kusomwa, lakini hakuna kinachoweza kuhifadhiwa ndani yake.',
    who: 'Wote wanaotaka kuagiza, kuingia au kutuma fomu.',
    why: 'Kampuni ya hosting inaihamisha au kuitengeneza, au tovuti inauliza nakala badala ya ile kuu.',
  },
  'mysql-full': {
    cause: 'Hifadhidata haina nafasi iliyobaki',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) haiwezi kuhifadhi kitu zaidi: diski yake imejaa.',
    who: 'Kila mtu. Oda na ujumbe vinaweza kupotea hadi nafasi ipatikane tena.',
    why: 'Nakala rudufu, faili za kumbukumbu au barua pepe za zamani zimejaza diski.',
  },
  'mysql-lock-wait': {
    cause: 'Kazi mbili zinazuiana kwenye hifadhidata',
    happened: 'Ukurasa unasubiri kwenye hifadhidata (ghala la kurasa na oda) kazi nyingine ambayo haiishi.',
    who: 'Baadhi ya wageni, hasa wanaoagiza au kulipa.',
    why: 'Uingizaji mkubwa, nakala rudufu au oda iliyokwama inashikilia kufuli.',
    steps: ['Ikiwa kuna uingizaji, utoaji au nakala rudufu inayoendelea, subiri iishe au isimamishe.'],
  },
  'mysql-host-blocked': {
    cause: 'Hifadhidata imeifungia nje mashine ya tovuti',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) imeifungia nje mashine ya tovuti yako.',
    why: 'Miunganisho mingi ilishindwa kabla: mtandao ulikuwa mbaya, au nenosiri lisilo sahihi lilijaribiwa tena na tena.',
  },
  'mysql-host-not-allowed': {
    cause: 'Hifadhidata hairuhusu mashine hii kuingia',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) inaruhusu mashine inazozijua tu, na ya tovuti si mojawapo.',
    why: 'Tovuti ilihamia mashine mpya, au anwani yake ilibadilika.',
    steps: ['Kwenye paneli ya hifadhidata, fungua “Remote MySQL” na uongeze anwani ya mashine ya tovuti.'],
  },
  'mysql-packet-too-big': {
    cause: 'Swali moja kwa hifadhidata ni kubwa mno',
    happened: 'Tovuti inaitumia hifadhidata yake (ghala la kurasa na oda) zaidi ya inavyopokea kwa mara moja.',
    who: 'Wote wanaofungua ukurasa huu.',
    why: 'Maandishi marefu sana, picha kubwa au uingizaji.',
    steps: ['Ikiwa kuna uingizaji unaoendelea, ugawe katika sehemu ndogo.'],
  },
  'database-refuses-question': {
    cause: 'Hifadhidata inakataa swali la tovuti',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) inajibu, lakini inakataa kile ambacho tovuti inaiuliza.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Plugin au toleo jipya linauliza kwa namna ambayo hifadhidata hii haiijui. Mara nyingi hutokea baada ya sasisho au kuhama.',
    steps: ['Mtumie aliyetengeneza tovuti maneno ya ukurasa wa hitilafu: yanataja swali hilo.'],
  },
};
