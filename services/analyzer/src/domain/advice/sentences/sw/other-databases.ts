/** Data: what is said of other databases. */
import type { otherDatabases as english } from '../en/other-databases.js';
import type { Translated } from '../translated.js';

export const otherDatabases: Translated<typeof english, 'sw'> = {
  'postgresql-too-many-connections': {
    cause: 'Hifadhidata haipokei wageni zaidi kwa wakati mmoja',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) haina nafasi wazi kwa tovuti.',
    who: 'Wageni wote, au wengi wao nyakati zenye shughuli nyingi.',
    why: 'Wageni wengi kuliko kawaida. Au programu inashikilia nafasi isizozihitaji.',
    steps: ['Mwombe aliyetengeneza tovuti apunguze “pool” ya miunganisho ya hifadhidata, au chukua hifadhidata kubwa zaidi.'],
  },
  'postgresql-wrong-password': {
    cause: 'Hifadhidata inakataa nenosiri la tovuti',
    happened: 'Tovuti inabisha hodi kwenye hifadhidata yake (ghala la kurasa na oda zote), na nenosiri lake linakataliwa.',
    why: 'Nenosiri la hifadhidata lilibadilishwa, na tovuti bado ina la zamani.',
    steps: ['Nakili anwani au nenosiri la sasa la hifadhidata kwenye mipangilio ya tovuti (“DATABASE_URL”), na uianzishe tena.'],
  },
  'postgresql-database-missing': {
    cause: 'Hifadhidata ya tovuti haipo chini ya jina lake',
    happened: 'Tovuti inaulizia ghala la kurasa na oda (hifadhidata) ambalo halipo chini ya jina hili.',
    why: 'Hifadhidata ilifutwa au kupewa jina jipya, au ya bure imeisha.',
    steps: ['Ingia mahali hifadhidata ilipokodishwa uone kama bado ipo. Za bure mara nyingi hufutwa baada ya wiki kadhaa.'],
  },
  'postgresql-role-missing': {
    cause: 'Hifadhidata haimjui mtumiaji wa tovuti',
    happened: 'Tovuti inaingia kwenye hifadhidata yake (ghala la kurasa na oda zote) kwa jina lisilojulikana huko.',
    why: 'Mtumiaji alifutwa, au mipangilio ya tovuti ina jina la zamani.',
    steps: ['Linganisha mtumiaji kwenye mipangilio ya tovuti (“DATABASE_URL”) na orodha ya watumiaji wa hifadhidata.'],
  },
  'postgresql-table-missing': {
    cause: 'Sehemu ya hifadhidata ya tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inaulizia orodha kwenye hifadhidata yake (ghala la kurasa na oda) ambayo haipo.',
    why: 'Toleo jipya lilianza kutumika kabla hifadhidata haijaandaliwa kwa ajili yake.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe sasisho la hifadhidata (“migrate”) la toleo hili.'],
  },
  'postgresql-column-missing': {
    cause: 'Hifadhidata hailingani na toleo la tovuti',
    happened: 'Programu iliyo nyuma ya tovuti yako inaulizia kitu ambacho hifadhidata yake (ghala la kurasa na oda) haina.',
    why: 'Toleo jipya lilianza kutumika kabla hifadhidata haijaandaliwa kwa ajili yake.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe sasisho la hifadhidata (“migrate”) la toleo hili.'],
  },
  'postgresql-not-running': {
    cause: 'Programu ya hifadhidata haifanyi kazi',
    happened: 'Tovuti inaita programu ya hifadhidata (ghala la kurasa na oda zote), na hakuna anayepokea.',
    why: 'Programu ya hifadhidata ilisimama au ilizimwa. Diski iliyojaa au bili ambayo haijalipwa ndizo sababu za kawaida.',
    steps: ['Ingia mahali hifadhidata ilipokodishwa uone kama inafanya kazi. Ianzishe hapo.'],
  },
  'postgresql-starting': {
    cause: 'Hifadhidata ndiyo inaanza tena',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) ilisimamishwa na inaanza tena. Bado hairuhusu yeyote kuingia.',
    why: 'Mashine au hifadhidata iliwashwa upya, labda baada ya kusimama ghafla.',
    steps: ['Subiri dakika tano. Kuanza baada ya kusimama ghafla kunaweza kuchukua muda huo.'],
  },
  'postgresql-stopping': {
    cause: 'Hifadhidata inazimwa',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) inazimwa au inawashwa upya na mtu.',
    why: 'Matengenezo ya kampuni ya hosting, sasisho, au kuwashwa upya kwa mkono.',
    steps: ['Angalia ukurasa wa hali wa {company}: kazi iliyopangwa hutangazwa hapo.'],
  },
  'postgresql-read-only': {
    cause: 'Hifadhidata hairuhusu yeyote kuandika',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) inaweza kusomwa, lakini hakuna kinachoweza kuhifadhiwa ndani yake.',
    who: 'Wote wanaotaka kuagiza, kuingia au kutuma fomu.',
    why: 'Diski yake imejaa, au tovuti inauliza nakala badala ya ile kuu.',
  },
  'postgresql-not-let-in': {
    cause: 'Hifadhidata hairuhusu mashine hii kuingia',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) inaruhusu mashine inazozijua tu, na ya tovuti si mojawapo.',
    why: 'Tovuti ilihamia mashine mpya, au haitumii njia salama inayotakiwa na hifadhidata.',
    steps: [
      'Mahali hifadhidata ilipokodishwa, fungua “Trusted sources” au “Network” na uongeze anwani ya mashine ya tovuti.',
      'Mwombe aliyetengeneza tovuti aongeze “sslmode=require” kwenye anwani ya hifadhidata.',
      'Kama hifadhidata ni yako mwenyewe: mstari wa mashine ya tovuti uongezwe kwenye “pg_hba.conf”, na PostgreSQL iusome tena.',
    ],
  },
  'database-log-full': {
    cause: 'Kumbukumbu ya hifadhidata imejaa',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) haiwezi kuandika kitu zaidi: kumbukumbu yake ya mabadiliko yote haina nafasi.',
    who: 'Kila mtu. Oda na ujumbe vinaweza kupotea hadi nafasi ipatikane tena.',
    why: 'Nakala rudufu ya kumbukumbu hiyo huipunguza, na haijafanywa kwa muda mrefu.',
    steps: ['Kuanzia sasa nakala rudufu ya kumbukumbu hiyo ifanywe kila siku: itabaki ndogo.'],
  },
  'postgresql-full': {
    cause: 'Hifadhidata haina nafasi iliyobaki',
    happened: 'Hifadhidata (ghala la kurasa na oda zote) haiwezi kuhifadhi kitu zaidi: diski yake imejaa.',
    who: 'Kila mtu. Oda na ujumbe vinaweza kupotea hadi nafasi ipatikane tena.',
    why: 'Data iliongezeka, au nakala rudufu na faili za kumbukumbu za zamani zilijaza diski.',
    steps: ['Mahali hifadhidata ilipokodishwa, chagua diski au kifurushi kikubwa zaidi kinachofuata.'],
  },
  'postgresql-without-rights': {
    cause: 'Tovuti hairuhusiwi kutumia hifadhidata yake',
    happened: 'Tovuti inaweza kuingia kwenye hifadhidata yake (ghala la kurasa na oda zote), lakini hairuhusiwi kusoma sehemu yake.',
    why: 'Ruhusa zilipotea hifadhidata ilipohamishwa au kurudishwa kutoka nakala rudufu.',
    steps: ['Mwombe aliyetengeneza tovuti ampe mtumiaji wa hifadhidata ruhusa zote tena (“GRANT”).'],
  },
  'postgresql-too-slow': {
    cause: 'Hifadhidata inachukua muda mrefu mno',
    happened: 'Ukurasa unauliza hifadhidata yake (ghala la kurasa na oda), na jibu linachukua muda zaidi ya unaoruhusiwa.',
    who: 'Wote wanaofungua ukurasa huu.',
    why: 'Kazi iliyokwama, faharisi inayokosekana, au data nyingi zaidi kuliko awali.',
  },
  'postgresql-name-not-found': {
    cause: 'Tovuti haioni hifadhidata yake',
    happened: 'Tovuti inatafuta hifadhidata yake (ghala la kurasa na oda zote) chini ya jina lisilokuwepo.',
    why: 'Hifadhidata ilifutwa au kuhamishwa, au mipangilio ya tovuti ina jina lisilo sahihi.',
    steps: ['Nakili anwani ya sasa ya hifadhidata kwenye mipangilio ya tovuti (“DATABASE_URL”), na uianzishe tena.'],
  },
  'sqlite-locked': {
    cause: 'Hifadhidata imeshikiliwa na kazi nyingine',
    happened: 'Hifadhidata ya tovuti (ghala lake la kurasa na oda) imeshikiliwa na kazi nyingine na haiwezi kutumika.',
    why: 'Nakala rudufu, kazi iliyokwama, au wageni wengi kuliko aina hii ndogo ya hifadhidata inavyomudu.',
  },
  'sqlite-read-only': {
    cause: 'Faili ya hifadhidata haiwezi kuandikwa',
    happened: 'Tovuti hairuhusiwi kuandika kwenye hifadhidata yake (ghala lake la kurasa na oda).',
    who: 'Wote wanaotaka kuagiza, kuingia au kutuma fomu.',
    why: 'Faili au folda yake ni ya mtumiaji mwingine tangu upakiaji wa mwisho au kuwashwa upya.',
  },
  'sqlite-missing': {
    cause: 'Faili ya hifadhidata haipo',
    happened: 'Tovuti haiwezi kuipata faili ya hifadhidata yake (ghala lake la kurasa na oda).',
    why: 'Upakiaji wa mwisho au kuwashwa upya kuliondoa faili, au folda yake hairuhusiwi kutumika.',
    steps: ['Usipakie kitu kingine. Faili inaweza kuwa bado iko kwenye nakala rudufu ya mwisho.'],
  },
  'sqlite-damaged': {
    cause: 'Faili ya hifadhidata imevurugika',
    happened: 'Faili ya hifadhidata ya tovuti (ghala lake la kurasa na oda) imevurugika.',
    why: 'Mashine ilizimwa ilipokuwa ikiandika, au diski ilijaa.',
  },
  'sqlite-full': {
    cause: 'Diski imejaa',
    happened: 'Tovuti haiwezi kuhifadhi chochote kwenye hifadhidata yake (ghala lake la kurasa na oda): diski imejaa.',
    who: 'Kila mtu. Oda na ujumbe vinaweza kupotea hadi nafasi ipatikane tena.',
    why: 'Nakala rudufu, faili za kumbukumbu au barua pepe za zamani zimeijaza.',
  },
  'sqlite-table-missing': {
    cause: 'Hifadhidata hailingani na toleo la tovuti',
    happened: 'Programu iliyo nyuma ya tovuti yako inaulizia orodha ambayo hifadhidata yake (ghala la kurasa na oda) haina.',
    why: 'Toleo jipya lilianza kutumika kabla data yake haijaandaliwa. Au faili ni mpya na tupu.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe sasisho la hifadhidata (“migrate”) la toleo hili.'],
  },
  'mongodb-not-running': {
    cause: 'Hifadhidata (MongoDB) haijibu',
    happened: 'Tovuti inaita hifadhidata yake (ghala la data yake yote), na hakuna anayepokea.',
    why: 'Hifadhidata ilisimama, ililazwa kwa kutotumika, au hairuhusu tovuti kuingia.',
    steps: [
      'Ingia mahali hifadhidata ilipokodishwa (kwa mfano MongoDB Atlas). Ikiwa inasema “Paused”, bonyeza “Resume”.',
      'Hapo, fungua “Network Access” uone kwamba anwani ya mashine ya tovuti imeruhusiwa.',
    ],
  },
  'mongodb-not-let-in': {
    cause: 'Hifadhidata (MongoDB Atlas) hairuhusu tovuti kuingia',
    happened: 'Hifadhidata (ghala la data yote ya tovuti) inaruhusu mashine inazozijua tu, na ya tovuti si mojawapo.',
    why: 'Tovuti ilihama, au mashine yake ilipata anwani mpya.',
    steps: [
      'Ingia kwenye MongoDB Atlas, fungua “Network Access”, kisha “Add IP Address”, na uweke anwani ya mashine ya tovuti.',
      'Kwenye ukurasa huohuo wa Atlas, hakikisha kwamba kundi la mashine halisemi “Paused”.',
    ],
  },
  'mongodb-wrong-password': {
    cause: 'Hifadhidata (MongoDB) inakataa nenosiri',
    happened: 'Tovuti inabisha hodi kwenye hifadhidata yake (ghala la data yake yote), na nenosiri lake linakataliwa.',
    why: 'Nenosiri lilibadilishwa, na mipangilio ya tovuti bado ina la zamani.',
    steps: ['Kwenye MongoDB Atlas, fungua “Database Access”, weka nenosiri jipya, na uliweke kwenye mipangilio ya tovuti (“MONGODB_URI”).'],
  },
  'mongodb-full': {
    cause: 'Hifadhidata (MongoDB) haina nafasi iliyobaki',
    happened: 'Hifadhidata (ghala la data yote ya tovuti) imefikia ukubwa wa kifurushi chake.',
    who: 'Wote wanaotaka kuagiza, kuingia au kutuma fomu.',
    why: 'Data imezidi kifurushi. Vifurushi vya bure hubeba 512 MB.',
    steps: ['Kwenye MongoDB Atlas, fungua kundi lako la mashine, kisha “Edit Configuration”, na uchague ukubwa unaofuata.'],
  },
  'lucee-datasource-missing': {
    cause: 'Muunganisho wa tovuti na hifadhidata yake haujawekwa',
    happened: 'Programu iliyo nyuma ya tovuti inaita hifadhidata (ghala la data yake yote) kwa jina ambalo seva hailijui.',
    why: 'Mpangilio ulipotea wakati wa kuhama au sasisho, au jina lake lilibadilishwa.',
    steps: ['Mwombe aliyetengeneza tovuti aweke tena “Datasource” yenye jina hilo kwenye usimamizi wa Lucee au ColdFusion.'],
  },
  'redis-not-running': {
    cause: 'Memori ya muda mfupi ya tovuti (Redis) imezimwa',
    happened: 'Tovuti inaita Redis, memori yake ya muda mfupi ya kuingia na kazi zinazosubiri, na hakuna anayepokea.',
    why: 'Redis ilisimama. Memori ndogo mno au bili ambayo haijalipwa ndizo sababu za kawaida.',
  },
  'redis-wrong-password': {
    cause: 'Memori ya muda mfupi ya tovuti (Redis) inakataa nenosiri',
    happened: 'Tovuti inabisha hodi kwa Redis, memori yake ya muda mfupi, na nenosiri lake linakataliwa.',
    why: 'Nenosiri la Redis lilibadilishwa, au halipo kwenye mipangilio ya tovuti.',
    steps: ['Weka nenosiri la sasa la Redis kwenye mipangilio ya tovuti (“REDIS_URL” au “REDIS_PASSWORD”), na uianzishe tena.'],
  },
  'redis-full': {
    cause: 'Memori ya muda mfupi ya tovuti (Redis) imejaa',
    happened: 'Redis, memori ya muda mfupi ya tovuti, imejaa na haipokei kitu zaidi.',
    why: 'Vitu vingi mno viliwekwa ndani yake, au kifurushi chake ni kidogo mno.',
  },
  'redis-cannot-save': {
    cause: 'Memori ya muda mfupi ya tovuti (Redis) haiwezi kuhifadhi',
    happened: 'Redis, memori ya muda mfupi ya tovuti, haiwezi kuhifadhi data yake kwenye diski na haipokei kitu zaidi.',
    why: 'Diski imejaa, au memori ni ndogo mno.',
  },
  'redis-read-only': {
    cause: 'Memori ya muda mfupi ya tovuti (Redis) hairuhusu yeyote kuandika',
    happened: 'Tovuti inaandika kwenye nakala ya Redis, memori yake ya muda mfupi, na nakala hazipokei kitu.',
    why: 'Ile kuu ilishindwa na nyingine ikachukua nafasi yake, au anwani ya zamani iko kwenye mipangilio.',
  },
  'redis-loading': {
    cause: 'Memori ya muda mfupi ya tovuti (Redis) ndiyo inaanza',
    happened: 'Redis, memori ya muda mfupi ya tovuti, iliwashwa upya na bado inasoma data yake.',
    why: 'Kuwashwa upya kwa mashine au kwa Redis, labda baada ya kusimama ghafla.',
    steps: ['Subiri dakika tano. Kisha bonyeza “Kagua sasa” kwenye ukurasa wa seva hii hapa.'],
  },
  'sqlserver-sign-in-failed': {
    cause: 'Hifadhidata (SQL Server) inaikataa tovuti',
    happened: 'Tovuti inaingia kwenye hifadhidata yake (ghala la kurasa na oda zote), na inakataliwa.',
    why: 'Nenosiri au jina kwenye mipangilio si sahihi, mara nyingi baada ya kubadilisha au kuhama.',
    steps: ['Rekebisha “ConnectionStrings” kwenye mipangilio ya tovuti, na uianzishe tena.'],
  },
  'sqlserver-not-reached': {
    cause: 'Hifadhidata (SQL Server) haijibu',
    happened: 'Tovuti inaita hifadhidata yake (ghala la kurasa na oda zote), na hakuna anayepokea.',
    why: 'Programu ya hifadhidata ilisimama, au anwani yake au firewall yake (mlinzi wa mlangoni) ilibadilishwa.',
  },
  'oracle-database-not-reached': {
    cause: 'Hifadhidata (Oracle) haijibu',
    happened: 'Tovuti inaita hifadhidata yake (ghala la kurasa na oda zote), na hakuna anayepokea.',
    why: 'Hifadhidata au sehemu yake inayopokea miunganisho imezimwa.',
  },
  'oracle-database-password-ended': {
    cause: 'Hifadhidata (Oracle) inakataa nenosiri',
    happened: 'Tovuti inaingia kwenye hifadhidata yake (ghala la kurasa na oda zote), na inakataliwa.',
    why: 'Nenosiri limeisha muda, si sahihi, au akaunti imefungwa baada ya kujaribu visivyo sahihi.',
  },
  'search-engine-away': {
    cause: 'Utafutaji wa tovuti haujibu',
    happened: 'Tovuti inaita programu yake ya utafutaji, na hakuna anayepokea. Bila hiyo ukurasa hautengenezwi.',
    why: 'Programu ya utafutaji ilisimama: memori ndogo mno au diski iliyojaa ndizo sababu za kawaida.',
  },
  'message-queue-away': {
    cause: 'Foleni ya kazi ya tovuti haijibu',
    happened: 'Tovuti inaita programu inayotunza kazi zake zinazosubiri (oda, barua pepe), na hakuna anayepokea.',
    why: 'Programu hiyo ilisimama: memori ndogo mno au diski iliyojaa ndizo sababu za kawaida.',
  },
};
