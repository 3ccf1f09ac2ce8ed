/** Data: what is said of programs in Python, Ruby, Node and Java. */
import type { programs as english } from '../en/programs.js';
import type { Translated } from '../translated.js';

export const programs: Translated<typeof english, 'ha'> = {
  'django-host-not-allowed': {
    cause: 'Manhajar shafin ba ta karɓi wannan suna ba',
    happened: 'Manhajar shafinku (da aka yi da Django) ba ta karɓar ziyara da sunan {host}.',
    why: 'Sunan ba ya cikin saitinta “ALLOWED_HOSTS”, yawanci bayan sabon domain ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shafin ya ƙara {host} a “ALLOWED_HOSTS”, ya sake fara shi.'],
  },
  'django-settings': {
    cause: 'Wani saitin shafin ba ya nan',
    happened: 'Manhajar shafinku (da aka yi da Django) ba ta farawa: wani saiti ba ya nan ko ba daidai ba.',
    why: 'Saitunan sun ɓace yayin ɗorawar ƙarshe ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shafin ya kwatanta saitunansa da na sigar ƙarshe mai kyau.'],
  },
  'django-static-missing': {
    cause: 'An ɗora shafin ba tare da fayilolinsa da aka gina ba',
    happened: 'Manhajar shafinku (da aka yi da Django) ta rasa fayilolin da ke ba ta kamanninta.',
    why: 'Ɗorawar ƙarshe ba ta cika ba: ba a gudanar da “collectstatic” ba.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “python manage.py collectstatic”.'],
  },
  'template-missing': {
    cause: 'Wani fayil na shafin ba ya nan',
    happened: 'Manhajar shafinku tana neman fayil na wannan shafi, amma ba ya nan.',
    who: 'Duk mai buɗe wannan shafi.',
    why: 'Ba a ɗora fayil ɗin ba, ko yana da wani suna.',
    steps: [
      'Ku nemi wanda ya gina shafin ya ɗora fayil ɗin da ba ya nan (“template”). Dole ƙananan haruffa da manya na sunansa su zama daidai.',
    ],
  },
  'python-package-missing': {
    cause: 'An ɗora shafin ba tare da ɗaya daga fakitinsa ba',
    happened: 'Manhajar shafinku (da aka rubuta da Python) ta rasa wani fakiti da take buƙata.',
    why: 'Sabuwar siga tana buƙatarsa, amma ba a sa shi a sabar ba.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “pip install -r requirements.txt” a kan sabar.'],
  },
  'django-database': {
    cause: 'Shafin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Manhajar shafinku ba ta iya kaiwa ga rumbun bayananta, inda ake ajiye duk shafuka da oda.',
    why: 'Manhajar rumbun bayanai a kashe take ko ta cika, ko an sauya adireshinta ko kalmar sirrinta.',
  },
  'django-database-old': {
    cause: 'Rumbun bayanai bai dace da sigar shafin ba',
    happened: 'Manhajar shafinku tana neman wani abu da rumbun bayananta (inda ake ajiye shafuka da oda) ba shi da shi.',
    why: 'An fara aiki da sabuwar siga kafin a shirya mata rumbun bayanai.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da sabunta rumbun bayanai (“migrate”) na wannan siga.'],
  },
  'django-error': {
    cause: 'Manhajar shafin (Django) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Django) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, wani saiti ba ya nan, ko rumbun bayanai ba ya amsawa.',
  },
  'flask-error': {
    cause: 'Manhajar shafin (Python) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka rubuta da Python) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, wani saiti ba ya nan, ko rumbun bayanai ba ya amsawa.',
  },
  'python-program-not-found': {
    cause: 'Manhajar shafin (Python) ba ta farawa',
    happened: 'Sabar ya fara, amma bai sami manhajar shafinku da zai iya gudanarwa ba.',
    why: 'Manhajar tana tsayawa ba zato yayin farawa: fakiti ko saiti da ba ya nan, ko hanyar da ba daidai ba.',
  },
  'passenger-not-started': {
    cause: 'Manhajar shafin ba ta farawa',
    happened: 'Sabar ya yi ƙoƙarin fara manhajar shafinku, sai ta tsaya nan take.',
    why: 'Fakiti ko saiti da ba ya nan, ko matsala a sigar ƙarshe.',
    steps: [
      'A cikin cPanel, ku buɗe “Setup Node.js App” ko “Setup Python App”, ku zaɓi manhajarku. Ku danna “Run NPM Install” ko “Run Pip Install”, sannan “Restart”.',
    ],
  },
  'shiny-not-started': {
    cause: 'Manhajar shafin (Shiny) ba ta farawa',
    happened: 'Manhajar shafinku (da aka yi da Shiny) tana tsayawa yayin farawa.',
    why: 'Matsala a sigar ƙarshe, ko fakiti ko fayil da ba ya nan.',
    steps: ['Ku nemi wanda ya gina shi ya karanta rajistar da ke “/var/log/shiny-server”. Layukan ƙarshe sun faɗi dalili.'],
  },
  'pythonanywhere-error': {
    cause: 'Manhajar shafin (Python) ba ta farawa',
    happened: 'Wurin da shafinku yake aiki yana lafiya. Manhajar shafinku tana tsayawa yayin farawa.',
    why: 'Fakiti ko saiti da ba ya nan, ko matsala a sigar ƙarshe.',
    steps: ['Ku shiga PythonAnywhere, ku buɗe “Web”, sannan “Error log”. Layukan ƙarshe sun faɗi dalili. Sannan ku danna “Reload”.'],
  },
  'python-server-error': {
    cause: 'Manhajar shafin (Python) ta tsaya da kuskure',
    happened: 'Manhajar wannan adireshi (da aka rubuta da Python) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, wani saiti ba ya nan, ko rumbun bayanai ba ya amsawa.',
  },
  'rails-database-old': {
    cause: 'Rumbun bayanai bai dace da sigar shafin ba',
    happened: 'Manhajar shafinku (da aka yi da Rails) tana jiran sabunta rumbun bayananta (inda ake ajiye duk shafuka da oda).',
    why: 'An fara aiki da sabuwar siga kafin a shirya mata rumbun bayanai.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “rails db:migrate”.'],
  },
  'rails-database-away': {
    cause: 'Shafin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Manhajar shafinku (da aka yi da Rails) ba ta iya kaiwa ga rumbun bayananta, inda ake ajiye duk shafuka da oda.',
    why: 'Manhajar rumbun bayanai a kashe take, ko an sauya adireshinta ko kalmar sirrinta.',
  },
  'rails-host-blocked': {
    cause: 'Manhajar shafin ba ta karɓi wannan suna ba',
    happened: 'Manhajar shafinku (da aka yi da Rails) ba ta karɓar ziyara da sunan {host}.',
    why: 'Sunan ba ya cikin saitinta “config.hosts”, yawanci bayan sabon domain ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shafin ya ƙara {host} a “config.hosts”, ya sake fara shi.'],
  },
  'rails-secret-missing': {
    cause: 'Mabuɗin sirri ba ya cikin saitunan shafin',
    happened: 'Manhajar shafinku (da aka yi da Rails) ba ta da mabuɗin sirri, ba ta farawa.',
    why: 'Saitunan sun ɓace yayin ɗorawar ƙarshe ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shafin ya sake sa “RAILS_MASTER_KEY” ko “SECRET_KEY_BASE”.'],
  },
  'ruby-package-missing': {
    cause: 'An ɗora shafin ba tare da ɗaya daga fakitinsa ba',
    happened: 'Manhajar shafinku (da aka rubuta da Ruby) ta rasa wani fakiti da take buƙata.',
    why: 'Sabuwar siga tana buƙatarsa, amma ba a sa shi a sabar ba.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “bundle install” a kan sabar.'],
  },
  'perl-package-missing': {
    cause: 'Wani fakiti na shafin ba ya nan',
    happened: 'Manhajar shafinku (da aka rubuta da Perl) ta rasa wani fakiti da take buƙata.',
    why: 'Sabuwar siga tana buƙatarsa, ko ya ɓace yayin ƙaura ko sabunta na’urar.',
    steps: ['Ku nemi mai kula da na’urar ya sa sashen Perl da shafin ya ambata.'],
  },
  'puma-error': {
    cause: 'Manhajar shafin (Ruby) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka rubuta da Ruby) ta tsaya da kuskure kafin ta yi shafin.',
    why: 'Yawanci saiti ko mabuɗi ne da ba ya nan bayan ɗorawa.',
  },
  'rails-error': {
    cause: 'Manhajar shafin (Rails) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Rails) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, wani saiti ba ya nan, ko rumbun bayanai ba ya amsawa.',
    steps: ['Ku nemi wanda ya gina shi ya karanta “log/production.log”. Layukan ƙarshe sun faɗi dalili.'],
  },
  'node-package-missing': {
    cause: 'An ɗora shafin ba tare da ɗaya daga fakitinsa ba',
    happened: 'Manhajar shafinku (da aka rubuta da JavaScript) ta rasa wani fakiti ko fayil da take buƙata.',
    why: 'Ɗorawar ƙarshe ba ta cika ba, ko ba a gudanar da “npm install” a kan sabar ba.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “npm ci” a kan sabar, ya sake fara shi.'],
  },
  'node-out-of-memory': {
    cause: 'Ƙwaƙwalwar manhajar shafin ta ƙare',
    happened: 'Manhajar shafinku ta buƙaci ƙwaƙwalwa fiye da yadda aka yarda, sai ta tsaya.',
    why: 'Masu ziyara sun fi yadda aka saba, shigo da bayanai masu yawa, ko matsala a sigar ƙarshe.',
    steps: ['Ku ɗauki tsari mai girma na gaba, ko ku nemi a ɗaga “--max-old-space-size”.'],
  },
  'nextjs-server-error': {
    cause: 'Manhajar shafin (Next.js) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Next.js) ta tsaya tana yin shafin.',
    why: 'Sabuwar siga mai matsala, saiti da ba ya nan, ko kamfanin da take tambaya ba ya amsawa.',
    steps: ['Ku ba wanda ya gina shi lambar “Digest” da ke shafin, domin ya neme ta a rajista.'],
  },
  'nextjs-client-error': {
    cause: 'Shafin yana tsayawa a burauza',
    happened: 'Shafin yana lodi, sai ya tsaya a burauzar mai ziyara.',
    why: 'Sigar ƙarshe tana da matsala, ko ɗaya daga fayilolinta ba ya nan.',
  },
  'nextjs-error': {
    cause: 'Manhajar shafin (Next.js) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Next.js) ta tsaya da kuskure.',
    why: 'Sabuwar siga mai matsala, ko wani saiti da take buƙata ba ya nan.',
  },
  'nuxt-error': {
    cause: 'Manhajar shafin (Nuxt) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Nuxt) ta tsaya tana yin shafin.',
    why: 'Sabuwar siga mai matsala, ko kamfanin da take tambaya ba ya amsawa.',
  },
  'express-no-page': {
    cause: 'Manhajar shafin ba ta da shafi a wannan adireshi',
    happened: 'Manhajar shafinku tana aiki, amma ba ta da shafi a adireshin da kuka ba mu.',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'Shafin farko ya ɓace da ɗorawar ƙarshe, ko adireshin da ke “Gyara sabar” bai taɓa samun shafi ba.',
    steps: ['Ku buɗe adireshin a wayarku. Idan adireshin ne kawai, ku gyara shi a “Gyara sabar” a nan.'],
  },
  'prisma-not-ready': {
    cause: 'Shafin ba ya iya buɗe rumbun bayanansa',
    happened: 'Manhajar shafinku ba ta iya buɗe rumbun bayananta, inda ake ajiye duk shafuka da oda.',
    why: 'Rumbun bayanai a kashe yake ko ya ƙi shafin, ko ɗorawar ƙarshe ba ta cika ba (“prisma generate”).',
    steps: ['Ku shiga inda ake hayar rumbun bayanai, ku ga ko yana aiki.'],
  },
  'setting-missing': {
    cause: 'Wani saitin shafin ba ya nan',
    happened: 'Manhajar shafinku ba ta farawa: wani saiti ba ya nan ko ba daidai ba.',
    why: 'Saitunan sun ɓace yayin ɗorawar ƙarshe ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shafin ya kwatanta saitunansa da na sigar ƙarshe mai kyau.'],
  },
  'node-service-away': {
    cause: 'Wata manhaja da shafin yake buƙata ba ta amsawa',
    happened: 'Manhajar shafinku tana kiran wata manhaja da take buƙata, babu wanda yake ɗauka.',
    why: 'Wannan ɗayar manhajar a kashe take, ko adireshinta a saituna ba daidai yake ba.',
  },
  'plan-limit-used-up': {
    cause: 'An cinye iyakar wani tsari',
    happened: 'Wani sabis da shafin yake buƙata ya tsaya, domin an cinye iyakar tsarinsa.',
    who: 'Kowa, har wata ya ƙare ko har sai kun ɗauki babban tsari.',
    why: 'Masu ziyara sun fi yadda aka saba, manhajoji masu yawo, ko tsari da ya yi ƙanƙanta.',
    steps: ['Ku shiga inda ake hayar shafin da rumbun bayanansa, ku buɗe “Billing” ko “Usage”, ku zaɓi babban tsari.'],
  },
  'outside-company-away': {
    cause: 'Shafin yana jiran {partner}, wanda ba ya amsawa',
    happened: 'Manhajar shafinku tana kiran {partner}, wani kamfani dabam, ba ta samun amsa.',
    why: 'Wannan kamfanin yana da matsala ta kansa, ko hanyar daga sabarku zuwa gare shi a rufe take.',
    steps: ['Ku duba shafin halin aikin {partner}.', 'Ku roƙi wanda ya gina shafin ya sa shafuka su buɗe ba tare da jiran {partner} ba.'],
  },
  'program-starting': {
    cause: 'Manhajar shafin tana kan farawa',
    happened: 'Manhajar shafinku ta ce tana farawa. Ba za ta iya nuna shafuka ba tukuna.',
    why: 'An sake kunna ta ko an sabunta ta ba da daɗewa ba. Idan ya daɗe, ta maƙale ko tana ta sake farawa.',
    steps: ['Ku jira minti biyar. Sannan ku danna “Duba yanzu” a shafin wannan sabar a nan.'],
  },
  'outside-company-refuses': {
    cause: '{partner} ya ƙi abin da shafin yake nema',
    happened: 'Manhajar shafinku tana kiran {partner}, wani kamfani dabam, ana ƙin karɓar ta.',
    why: 'Maɓallin {partner} a saitunan shafin ba daidai ba ne, ko an sauya shi. Ko an rufe asusunku a can.',
    steps: [
      'Ku shiga {partner} ku duba ko asusunku yana aiki. Ku kwafi maɓallin yanzu.',
      'Ku roƙi wanda ya gina shafin ya sa wannan maɓalli a saitunansa.',
    ],
  },
  'node-api-error': {
    cause: 'Manhajar shafin ta tsaya da kuskure',
    happened: 'Manhajar wannan adireshi (da aka rubuta da JavaScript) ta tsaya da kuskure.',
    why: 'Sabuwar siga mai matsala, saitin da ba ya nan, ko rumbun bayananta ba ya amsawa.',
  },
  'java-out-of-memory': {
    cause: 'Ƙwaƙwalwar manhajar shafin ta ƙare',
    happened: 'Manhajar shafinku (da aka rubuta da Java) ta buƙaci ƙwaƙwalwa fiye da yadda aka yarda.',
    why: 'Masu ziyara sun fi yadda aka saba, babban rahoto, ko matsala a sigar ƙarshe.',
    steps: ['Ku nemi a ƙara mata ƙwaƙwalwa (“-Xmx”), ko ku ɗauki babbar na’ura.'],
  },
  'java-database-pool': {
    cause: 'Shafin ba ya samun haɗin rumbun bayanansa',
    happened: 'Manhajar shafinku tana jiran haɗi da rumbun bayananta (inda ake ajiye duk shafuka da oda). Ana amfani da duk haɗin.',
    why: 'Rumbun bayanai yana jinkiri ko a kashe yake, ko wata matsala tana riƙe haɗi ba ta sakin su.',
  },
  'java-database-away': {
    cause: 'Shafin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Manhajar shafinku tana kiran rumbun bayananta (inda ake ajiye duk shafuka da oda), babu wanda yake ɗauka.',
    why: 'Manhajar rumbun bayanai a kashe take, ko an sauya adireshinta.',
  },
  'java-class-missing': {
    cause: 'An ɗora shafin ba tare da wani ɓangarensa ba',
    happened: 'Manhajar shafinku (da aka rubuta da Java) ta rasa wani ɓangarenta.',
    why: 'Ɗorawar ƙarshe ba ta cika ba, ko ɓangarori biyu ba su dace da juna ba.',
  },
  'spring-error': {
    cause: 'Manhajar shafin (Spring) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Spring) ta tsaya da kuskure, kuma ba ta da shafinta na kuskuren.',
    why: 'Sabuwar siga mai matsala, saitin da ba ya nan, ko rumbun bayananta ba ya amsawa.',
  },
  'spring-no-page': {
    cause: 'Manhajar shafin ba ta da shafi a wannan adireshi',
    happened: 'Manhajar shafinku (da aka yi da Spring) tana aiki, amma ba ta da shafi a adireshin da kuka ba mu.',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'Shafin farko ya ɓace da sigar ƙarshe, ko adireshin da ke “Gyara sabar” bai taɓa samun shafi ba.',
    steps: ['Ku buɗe adireshin a wayarku. Idan adireshin ne kawai, ku gyara shi a “Gyara sabar” a nan.'],
  },
  'tomcat-no-program': {
    cause: 'Ba a loda manhajar shafin ba (Tomcat)',
    happened: 'Sabar da ke ɗauke da shafinku yana aiki, amma ba a loda manhajar shafin a cikinsa ba.',
    why: 'Ta tsaya ba zato yayin farawa, ko ba a sake ɗora ta ba bayan sake kunnawa.',
    steps: ['A cikin Tomcat “Manager”, ku ga ko an rubuta “Running” a manhajarku. Idan ba haka ba, ku danna “Start”.'],
  },
  'tomcat-error': {
    cause: 'Manhajar shafin (Java) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka rubuta da Java) ta tsaya da kuskure.',
    why: 'Sabuwar siga mai matsala, saitin da ba ya nan, ko rumbun bayananta ba ya amsawa.',
  },
  'java-program-stopped': {
    cause: 'An kashe manhajar shafin (Java)',
    happened: 'Sabar da ke ɗauke da shafinku yana aiki. Amma an kashe manhajar shafin da ke cikinsa.',
    why: 'Ta tsaya ba zato yayin farawa, ko ba a gama sabuntawa ba.',
  },
  'mail-not-sent': {
    cause: 'Shafin ba ya iya aika imel ɗinsa',
    happened: 'Manhajar shafinku tana son aika imel. Kamfanin imel bai karɓa ba, sai shafin ya tsaya da kuskure.',
    why: 'An sauya kalmar sirri ta imel, an cinye iyakar imel, ko adireshin imel a saituna ba daidai yake ba.',
    steps: [
      'Ku shiga imel ɗin shafin a burauza. Idan bai yi ba, ku sa masa sabuwar kalmar sirri.',
      'Ku nemi wanda ya gina shafin ya kwatanta saitunan imel (“SMTP”) da na kamfanin imel.',
    ],
  },
  'outside-not-trusted': {
    cause: 'Shafin bai amince da takardar shaidar tsaro ta wani sabis da yake kira ba',
    happened:
      'Manhajar shafinku tana kiran wani sabis. Ta yanke, domin ba ta amince da takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta sabis ɗin ba.',
    why: 'Takardar ta ƙare ko ba ta cika ba. Ko jerin amintattun masu bayarwa a sabar ɗinku ya tsufa.',
    steps: [
      'Ku nemi mai kula da sabar ya sabunta jerin amintattun masu bayarwa (“ca-certificates”), ya duba agogonsa.',
      'Ku tambayi kamfanin sabis ɗin ko takardar shaidarsa ta ƙare.',
    ],
  },
};
