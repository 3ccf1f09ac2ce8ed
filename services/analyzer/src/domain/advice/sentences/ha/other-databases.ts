/** Data: what is said of other databases. */
import type { otherDatabases as english } from '../en/other-databases.js';
import type { Translated } from '../translated.js';

export const otherDatabases: Translated<typeof english, 'ha'> = {
  'postgresql-too-many-connections': {
    cause: 'Rumbun bayanai ba ya ƙara karɓar masu ziyara a lokaci guda',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) ba shi da sauran wuri don shafin.',
    who: 'Duk masu ziyara, ko yawancinsu a lokutan cunkoso.',
    why: 'Masu ziyara sun fi yadda aka saba. Ko manhajar tana riƙe wuraren da ba ta buƙata.',
    steps: ['Ku nemi wanda ya gina shafin ya rage “pool” na haɗin rumbun bayanai, ko ku ɗauki babban rumbu.'],
  },
  'postgresql-wrong-password': {
    cause: 'Rumbun bayanai ya ƙi kalmar sirri ta shafin',
    happened: 'Shafin yana ƙwanƙwasa rumbun bayanansa (inda ake ajiye duk shafuka da oda), amma an ƙi kalmar sirrinsa.',
    why: 'An sauya kalmar sirri ta rumbun bayanai, amma shafin yana riƙe tsohuwar.',
    steps: ['Ku kwafa adireshin rumbun bayanai ko kalmar sirrinsa na yanzu zuwa saitunan shafin (“DATABASE_URL”), ku sake kunna shi.'],
  },
  'postgresql-database-missing': {
    cause: 'Babu rumbun bayanan shafin da wannan suna',
    happened: 'Shafin yana neman rumbun bayanai (inda ake ajiye shafuka da oda), amma babu shi da wannan suna.',
    why: 'An goge rumbun bayanan ko an sauya sunansa, ko na kyauta ya ƙare.',
    steps: ['Ku shiga inda ake hayar rumbun bayanai, ku ga ko har yanzu yana nan. Yawanci ana goge na kyauta bayan wasu makonni.'],
  },
  'postgresql-role-missing': {
    cause: 'Rumbun bayanai bai san mai amfani na shafin ba',
    happened: 'Shafin yana shiga rumbun bayanansa (inda ake ajiye duk shafuka da oda) da sunan da ba a sani a can ba.',
    why: 'An goge mai amfanin, ko saitunan shafin suna riƙe tsohon suna.',
    steps: ['Ku kwatanta mai amfani da ke saitunan shafin (“DATABASE_URL”) da jerin masu amfani da rumbun bayanai.'],
  },
  'postgresql-table-missing': {
    cause: 'Wani ɓangare na rumbun bayanan shafin ba ya nan',
    happened: 'Manhajar shafinku tana neman wani jeri a rumbun bayananta (inda ake ajiye shafuka da oda), amma ba ya nan.',
    why: 'An fara aiki da sabuwar siga kafin a shirya mata rumbun bayanai.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da sabunta rumbun bayanai (“migrate”) na wannan siga.'],
  },
  'postgresql-column-missing': {
    cause: 'Rumbun bayanai bai dace da sigar shafin ba',
    happened: 'Manhajar shafinku tana neman wani abu da rumbun bayananta (inda ake ajiye shafuka da oda) ba shi da shi.',
    why: 'An fara aiki da sabuwar siga kafin a shirya mata rumbun bayanai.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da sabunta rumbun bayanai (“migrate”) na wannan siga.'],
  },
  'postgresql-not-running': {
    cause: 'Manhajar rumbun bayanai ba ta aiki',
    happened: 'Shafin yana kiran manhajar rumbun bayanai (inda ake ajiye duk shafuka da oda), babu wanda yake ɗauka.',
    why: 'Manhajar rumbun bayanai ta tsaya ko an kashe ta. Yawanci cikar disk ko kuɗin da ba a biya ba ne dalili.',
    steps: ['Ku shiga inda ake hayar rumbun bayanai, ku ga ko yana aiki. Ku fara shi a can.'],
  },
  'postgresql-starting': {
    cause: 'Rumbun bayanai yana sake farawa yanzu',
    happened: 'An tsayar da rumbun bayanai (inda ake ajiye duk shafuka da oda), yanzu yana sake farawa. Ba ya barin kowa ya shiga tukuna.',
    why: 'An sake kunna na’urar ko rumbun bayanai, wataƙila bayan ya tsaya ba zato.',
    steps: ['Ku jira minti biyar. Farawa bayan tsayawa ba zato zai iya ɗaukar haka.'],
  },
  'postgresql-stopping': {
    cause: 'Ana kashe rumbun bayanai',
    happened: 'Wani yana kashe rumbun bayanai (inda ake ajiye duk shafuka da oda) ko yana sake kunna shi.',
    why: 'Gyaran kamfanin hosting, sabuntawa, ko sake kunnawa da hannu.',
    steps: ['Ku duba shafin halin aikin {company}: ana sanar da aikin da aka tsara a can.'],
  },
  'postgresql-read-only': {
    cause: 'Rumbun bayanai ba ya barin kowa ya yi rubutu',
    happened: 'Ana iya karanta rumbun bayanai (inda ake ajiye duk shafuka da oda), amma ba a iya adana komai a ciki.',
    who: 'Duk masu son yin oda, shiga, ko aika fom.',
    why: 'Disk ɗinsa ya cika, ko shafin yana tambayar kwafi maimakon na ainihi.',
  },
  'postgresql-not-let-in': {
    cause: 'Rumbun bayanai ba ya barin wannan na’ura ta shiga',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) yana barin sanannun na’urori kawai, kuma ta shafin ba ta cikinsu.',
    why: 'Shafin ya yi ƙaura zuwa sabuwar na’ura, ko ba ya amfani da layi mai tsaro da rumbun bayanai yake nema.',
    steps: [
      'Inda ake hayar rumbun bayanai, ku buɗe “Trusted sources” ko “Network”, ku ƙara adireshin na’urar shafin.',
      'Ku nemi wanda ya gina shafin ya ƙara “sslmode=require” a adireshin rumbun bayanai.',
      'Idan ku ne kuke gudanar da rumbun bayanai: a ƙara layi na na’urar shafin a “pg_hba.conf”, PostgreSQL ya sake karanta shi.',
    ],
  },
  'database-log-full': {
    cause: 'Rajistar rumbun bayanai ta cika',
    happened:
      'Rumbun bayanai (inda ake ajiye duk shafuka da oda) ba zai iya ƙara rubuta komai ba: rajistarsa, jerin duk sauye-sauye, ta cika.',
    who: 'Kowa. Oda da saƙonni za su iya ɓacewa har sai an sami wuri.',
    why: 'Kwafin ajiya na wannan rajista ne yake rage ta, kuma an daɗe ba a yi shi ba.',
    steps: ['Daga yanzu a dinga yin kwafin ajiya na rajistar kowace rana: hakan zai hana ta cika.'],
  },
  'postgresql-full': {
    cause: 'Wurin ajiya na rumbun bayanai ya ƙare',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) ba zai iya ƙara adana komai ba: disk ɗinsa ya cika.',
    who: 'Kowa. Oda da saƙonni za su iya ɓacewa har sai an sami wuri.',
    why: 'Bayanan sun ƙaru, ko tsofaffin kwafin ajiya da fayilolin rajista sun cika disk ɗin.',
    steps: ['Inda ake hayar rumbun bayanai, ku zaɓi disk ko tsari mai girma na gaba.'],
  },
  'postgresql-without-rights': {
    cause: 'Shafin ba shi da izinin amfani da rumbun bayanansa',
    happened: 'Shafin yana iya shiga rumbun bayanansa (inda ake ajiye duk shafuka da oda), amma ba shi da izinin karanta wani ɓangare.',
    why: 'Izinin ya ɓace da aka yi ƙaurar rumbun bayanai ko aka dawo da shi daga kwafin ajiya.',
    steps: ['Ku nemi wanda ya gina shafin ya sake ba mai amfani da rumbun bayanai duk izini (“GRANT”).'],
  },
  'postgresql-too-slow': {
    cause: 'Rumbun bayanai yana ɗaukar lokaci da yawa',
    happened: 'Wani shafi yana tambayar rumbun bayanansa (inda ake ajiye shafuka da oda), amma amsar ta wuce lokacin da aka yarda.',
    who: 'Duk masu buɗe wannan shafi.',
    why: 'Aikin da ya makale, jadawalin bincike da ba ya nan, ko bayanan da suka fi na da yawa.',
  },
  'postgresql-name-not-found': {
    cause: 'Shafin bai sami rumbun bayanansa ba',
    happened: 'Shafin yana neman rumbun bayanansa (inda ake ajiye duk shafuka da oda) da sunan da babu shi.',
    why: 'An goge rumbun bayanan ko an matsar da shi, ko saitunan shafin suna riƙe sunan da ba daidai ba.',
    steps: ['Ku kwafa adireshin rumbun bayanai na yanzu zuwa saitunan shafin (“DATABASE_URL”), ku sake kunna shi.'],
  },
  'sqlite-locked': {
    cause: 'Wani aiki yana riƙe da rumbun bayanai',
    happened: 'Wani aiki yana riƙe da rumbun bayanan shafin (inda ake ajiye shafuka da oda), ba a iya amfani da shi.',
    why: 'Kwafin ajiya, aikin da ya makale, ko masu ziyara fiye da ƙarfin wannan ƙaramin rumbu.',
  },
  'sqlite-read-only': {
    cause: 'Ba a iya rubutu a fayil ɗin rumbun bayanai',
    happened: 'Shafin ba shi da izinin rubutu a rumbun bayanansa (inda ake ajiye shafuka da oda).',
    who: 'Duk masu son yin oda, shiga, ko aika fom.',
    why: 'Fayil ɗin ko foldarsa ta wani mai amfani ce tun ɗorawar ƙarshe ko sake kunnawa.',
  },
  'sqlite-missing': {
    cause: 'Fayil ɗin rumbun bayanai ba ya nan',
    happened: 'Shafin bai sami fayil ɗin rumbun bayanansa ba (inda ake ajiye shafuka da oda).',
    why: 'Ɗorawar ƙarshe ko sake kunnawa ta cire fayil ɗin, ko ba a yarda a yi amfani da foldarsa ba.',
    steps: ['Kada ku ƙara ɗora komai. Fayil ɗin zai iya kasancewa a kwafin ajiya na ƙarshe.'],
  },
  'sqlite-damaged': {
    cause: 'Fayil ɗin rumbun bayanai ya ɓaci',
    happened: 'Fayil ɗin rumbun bayanan shafin (inda ake ajiye shafuka da oda) ya ɓaci.',
    why: 'An kashe na’urar yayin da take rubutu, ko disk ɗin ya cika.',
  },
  'sqlite-full': {
    cause: 'Disk ɗin ya cika',
    happened: 'Shafin ba ya iya adana komai a rumbun bayanansa (inda ake ajiye shafuka da oda): disk ɗin ya cika.',
    who: 'Kowa. Oda da saƙonni za su iya ɓacewa har sai an sami wuri.',
    why: 'Tsofaffin kwafin ajiya, fayilolin rajista ko imel sun cika shi.',
  },
  'sqlite-table-missing': {
    cause: 'Rumbun bayanai bai dace da sigar shafin ba',
    happened: 'Manhajar shafinku tana neman jerin da rumbun bayananta (inda ake ajiye shafuka da oda) ba shi da shi.',
    why: 'An fara aiki da sabuwar siga kafin a shirya bayananta. Ko fayil ɗin sabo ne, babu komai a ciki.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da sabunta rumbun bayanai (“migrate”) na wannan siga.'],
  },
  'mongodb-not-running': {
    cause: 'Rumbun bayanai (MongoDB) ba ya amsawa',
    happened: 'Shafin yana kiran rumbun bayanansa (inda ake ajiye duk bayanansa), babu wanda yake ɗauka.',
    why: 'Rumbun bayanai ya tsaya, an sa shi barci domin ba a amfani da shi, ko ba ya barin shafin ya shiga.',
    steps: [
      'Ku shiga inda ake hayar rumbun bayanai (misali MongoDB Atlas). Idan an rubuta “Paused”, ku danna “Resume”.',
      'A can, ku buɗe “Network Access”, ku ga an bar adireshin na’urar shafin ya shiga.',
    ],
  },
  'mongodb-not-let-in': {
    cause: 'Rumbun bayanai (MongoDB Atlas) ba ya barin shafin ya shiga',
    happened: 'Rumbun bayanai (inda ake ajiye duk bayanan shafin) yana barin sanannun na’urori kawai, kuma ta shafin ba ta cikinsu.',
    why: 'Shafin ya yi ƙaura, ko na’urarsa ta sami sabon adireshi.',
    steps: [
      'Ku shiga MongoDB Atlas, ku buɗe “Network Access”, sannan “Add IP Address”. Ku shigar da adireshin na’urar shafin.',
      'A wannan shafi na Atlas, ku ga cewa ba a rubuta “Paused” a cluster ɗin ba.',
    ],
  },
  'mongodb-wrong-password': {
    cause: 'Rumbun bayanai (MongoDB) ya ƙi kalmar sirri',
    happened: 'Shafin yana ƙwanƙwasa rumbun bayanansa (inda ake ajiye duk bayanansa), amma an ƙi kalmar sirrinsa.',
    why: 'An sauya kalmar sirri, amma saitunan shafin har yanzu suna riƙe tsohuwar.',
    steps: ['A cikin MongoDB Atlas, ku buɗe “Database Access”, ku sa sabuwar kalmar sirri. Ku sa ta a saitunan shafin (“MONGODB_URI”).'],
  },
  'mongodb-full': {
    cause: 'Wurin ajiya na rumbun bayanai (MongoDB) ya ƙare',
    happened: 'Rumbun bayanai (inda ake ajiye duk bayanan shafin) ya kai girman tsarinsa.',
    who: 'Duk masu son yin oda, shiga, ko aika fom.',
    why: 'Bayanan sun fi ƙarfin tsarin. Tsarin kyauta yana ɗaukar 512 MB.',
    steps: ['A cikin MongoDB Atlas, ku buɗe cluster ɗinku, sannan “Edit Configuration”, ku zaɓi girma na gaba.'],
  },
  'lucee-datasource-missing': {
    cause: 'Ba a shirya haɗin shafin da rumbun bayanansa ba',
    happened: 'Manhajar shafinku tana neman rumbun bayananta (inda ake ajiye duk bayananku) da sunan da sabar bai sani ba.',
    why: 'Saitin ya ɓace yayin ƙaura ko sabuntawa, ko an sauya sunansa.',
    steps: ['Ku nemi wanda ya gina shafin ya sake shirya “Datasource” mai wannan suna a sashen gudanarwa na Lucee ko ColdFusion.'],
  },
  'redis-not-running': {
    cause: 'Ƙwaƙwalwar shafin ta gajeren lokaci (Redis) a kashe take',
    happened: 'Shafin yana kiran Redis, ƙwaƙwalwarsa ta gajeren lokaci don shiga da ayyukan da ke jira, babu wanda yake ɗauka.',
    why: 'Redis ya tsaya. Yawanci ƙarancin ƙwaƙwalwa ko kuɗin da ba a biya ba ne dalili.',
  },
  'redis-wrong-password': {
    cause: 'Ƙwaƙwalwar shafin ta gajeren lokaci (Redis) ta ƙi kalmar sirri',
    happened: 'Shafin yana ƙwanƙwasa Redis, ƙwaƙwalwarsa ta gajeren lokaci, amma an ƙi kalmar sirrinsa.',
    why: 'An sauya kalmar sirri ta Redis, ko ba ta cikin saitunan shafin.',
    steps: ['Ku sa kalmar sirri ta Redis ta yanzu a saitunan shafin (“REDIS_URL” ko “REDIS_PASSWORD”), ku sake kunna shi.'],
  },
  'redis-full': {
    cause: 'Ƙwaƙwalwar shafin ta gajeren lokaci (Redis) ta cika',
    happened: 'Redis, ƙwaƙwalwar shafin ta gajeren lokaci, ya cika, ba ya ƙara karɓar komai.',
    why: 'An sa abubuwa da yawa a ciki, ko tsarinsa ya yi kaɗan.',
  },
  'redis-cannot-save': {
    cause: 'Ƙwaƙwalwar shafin ta gajeren lokaci (Redis) ba ta iya adanawa',
    happened: 'Redis, ƙwaƙwalwar shafin ta gajeren lokaci, ba ya iya adana bayanansa a disk, ba ya ƙara karɓar komai.',
    why: 'Disk ɗin ya cika, ko ƙwaƙwalwar ta yi kaɗan.',
  },
  'redis-read-only': {
    cause: 'Ƙwaƙwalwar shafin ta gajeren lokaci (Redis) ba ta barin kowa ya yi rubutu',
    happened: 'Shafin yana rubutu a kwafin Redis, ƙwaƙwalwarsa ta gajeren lokaci, kuma kwafi ba ya karɓar komai.',
    why: 'Na ainihi ya gaza, wani ya ɗauki wurinsa. Ko saitunan suna riƙe tsohon adireshi.',
  },
  'redis-loading': {
    cause: 'Ƙwaƙwalwar shafin ta gajeren lokaci (Redis) tana farawa yanzu',
    happened: 'An sake kunna Redis, ƙwaƙwalwar shafin ta gajeren lokaci, kuma har yanzu yana karanta bayanansa.',
    why: 'Sake kunna na’urar ko Redis, wataƙila bayan tsayawa ba zato.',
    steps: ['Ku jira minti biyar. Sannan ku danna “Duba yanzu” a shafin wannan sabar a nan.'],
  },
  'sqlserver-sign-in-failed': {
    cause: 'Rumbun bayanai (SQL Server) ya ƙi shafin',
    happened: 'Shafin yana shiga rumbun bayanansa (inda ake ajiye duk shafuka da oda), amma an ƙi shi.',
    why: 'Kalmar sirri ko sunan da ke saituna ba daidai yake ba, yawanci bayan sauyi ko ƙaura.',
    steps: ['Ku gyara “ConnectionStrings” a saitunan shafin, ku sake kunna shi.'],
  },
  'sqlserver-not-reached': {
    cause: 'Rumbun bayanai (SQL Server) ba ya amsawa',
    happened: 'Shafin yana kiran rumbun bayanansa (inda ake ajiye duk shafuka da oda), babu wanda yake ɗauka.',
    why: 'Manhajar rumbun bayanai ta tsaya, ko an sauya adireshinta ko firewall ɗinta (mai gadin ƙofa).',
  },
  'oracle-database-not-reached': {
    cause: 'Rumbun bayanai (Oracle) ba ya amsawa',
    happened: 'Shafin yana kiran rumbun bayanansa (inda ake ajiye duk shafuka da oda), babu wanda yake ɗauka.',
    why: 'Rumbun bayanai ko ɓangarensa da ke karɓar kira a kashe yake.',
  },
  'oracle-database-password-ended': {
    cause: 'Rumbun bayanai (Oracle) ya ƙi kalmar sirri',
    happened: 'Shafin yana shiga rumbun bayanansa (inda ake ajiye duk shafuka da oda), amma an ƙi shi.',
    why: 'Kalmar sirrin ta ƙare, ba daidai take ba, ko an kulle asusun bayan gwaji marasa daidai.',
  },
  'search-engine-away': {
    cause: 'Manhajar bincike ta shafin ba ta amsawa',
    happened: 'Shafin yana kiran manhajar bincikensa, babu wanda yake ɗauka. Idan babu ita, ba a yin shafin.',
    why: 'Manhajar bincike ta tsaya: yawanci ƙarancin ƙwaƙwalwa ko cikar disk ne dalili.',
  },
  'message-queue-away': {
    cause: 'Layin ayyukan shafin ba ya amsawa',
    happened: 'Shafin yana kiran manhajar da ke riƙe ayyukan da ke jira (oda, imel), babu wanda yake ɗauka.',
    why: 'Wannan manhajar ta tsaya: yawanci ƙarancin ƙwaƙwalwa ko cikar disk ne dalili.',
  },
};
