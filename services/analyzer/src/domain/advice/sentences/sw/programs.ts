/** Data: what is said of programs in Python, Ruby, Node and Java. */
import type { programs as english } from '../en/programs.js';
import type { Translated } from '../translated.js';

export const programs: Translated<typeof english, 'sw'> = {
  'django-host-not-allowed': {
    cause: 'Programu ya tovuti haikubali jina hili',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Django) haikubali ziara kwa jina {host}.',
    why: 'Jina halipo kwenye mpangilio wake “ALLOWED_HOSTS”, mara nyingi baada ya domain mpya au kuhama.',
    steps: ['Mwombe aliyetengeneza tovuti aongeze {host} kwenye “ALLOWED_HOSTS” na aianzishe tena.'],
  },
  'django-settings': {
    cause: 'Mpangilio wa tovuti haupo',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Django) haianzi: mpangilio haupo au si sahihi.',
    why: 'Mipangilio ilipotea wakati wa upakiaji wa mwisho au kuhama.',
    steps: ['Mwombe aliyetengeneza tovuti alinganishe mipangilio yake ya mazingira na ya toleo zuri la mwisho.'],
  },
  'django-static-missing': {
    cause: 'Tovuti ilipakiwa bila faili zake zilizojengwa',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Django) haina faili zinazoipa mwonekano wake.',
    why: 'Upakiaji wa mwisho haukukamilika: “collectstatic” haikuendeshwa.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “python manage.py collectstatic”.'],
  },
  'template-missing': {
    cause: 'Faili ya ukurasa wa tovuti haipo',
    happened: 'Programu iliyo nyuma ya tovuti yako inatafuta faili ya ukurasa huu, na haipo.',
    who: 'Kila mtu anayefungua ukurasa huu.',
    why: 'Faili haikupakiwa, au ina jina lingine.',
    steps: ['Mwombe aliyetengeneza tovuti apakie faili isiyopo (“template”). Herufi ndogo na kubwa za jina lake lazima ziwe sahihi.'],
  },
  'python-package-missing': {
    cause: 'Tovuti ilipakiwa bila kifurushi chake kimoja cha programu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Python) haina kifurushi cha programu inachokihitaji.',
    why: 'Toleo jipya linakihitaji, na hakikuwekwa kwenye seva.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “pip install -r requirements.txt” kwenye seva.'],
  },
  'django-database': {
    cause: 'Tovuti haiwezi kuifikia hifadhidata yake',
    happened: 'Programu iliyo nyuma ya tovuti yako haiwezi kuifikia hifadhidata yake, ghala la kurasa na oda zote.',
    why: 'Programu ya hifadhidata imezimwa au imejaa, au anwani yake au nenosiri lake lilibadilishwa.',
  },
  'django-database-old': {
    cause: 'Hifadhidata hailingani na toleo la tovuti',
    happened: 'Programu iliyo nyuma ya tovuti yako inaulizia kitu ambacho hifadhidata yake (ghala la kurasa na oda) haina.',
    why: 'Toleo jipya lilianza kutumika kabla hifadhidata haijaandaliwa kwa ajili yake.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe sasisho la hifadhidata (“migrate”) la toleo hili.'],
  },
  'django-error': {
    cause: 'Programu ya tovuti (Django) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Django) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, mpangilio haupo, au hifadhidata haipo.',
  },
  'flask-error': {
    cause: 'Programu ya tovuti (Python) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Python) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, mpangilio haupo, au hifadhidata haipo.',
  },
  'python-program-not-found': {
    cause: 'Programu ya tovuti (Python) haianzi',
    happened: 'Seva ilianza, lakini haioni programu ya tovuti yako inayoweza kuiendesha.',
    why: 'Programu inasimama ghafla inapoanza: kifurushi au mpangilio unaokosekana, au njia isiyo sahihi.',
  },
  'passenger-not-started': {
    cause: 'Programu ya tovuti haianzi',
    happened: 'Seva ilijaribu kuanzisha programu iliyo nyuma ya tovuti yako, ikasimama mara moja.',
    why: 'Kifurushi au mpangilio unaokosekana, au hitilafu katika toleo la mwisho.',
    steps: [
      'Kwenye cPanel, fungua “Setup Node.js App” au “Setup Python App”, chagua programu yako. Bonyeza “Run NPM Install” au “Run Pip Install”, kisha “Restart”.',
    ],
  },
  'shiny-not-started': {
    cause: 'Programu ya tovuti (Shiny) haianzi',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Shiny) inasimama inapoanza.',
    why: 'Hitilafu katika toleo la mwisho, au kifurushi au faili inayokosekana.',
    steps: ['Mwombe aliyeitengeneza asome kumbukumbu kwenye “/var/log/shiny-server”. Mistari ya mwisho inataja chanzo.'],
  },
  'pythonanywhere-error': {
    cause: 'Programu ya tovuti (Python) haianzi',
    happened: 'Mahali tovuti yako inapofanya kazi panapatikana. Programu ya tovuti yako inasimama inapoanza.',
    why: 'Kifurushi au mpangilio unaokosekana, au hitilafu katika toleo la mwisho.',
    steps: ['Ingia kwenye PythonAnywhere, fungua “Web”, kisha “Error log”. Mistari ya mwisho inataja chanzo. Kisha bonyeza “Reload”.'],
  },
  'python-server-error': {
    cause: 'Programu ya tovuti (Python) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya anwani hii (iliyoandikwa kwa Python) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, mpangilio haupo, au hifadhidata haipo.',
  },
  'rails-database-old': {
    cause: 'Hifadhidata hailingani na toleo la tovuti',
    happened:
      'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Rails) inasubiri sasisho la hifadhidata yake (ghala la kurasa na oda zote).',
    why: 'Toleo jipya lilianza kutumika kabla hifadhidata haijaandaliwa kwa ajili yake.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “rails db:migrate”.'],
  },
  'rails-database-away': {
    cause: 'Tovuti haiwezi kuifikia hifadhidata yake',
    happened:
      'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Rails) haiwezi kuifikia hifadhidata yake, ghala la kurasa na oda zote.',
    why: 'Programu ya hifadhidata imezimwa, au anwani yake au nenosiri lake lilibadilishwa.',
  },
  'rails-host-blocked': {
    cause: 'Programu ya tovuti haikubali jina hili',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Rails) haikubali ziara kwa jina {host}.',
    why: 'Jina halipo kwenye mpangilio wake “config.hosts”, mara nyingi baada ya domain mpya au kuhama.',
    steps: ['Mwombe aliyetengeneza tovuti aongeze {host} kwenye “config.hosts” na aianzishe tena.'],
  },
  'rails-secret-missing': {
    cause: 'Ufunguo wa siri haupo kwenye mipangilio ya tovuti',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Rails) haina ufunguo wa siri na haianzi.',
    why: 'Mipangilio ilipotea wakati wa upakiaji wa mwisho au kuhama.',
    steps: ['Mwombe aliyetengeneza tovuti aweke “RAILS_MASTER_KEY” au “SECRET_KEY_BASE” tena.'],
  },
  'ruby-package-missing': {
    cause: 'Tovuti ilipakiwa bila kifurushi chake kimoja cha programu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Ruby) haina kifurushi cha programu inachokihitaji.',
    why: 'Toleo jipya linakihitaji, na hakikuwekwa kwenye seva.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “bundle install” kwenye seva.'],
  },
  'perl-package-missing': {
    cause: 'Kifurushi kimoja cha programu ya tovuti hakipo',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Perl) haina kifurushi cha programu inachokihitaji.',
    why: 'Toleo jipya linakihitaji, au kilipotea wakati wa kuhama au sasisho la mashine.',
    steps: ['Mwombe anayetunza mashine aweke kifurushi cha Perl kinachotajwa kwenye ukurasa.'],
  },
  'puma-error': {
    cause: 'Programu ya tovuti (Ruby) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Ruby) ilisimama kwa hitilafu kabla ya kutengeneza ukurasa.',
    why: 'Mara nyingi ni mpangilio au ufunguo unaokosekana baada ya kupakia.',
  },
  'rails-error': {
    cause: 'Programu ya tovuti (Rails) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Rails) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, mpangilio haupo, au hifadhidata haipo.',
    steps: ['Mwombe aliyeitengeneza asome “log/production.log”. Mistari ya mwisho inataja chanzo.'],
  },
  'node-package-missing': {
    cause: 'Tovuti ilipakiwa bila kifurushi chake kimoja cha programu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa JavaScript) haina kifurushi au faili inayohitaji.',
    why: 'Upakiaji wa mwisho haukukamilika, au “npm install” haikuendeshwa kwenye seva.',
    steps: ['Mwombe aliyetengeneza tovuti aendeshe “npm ci” kwenye seva na aianzishe tena.'],
  },
  'node-out-of-memory': {
    cause: 'Programu ya tovuti iliishiwa memori',
    happened: 'Programu iliyo nyuma ya tovuti yako ilihitaji memori zaidi ya inayoruhusiwa, ikasimama.',
    why: 'Wageni wengi kuliko kawaida, uingizaji mkubwa, au hitilafu katika toleo la mwisho.',
    steps: ['Chukua kifurushi kikubwa zaidi kinachofuata, au omba “--max-old-space-size” iongezwe.'],
  },
  'nextjs-server-error': {
    cause: 'Programu ya tovuti (Next.js) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Next.js) ilisimama ilipokuwa ikitengeneza ukurasa.',
    why: 'Toleo jipya lenye hitilafu, mpangilio unaokosekana, au huduma inayoiuliza haipo.',
    steps: ['Mpe aliyeitengeneza namba ya “Digest” iliyo kwenye ukurasa, aitafute kwenye kumbukumbu.'],
  },
  'nextjs-client-error': {
    cause: 'Tovuti inavurugika kwenye kivinjari',
    happened: 'Tovuti inapakia kisha inavurugika kwenye kivinjari cha mgeni.',
    why: 'Toleo la mwisho lina hitilafu, au faili yake moja haipo.',
  },
  'nextjs-error': {
    cause: 'Programu ya tovuti (Next.js) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Next.js) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lenye hitilafu, au mpangilio linaouhitaji haupo.',
  },
  'nuxt-error': {
    cause: 'Programu ya tovuti (Nuxt) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Nuxt) ilisimama ilipokuwa ikitengeneza ukurasa.',
    why: 'Toleo jipya lenye hitilafu, au huduma inayoiuliza haipo.',
  },
  'express-no-page': {
    cause: 'Programu ya tovuti haina ukurasa kwenye anwani hii',
    happened: 'Programu iliyo nyuma ya tovuti yako inafanya kazi, lakini haina ukurasa kwenye anwani uliyotupa.',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Ukurasa wa mwanzo ulipotea kwa upakiaji wa mwisho, au anwani iliyo kwenye “Hariri seva” haikuwahi kuwa na ukurasa.',
    steps: ['Fungua anwani hiyo kwenye simu yako. Ikiwa tatizo ni anwani tu, irekebishe kwenye “Hariri seva” hapa.'],
  },
  'prisma-not-ready': {
    cause: 'Tovuti haiwezi kufungua hifadhidata yake',
    happened: 'Programu iliyo nyuma ya tovuti yako haiwezi kufungua hifadhidata yake, ghala la kurasa na oda zote.',
    why: 'Hifadhidata imezimwa au inaikataa tovuti, au upakiaji wa mwisho haukukamilika (“prisma generate”).',
    steps: ['Ingia mahali hifadhidata ilipokodishwa uone kama inafanya kazi.'],
  },
  'setting-missing': {
    cause: 'Mpangilio wa tovuti haupo',
    happened: 'Programu iliyo nyuma ya tovuti yako haianzi: mpangilio haupo au si sahihi.',
    why: 'Mipangilio ilipotea wakati wa upakiaji wa mwisho au kuhama.',
    steps: ['Mwombe aliyetengeneza tovuti alinganishe mipangilio yake ya mazingira na ya toleo zuri la mwisho.'],
  },
  'node-service-away': {
    cause: 'Huduma ambayo tovuti inaihitaji haijibu',
    happened: 'Programu iliyo nyuma ya tovuti yako inaita programu nyingine inayoihitaji, na hakuna anayepokea.',
    why: 'Programu hiyo nyingine imezimwa, au anwani yake kwenye mipangilio si sahihi.',
  },
  'plan-limit-used-up': {
    cause: 'Kikomo cha kifurushi kimetumika chote',
    happened: 'Huduma ambayo tovuti inaihitaji imesimama, kwa sababu kikomo cha kifurushi chake kimetumika chote.',
    who: 'Kila mtu, hadi mwezi mpya uanze au uchukue kifurushi kikubwa zaidi.',
    why: 'Wageni wengi kuliko kawaida, roboti, au kifurushi kidogo mno.',
    steps: ['Ingia mahali tovuti na hifadhidata yake zinakokodishwa, fungua “Billing” au “Usage”, na uchague kifurushi kikubwa zaidi.'],
  },
  'outside-company-away': {
    cause: 'Tovuti inasubiri {partner}, ambayo haijibu',
    happened: 'Programu iliyo nyuma ya tovuti yako inaita {partner}, kampuni nyingine, na haipati jibu.',
    why: 'Kampuni hiyo ina tatizo lake yenyewe, au njia kutoka kwenye seva yako kwenda kwake imefungwa.',
    steps: ['Angalia ukurasa wa hali wa {partner}.', 'Mwombe aliyejenga tovuti aruhusu kurasa zifunguke bila kusubiri {partner}.'],
  },
  'program-starting': {
    cause: 'Programu ya tovuti bado inaanza',
    happened: 'Programu iliyo nyuma ya tovuti yako inasema kwamba inaanza. Bado haiwezi kuonyesha kurasa.',
    why: 'Iliwashwa upya au ilisasishwa muda mfupi uliopita. Ikiendelea, imekwama au inaanza tena na tena.',
    steps: ['Subiri dakika tano. Kisha bonyeza “Kagua sasa” kwenye ukurasa wa seva hii hapa.'],
  },
  'outside-company-refuses': {
    cause: '{partner} inakataa kile ambacho tovuti inaomba',
    happened: 'Programu iliyo nyuma ya tovuti yako inaita {partner}, kampuni nyingine, na inakataliwa.',
    why: 'Ufunguo wa {partner} kwenye mipangilio ya tovuti si sahihi au ulibadilishwa. Au akaunti yako huko imefungwa.',
    steps: [
      'Ingia {partner} na uone kama akaunti yako inatumika. Nakili ufunguo wa sasa.',
      'Mwombe aliyejenga tovuti aweke ufunguo huu kwenye mipangilio yake.',
    ],
  },
  'node-api-error': {
    cause: 'Programu ya tovuti ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya anwani hii (iliyoandikwa kwa JavaScript) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lenye hitilafu, mpangilio unaokosekana, au hifadhidata yake haipo.',
  },
  'java-out-of-memory': {
    cause: 'Programu ya tovuti iliishiwa memori',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Java) ilihitaji memori zaidi ya inayoruhusiwa.',
    why: 'Wageni wengi kuliko kawaida, ripoti kubwa, au hitilafu katika toleo la mwisho.',
    steps: ['Omba iongezewe memori (“-Xmx”), au chukua mashine kubwa zaidi.'],
  },
  'java-database-pool': {
    cause: 'Tovuti haipati muunganisho na hifadhidata yake',
    happened:
      'Programu iliyo nyuma ya tovuti yako inasubiri muunganisho na hifadhidata yake (ghala la kurasa na oda zote). Yote inatumika.',
    why: 'Hifadhidata inajibu polepole au imezimwa, au hitilafu inashikilia miunganisho bila kuirudisha.',
  },
  'java-database-away': {
    cause: 'Tovuti haiwezi kuifikia hifadhidata yake',
    happened: 'Programu iliyo nyuma ya tovuti yako inaita hifadhidata yake (ghala la kurasa na oda zote), na hakuna anayepokea.',
    why: 'Programu ya hifadhidata imezimwa, au anwani yake ilibadilishwa.',
  },
  'java-class-missing': {
    cause: 'Tovuti ilipakiwa bila sehemu yake moja',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Java) haina sehemu yake moja.',
    why: 'Upakiaji wa mwisho haukukamilika, au sehemu mbili hazilingani.',
  },
  'spring-error': {
    cause: 'Programu ya tovuti (Spring) ilisimama kwa hitilafu',
    happened:
      'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Spring) ilisimama kwa hitilafu na haina ukurasa wake wa kuionyesha.',
    why: 'Toleo jipya lenye hitilafu, mpangilio unaokosekana, au hifadhidata yake haipo.',
  },
  'spring-no-page': {
    cause: 'Programu ya tovuti haina ukurasa kwenye anwani hii',
    happened:
      'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Spring) inafanya kazi, lakini haina ukurasa kwenye anwani uliyotupa.',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Ukurasa wa mwanzo ulipotea kwa toleo la mwisho, au anwani iliyo kwenye “Hariri seva” haikuwahi kuwa nao.',
    steps: ['Fungua anwani hiyo kwenye simu yako. Ikiwa tatizo ni anwani tu, irekebishe kwenye “Hariri seva” hapa.'],
  },
  'tomcat-no-program': {
    cause: 'Programu ya tovuti haijapakiwa (Tomcat)',
    happened: 'Seva inayobeba tovuti yako inafanya kazi, lakini programu ya tovuti haijapakiwa ndani yake.',
    why: 'Ilisimama ghafla ilipoanza, au haikupakiwa tena baada ya kuwashwa upya.',
    steps: ['Kwenye “Manager” ya Tomcat, angalia kama programu yako inasema “Running”. Kama haisemi, bonyeza “Start”.'],
  },
  'tomcat-error': {
    cause: 'Programu ya tovuti (Java) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa Java) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lenye hitilafu, mpangilio unaokosekana, au hifadhidata yake haipo.',
  },
  'java-program-stopped': {
    cause: 'Programu ya tovuti (Java) imezimwa',
    happened: 'Seva inayobeba tovuti yako inafanya kazi. Programu ya tovuti iliyo ndani yake imezimwa.',
    why: 'Ilisimama ghafla ilipoanza, au sasisho halijakamilika.',
  },
  'mail-not-sent': {
    cause: 'Tovuti haiwezi kutuma barua pepe zake',
    happened:
      'Programu iliyo nyuma ya tovuti yako inataka kutuma barua pepe. Kampuni ya barua pepe haiipokei, na ukurasa unasimama kwa hitilafu.',
    why: 'Nenosiri la barua pepe lilibadilishwa, kikomo cha barua pepe kimetumika chote, au anwani kwenye mipangilio si sahihi.',
    steps: [
      'Ingia kwenye barua pepe ya tovuti kwa kivinjari. Ikishindikana, iwekee nenosiri jipya.',
      'Mwombe aliyetengeneza tovuti alinganishe mipangilio yake ya barua pepe (“SMTP”) na ile ya kampuni ya barua pepe.',
    ],
  },
  'outside-not-trusted': {
    cause: 'Tovuti haiamini cheti cha usalama cha huduma inayoiita',
    happened:
      'Programu iliyo nyuma ya tovuti yako inaita huduma nyingine. Inakata, kwa sababu haiamini cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha huduma hiyo.',
    why: 'Cheti hicho kimeisha au hakijakamilika. Au orodha ya watengenezaji wanaoaminika kwenye seva yako ni ya zamani mno.',
    steps: [
      'Mwombe anayetunza seva ahuishe orodha yake ya watengenezaji wanaoaminika (“ca-certificates”) na aangalie saa yake.',
      'Iulize kampuni ya huduma hiyo kama cheti chake kimeisha.',
    ],
  },
};
