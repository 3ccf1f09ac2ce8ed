/** Data: what is said of .NET and IIS. */
import type { dotnet as english } from '../en/dotnet.js';
import type { Translated } from '../translated.js';

export const dotnet: Translated<typeof english, 'sw'> = {
  'iis-settings-file': {
    cause: 'Faili ya mipangilio “web.config” si sahihi',
    happened: 'Seva haiwezi kusoma “web.config”, faili ya mipangilio ya tovuti yako, na haionyeshi kitu.',
    why: 'Mtu aliihariri faili hiyo, au inataja sehemu ambayo seva hii haina.',
    steps: ['Rudisha “web.config” ya awali. Ukurasa wa hitilafu unataja mstari usio sahihi.'],
  },
  'aspnet-core-not-started': {
    cause: 'Programu ya tovuti, ya .NET, haianzi',
    happened: 'Seva ilijaribu kuanzisha programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa .NET), ikasimama mara moja.',
    why: 'Mpangilio unaokosekana, hifadhidata inayojibu polepole, au toleo la .NET ambalo seva haina.',
    steps: ['Mwombe aliyeitengeneza aangalie “Event Viewer”, “Application”, au kumbukumbu za “stdout”.'],
  },
  'aspnet-core-crashed': {
    cause: 'Programu ya tovuti, ya .NET, ilisimama ghafla',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa .NET) ilisimama ghafla ilipoanza.',
    why: 'Upakiaji wa mwisho haujakamilika, au toleo la .NET linalohitajika halipo kwenye seva.',
  },
  'iis-pool-stopped': {
    cause: 'Sehemu inayoendesha programu ya tovuti imezimwa',
    happened: 'Seva imewashwa. Sehemu yake inayoendesha tovuti yako (“application pool”) imezimwa.',
    why: 'Programu ilisimama ghafla mara tano kwa muda mfupi, au nenosiri la akaunti yake limeisha.',
    steps: ['Kwenye seva, fungua “IIS Manager”, “Application Pools”, chagua ya tovuti yako na ubonyeze “Start”.'],
  },
  'iis-no-start-page': {
    cause: 'Folda ya tovuti haina ukurasa wa mwanzo',
    happened: 'Seva haioni ukurasa wa mwanzo kwenye folda ya tovuti yako.',
    why: 'Upakiaji haujakamilika, au folda ya tovuti ilibadilishwa.',
    steps: ['Angalia kama ukurasa wa mwanzo (“default.aspx”, “index.html”) uko kwenye folda kuu ya tovuti.'],
  },
  'iis-no-page': {
    cause: 'Ukurasa haupatikani',
    happened: 'Seva inafanya kazi, lakini haina ukurasa kwenye anwani uliyotupa (msimbo 404).',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Ukurasa ulihamishwa au kuondolewa, au faili zilipotea wakati wa kupakia.',
    steps: ['Fungua anwani hiyo kwenye simu yako. Ikiwa ni anwani tu iliyo ya zamani, irekebishe kwenye “Hariri seva” hapa.'],
  },
  'aspnet-error': {
    cause: 'Programu ya tovuti (ASP.NET) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa ASP.NET) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lenye hitilafu, mpangilio unaokosekana, au hifadhidata yake haipo.',
  },
  'aspnet-part-missing': {
    cause: 'Tovuti ilipakiwa bila sehemu yake moja',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa ASP.NET) haina sehemu yake moja.',
    why: 'Upakiaji wa mwisho haukukamilika, au sehemu mbili hazilingani.',
    steps: ['Mwombe aliyeitengeneza apakie tena folda “bin”.'],
  },
  'aspnet-database-address': {
    cause: 'Anwani ya hifadhidata haipo kwenye mipangilio',
    happened: 'Programu iliyo nyuma ya tovuti yako haijui hifadhidata yake (ghala la kurasa na oda zote) iko wapi.',
    why: 'Mipangilio ilipotea wakati wa upakiaji wa mwisho au kuhama.',
    steps: ['Mwombe aliyeitengeneza arudishe “ConnectionStrings” kwenye “web.config” au “appsettings.json”.'],
  },
  'aspnet-form-key': {
    cause: 'Fomu za tovuti zinakataliwa',
    happened: 'Programu iliyo nyuma ya tovuti yako inakataa wanachotuma wageni kwa fomu.',
    who: 'Wote wanaoagiza, kuingia au kutuma fomu.',
    why: 'Ufunguo wake wa siri ulibadilika ilipowashwa upya, au mashine mbili zinatumia funguo tofauti.',
    steps: ['Mwombe aliyeitengeneza aweke “machineKey” moja ya kudumu kwa mashine zote.'],
  },
  'azure-app-stopped': {
    cause: 'Programu yako imesimamishwa kwenye Microsoft Azure',
    happened: 'Microsoft Azure inasema kwamba programu yako imesimamishwa.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Mtu alibonyeza “Stop”, kikomo cha bure kimetumika chote, au kuna bili ambayo haijalipwa.',
    steps: [
      'Ingia kwenye paneli ya Azure, fungua “App Services”, programu yako, na ubonyeze “Start”.',
      'Isipoanza, fungua “Subscriptions” uone kama inasema “Disabled”.',
    ],
  },
  'azure-app-error': {
    cause: 'Programu kwenye Microsoft Azure haianzi',
    happened: 'Microsoft Azure inapatikana. Programu ya tovuti yako iliyo ndani yake haianzi.',
    why: 'Hitilafu katika toleo la mwisho, mpangilio unaokosekana, au amri ya kuanzisha isiyo sahihi.',
    steps: [
      'Kwenye paneli ya Azure, fungua programu yako, kisha “Diagnose and solve problems”, na ubonyeze “Application Crashes”.',
      'Mahali hapohapo, bonyeza “Restart”.',
    ],
  },
};
