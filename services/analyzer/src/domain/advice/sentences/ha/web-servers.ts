/** Data: what is said of web servers. */
import type { webServers as english } from '../en/web-servers.js';
import type { Translated } from '../translated.js';

export const webServers: Translated<typeof english, 'ha'> = {
  'plain-visit-on-secure-door': {
    cause: 'Ziyara tana zuwa ƙofar da ba ta dace ba',
    happened: 'Ziyarar da ba ta da tsaro tana zuwa ƙofar da aka yi don mai tsaro (mai alamar kwaɗo).',
    who: 'Duk masu buɗe wannan adireshi ba tare da “https://” ba.',
    why: 'Wata turawa ko adireshin da ke nan ya rasa “s” a “https://”, ko an musanya ƙofofi biyu (port).',
    steps: ['Ku gyara adireshin da ke “Gyara sabar” a nan: dole ya fara da “https://”.'],
  },
  'client-certificate-asked': {
    cause: 'Sabar yana neman takardar shaidar tsaro daga masu ziyara',
    happened: 'Sabar yana barin masu ziyara masu takardar shaidar tsaro ta kansu kawai. Burauza ta yau da kullum ba ta da ita.',
    who: 'Duk mai buɗe shafin kamar yadda aka saba.',
    why: 'An kunna wata kariya tsakanin Cloudflare da sabar, ko masu ziyara ba ta Cloudflare suke zuwa ba.',
    steps: ['A cikin Cloudflare, ku ga cewa gajimaren da ke gefen layin “A” lemu ne, kuma “Authenticated Origin Pulls” yana kunne.'],
  },
  'too-many-notes': {
    cause: 'Shafin yana ajiye bayanai da yawa a burauza',
    happened: 'Burauza tana aikowa da cookies (ƙananan bayanan shafin) fiye da yadda sabar yake karɓa.',
    who: 'Wasu masu ziyara: waɗanda suke yawan zuwa shafin.',
    why: 'Wata manhaja ko plugin tana ajiye abubuwa da yawa a cookies.',
    steps: ['Ku ce wa ɗaya daga waɗanda abin ya shafa ya share cookies na shafinku. Idan ya yi aiki, shi ne dalilin.'],
  },
  'upload-too-big': {
    cause: 'Abin da masu ziyara suke aikawa ya yi wa sabar girma',
    happened: 'Sabar ya ƙi abin da aka aika masa, domin ya fi girman da aka yarda.',
    who: 'Duk masu ɗora hotuna ko fayiloli.',
    why: 'Girman da aka yarda ya yi kaɗan.',
  },
  'rights-of-the-folder': {
    cause: 'Sabar ba shi da izinin karanta foldar shafin',
    happened: 'Sabar ba shi da izinin karanta foldar shafinku, don haka yana korar kowa don tsaro.',
    who: 'Duk mai buɗe shafin.',
    why: 'Ɗorawa, ƙaura ko kwafin ajiya ya sauya izinin foldar.',
  },
  'htaccess-fault': {
    cause: 'Wani saitin shafin yana tsayar da sabar',
    happened: 'Sabar ya tsaya kafin ya yi shafin. Ya ce akwai matsala a saitunan shafin.',
    why: 'Yawanci layi ne a fayil “.htaccess”, wanda plugin ko wani ya rubuta. Izinin fayil da ba daidai ba ma haka yake nunawa.',
    steps: [
      'A allon hosting ɗinku, ku buɗe “File Manager”, “public_html”, ku sauya sunan “.htaccess” zuwa “htaccess-off”. Idan shafin ya buɗe, shi ne dalilin.',
    ],
  },
  'server-at-capacity': {
    cause: 'Aiki ya yi wa sabar yawa, ko an sa shi hutu',
    happened: 'Sabar ya ce ba ya iya nuna shafin a yanzu: aiki ya yi masa yawa ko ana gyara (lamba 503).',
    who: 'Duk masu ziyara, ko yawancinsu a lokutan cunkoso.',
    why: 'Manhajar da ke yin shafuka a kashe take ko ta makale, ko masu ziyara sun fi yadda aka saba.',
  },
  'visits-limited': {
    cause: 'An kai iyakar ziyara: da yawa sun zo lokaci guda',
    happened: 'Sabar yana ƙirga ziyara kuma ya ce sun yi yawa. Yana ƙin duk waɗanda suka wuce iyakarsa.',
    who: 'Waɗanda suka zo a lokacin, da duk masu amfani da adireshi ɗaya.',
    why: 'Iyakar ta yi ƙasa sosai, ko mutum-mutumin yanar gizo suna zuwa da yawa.',
    steps: ['Ku tambayi wace iyaka ce (“rate limit”), a ɗaga ta ko a hana su.'],
  },
  'proxy-got-no-answer': {
    cause: 'Manhajar shafin ba ta amsawa',
    happened: 'Ɓangaren gaba na sabar ɗinku yana aiki. Manhajar da ke bayansa, mai yin shafuka, tana yankewa ko a kashe take.',
    why: 'Manhajar ta tsaya ba zato, ana sake kunna ta, ko ƙwaƙwalwarta ta yi kaɗan.',
  },
  'litespeed-busy': {
    cause: 'Manhajar shafin (PHP) ba ta amsawa',
    happened: 'Sabar yana kunne. Manhajar (PHP) da ke yin shafukanku ta tsaya ba zato ko ba ta da sauran wuri.',
    why: 'Asusun hosting ɗinku ya cinye ƙwaƙwalwarsa ko adadin ayyukansa. Ko wani plugin yana tsayawa ba zato.',
    steps: ['A cikin cPanel, ku buɗe “Resource Usage”, ku ga iyakar da aka kai, da lokacin.'],
  },
  'varnish-no-page': {
    cause: 'Manhajar shafin ba ta amsawa',
    happened: 'Mai taimako a gaban shafinku (Varnish) yana aiki. Manhajar da ke bayansa ba ta ba shi shafi.',
    why: 'Manhajar ta tsaya ba zato, tana jinkiri, ko ana sake kunna ta.',
  },
  'haproxy-no-server': {
    cause: 'Babu na’urar da ke aiki a bayan shafin',
    happened: 'Wurin karɓar baƙi na shafinku yana aiki. Babu na’ura a bayansa da zai iya tura masu ziyara.',
    why: 'Duk na’urorin a kashe suke ko ba su wuce gwajin lafiyarsu ba, yawanci bayan sabuwar siga.',
    steps: ['Ku nemi mai kula da shi ya ga dalilin da na’urorin da ke bayansa suke gazawa, ya sake kunna su.'],
  },
  'haproxy-too-slow': {
    cause: 'Manhajar shafin ta ɗauki lokaci da yawa',
    happened: 'Wurin karɓar baƙi na shafinku ya jira na’urar da ke bayansa, sai ya haƙura.',
    why: 'Manhajar ta makale: rumbun bayanai mai jinkiri, ko masu ziyara da yawa.',
  },
  'envoy-no-answer': {
    cause: 'Manhajar shafin ba ta amsawa',
    happened: 'Wurin karɓar baƙi na shafinku yana aiki. Manhajar da ke bayansa a kashe take, ko ba ta wuce gwajin lafiyarta ba.',
    why: 'Ta tsaya ba zato, ana sake kunna ta, ko sigar ƙarshe ba ta farawa.',
    steps: ['Ku nemi mai kula da shi ya ga dalilin da manhajar da ke bayansa take gazawa, ya sake kunna ta.'],
  },
  'traefik-no-server': {
    cause: 'Babu manhajar da ke aiki da kyau a bayan wurin karɓar baƙi',
    happened: 'Wurin karɓar baƙi na na’urorinku (Traefik) yana aiki kuma ya san {host}. Babu manhajar da ke bayansa da za ta iya amsawa.',
    why: 'Manhajojin ba sa farawa, ko ba su wuce gwajin lafiyarsu ba, yawanci bayan sabuwar siga.',
    steps: ['Ku nemi mai kula da shi ya ga dalilin da manhajojin ba sa farawa, ya sake kunna su.'],
  },
  'ingress-no-program': {
    cause: 'Wurin karɓar baƙi bai san wannan suna ba',
    happened: 'Wurin karɓar baƙi na na’urorinku yana aiki, amma bai san wani shafi mai sunan {host} ba.',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'Dokar wannan suna ba ta nan ko ba daidai take ba tun sauyin ƙarshe.',
    steps: ['Ku nemi mai kula da shi ya kwatanta sunan da ke “Ingress” ko dokar router da {host}.'],
  },
  'kong-no-server': {
    cause: 'Babu manhajar da ke aiki da kyau a bayan wurin karɓar baƙi',
    happened: 'Wurin karɓar baƙi na na’urorinku (Kong) yana aiki kuma ya san hanyar. Babu manhajar da ke bayansa da za ta iya amsawa.',
    why: 'Manhajojin a kashe suke, ko ba su wuce gwajin lafiyarsu ba, yawanci bayan sabuwar siga.',
    steps: ['Ku nemi mai kula da shi ya ga dalilin da manhajojin da ke bayan Kong suke gazawa, ya sake kunna su.'],
  },
  'weblogic-no-server': {
    cause: 'Sabar ɗin manhaja da ke bayan shafin ba ya amsawa',
    happened: 'Ɓangaren gaba na sabar ɗinku yana aiki. Sabar ɗin manhaja da ke bayansa (WebLogic) ba ya amsawa.',
    why: 'A kashe yake, ya makale ko ana sake kunna shi.',
    steps: ['Ku nemi mai kula da na’urar ya sake kunna sabar WebLogic, ya karanta rajistarsa.'],
  },
  'kong-no-route': {
    cause: 'Wurin karɓar baƙi bai san wannan adireshi ba',
    happened: 'Wurin karɓar baƙi na na’urorinku (Kong) yana aiki, amma bai kai wannan adireshi ga wata manhaja ba.',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'Dokarsa ba ta nan ko ba daidai take ba tun sauyin ƙarshe.',
    steps: ['Ku nemi mai kula da shi ya duba hanyoyi da wuraren zuwa a Kong.'],
  },
  'squid-page': {
    cause: 'Mai taimako a tsakani ba ya iya kaiwa ga shafin',
    happened: 'Wata manhaja mai taimako (proxy) tsakaninmu da shafinku ta amsa cewa ba ta iya kaiwa gare shi.',
    why: 'Sabar da ke bayansa a kashe yake, ko sunansa yana kaiwa ga adireshin da ba daidai ba.',
    otherwise: {
      cause: '{front} ba ya iya kaiwa ga sabarku',
      happened: '{front}, wanda yake gaban shafinku, yana aiki. Ba ya iya kaiwa ga sabarku da ke bayansa.',
      why: 'Sabarku a kashe take, ko adireshinta ya canza, ko firewall ɗinta ba ta bar {front} ya shiga ba.',
    },
  },
  'proxy-name-not-found': {
    cause: 'Ba a samun sabar da ke bayan shafin',
    happened: 'Wata manhaja mai taimako (proxy) a gaban shafinku tana neman adireshin sabar da ke bayanta, babu shi.',
    why: 'Ba a rubuta sunan sabar daidai ba, ko an goge shi, ko ya ƙare.',
    steps: ['Ku nemi wanda ya gina shafin ya gyara sunan sabar a cikin saitin manhajar da ke gaba.'],
    otherwise: {
      cause: '{front} ba ya samun adireshin sabarku',
      happened: '{front}, wanda yake gaban shafinku, yana aiki. Yana neman adireshin sabarku da ke bayansa, babu shi.',
    },
  },
  'big-ip-refused': {
    cause: 'Wata manhajar kariya tana korar ziyara',
    happened: 'Wata kariya a gaban shafinku ta ƙi ziyarar, ta ba da “support ID”.',
    who: 'Wataƙila irin dubawarmu kawai, wataƙila har da masu ziyara. Ku buɗe shafin a wayarku don ku sani.',
    why: 'Wata doka ta ɗauki ziyarar hari ce.',
    steps: ['Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan cinikinku ba su da matsala.'],
  },
  'modsecurity-refused': {
    cause: 'Wata manhajar kariya (ModSecurity) tana korar ziyara',
    happened: 'Wata manhajar gadi ta kamfanin hosting ɗinku, “ModSecurity”, tana korar mu.',
    who: 'Wataƙila irin dubawarmu kawai, wataƙila har da masu ziyara. Ku buɗe shafin a wayarku don ku sani.',
    why: 'Wata doka ta ɗauki ziyarar hari ce.',
    steps: [
      'Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan cinikinku ba su da matsala.',
      'A cikin cPanel, ku buɗe “ModSecurity”, ku kashe shi a domain ɗinku na minti goma. Idan muka sake ganin shafin, shi ne dalilin.',
    ],
  },
  'imunify-refused': {
    cause: 'Kariyar kamfanin hosting (Imunify360) tana tsayar da ziyara',
    happened: 'Imunify360, manhajar gadi ta kamfanin hosting ɗinku, yana tsayar da ziyararmu.',
    who: 'Wataƙila irin dubawarmu kawai, wataƙila har da masu ziyara. Ku buɗe shafin a wayarku don ku sani.',
    why: 'Ya ɗauki ziyarar ta manhaja ce ko hari ne.',
    steps: ['Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan cinikinku ba su da matsala.'],
  },
  'country-refused': {
    cause: 'Shafin yana korar wasu ƙasashe',
    happened: 'Shafin ya amsa cewa ba a yarda a buɗe shi daga ƙasar da dubawarmu ta fito ba.',
    who: 'Masu ziyara daga wasu ƙasashe. Na ƙasarku wataƙila ba su da matsala.',
    why: 'Wata kariya ko plugin tana tare ƙasashe gaba ɗaya.',
    steps: [
      'Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan ciniki a ƙasarku ba su da matsala.',
      'A kariyarku (Cloudflare, Wordfence, allon hosting), ku buɗe dokokin ƙasashe, ku cire abin da ya tare.',
    ],
  },
  'blocked-by-law': {
    cause: 'An tare shafin saboda dalilan shari’a',
    happened: 'Amsar ta ce an tare wannan shafin saboda dalilan shari’a.',
    who: 'Kowa, ko kowa a wasu ƙasashe.',
    why: 'Umarnin kotu ko wata hukuma, ko ƙorafi a kan hoto, suna ko rubutu.',
    steps: ['Ku ajiye duk wasiƙu da imel game da shi, ku tambayi lauya.'],
  },
  'sign-in-asked': {
    cause: 'Shafin yana neman kowane mai ziyara ya shiga da kalmar sirri',
    happened: 'Sabar yana neman suna da kalmar sirri daga kowane mai ziyara kafin ya nuna komai.',
    who: 'Duk mai buɗe shafin.',
    why: 'An bar kariyar shafin gwaji a kunne.',
    steps: ['A allon hosting ɗinku, ku buɗe “Directory Privacy”, ku cire kariyar daga babbar foldar.'],
  },
  'behind-not-trusted': {
    cause: 'Wurin karɓar baƙi bai amince da takardar shaidar tsaro ta sabar da ke bayansa ba',
    happened:
      'Wurin karɓar baƙi na shafinku yana aiki. Bai amince da takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta sabar da ke bayansa ba, sai ya yanke.',
    why: 'Takardar ta ƙare, an yi ta don wani suna, ko sabar ya yi wa kansa.',
    steps: ['Ku nemi mai kula da sabar ya sabunta takardar shaidar sabar da ke bayan wurin karɓar baƙi, don sunan da wurin yake kira.'],
  },
  'calls-itself': {
    cause: 'Shafin yana zagaya da ziyara a cikinsa',
    happened: 'Ana tura ziyarar shafinku daga wani wuri a cikinsa zuwa wani, sannan a dawo da ita, har sabar ya haƙura.',
    why: 'Wata doka mai tura ziyara gaba (a “.htaccess”, wurin karɓar baƙi ko manhajar) tana dawowa kanta.',
    steps: ['Ku nemi wanda ya gina shafin ya cire dokar da aka sauya ta ƙarshe: tana dawowa kanta.'],
  },
};
