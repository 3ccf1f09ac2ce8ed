/** Data: what is said of .NET and IIS. */
import type { dotnet as english } from '../en/dotnet.js';
import type { Translated } from '../translated.js';

export const dotnet: Translated<typeof english, 'ha'> = {
  'iis-settings-file': {
    cause: 'Fayil ɗin saituna “web.config” ba daidai yake ba',
    happened: 'Sabar ba ya iya karanta “web.config”, fayil ɗin saitunan shafinku, kuma ba ya nuna komai.',
    why: 'Wani ya gyara fayil ɗin, ko ya ambaci wani ɓangare da wannan sabar ba shi da shi.',
    steps: ['Ku dawo da “web.config” na da. Shafin kuskuren ya faɗi layin da ba daidai ba.'],
  },
  'aspnet-core-not-started': {
    cause: 'Manhajar shafin (.NET) ba ta farawa',
    happened: 'Sabar ya yi ƙoƙarin fara manhajar shafinku (da aka yi da .NET), sai ta tsaya nan take.',
    why: 'Saitin da ba ya nan, rumbun bayanai mai jinkiri, ko sigar .NET da sabar ba shi da ita.',
    steps: ['Ku nemi wanda ya gina shi ya duba “Event Viewer”, “Application”, ko rajistar “stdout”.'],
  },
  'aspnet-core-crashed': {
    cause: 'Manhajar shafin (.NET) ta tsaya ba zato',
    happened: 'Manhajar shafinku (da aka yi da .NET) ta tsaya ba zato yayin farawa.',
    why: 'Ɗorawar ƙarshe ba ta cika ba, ko sigar .NET da take buƙata ba ta kan sabar.',
  },
  'iis-pool-stopped': {
    cause: 'An kashe ɓangaren da ke gudanar da manhajar shafin',
    happened: 'Sabar yana kunne. Amma an kashe ɓangarensa da ke gudanar da shafinku (“application pool”).',
    why: 'Manhajar ta tsaya ba zato sau biyar cikin ɗan lokaci, ko kalmar sirrin asusunta ta ƙare.',
    steps: ['A kan sabar, ku buɗe “IIS Manager”, “Application Pools”, ku zaɓi na shafinku, ku danna “Start”.'],
  },
  'iis-no-start-page': {
    cause: 'Foldar shafin ba ta da shafin farko',
    happened: 'Sabar bai sami shafin farko a foldar shafinku ba.',
    why: 'Ɗorawar ba ta cika ba, ko an sauya foldar shafin.',
    steps: ['Ku duba ko shafin farko (“default.aspx”, “index.html”) yana cikin babbar foldar shafin.'],
  },
  'iis-no-page': {
    cause: 'Ba a iya samun shafin ba',
    happened: 'Sabar yana aiki, amma ba shi da shafi a adireshin da kuka ba mu (lamba 404).',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'An matsar da shafin ko an cire shi, ko fayiloli sun ɓace yayin ɗorawa.',
    steps: ['Ku buɗe adireshin a wayarku. Idan adireshin ne kawai ya tsufa, ku gyara shi a “Gyara sabar” a nan.'],
  },
  'aspnet-error': {
    cause: 'Manhajar shafin (ASP.NET) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da ASP.NET) ta tsaya da kuskure.',
    why: 'Sabuwar siga mai matsala, saitin da ba ya nan, ko rumbun bayananta ba ya amsawa.',
  },
  'aspnet-part-missing': {
    cause: 'An ɗora shafin ba tare da wani ɓangarensa ba',
    happened: 'Manhajar shafinku (da aka yi da ASP.NET) ta rasa wani ɓangarenta.',
    why: 'Ɗorawar ƙarshe ba ta cika ba, ko ɓangarori biyu ba su dace da juna ba.',
    steps: ['Ku nemi wanda ya gina shi ya sake ɗora foldar “bin”.'],
  },
  'aspnet-database-address': {
    cause: 'Adireshin rumbun bayanai ba ya cikin saituna',
    happened: 'Manhajar shafinku ba ta san inda rumbun bayananta yake ba (inda ake ajiye duk shafuka da oda).',
    why: 'Saitunan sun ɓace yayin ɗorawar ƙarshe ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shi ya mayar da “ConnectionStrings” cikin “web.config” ko “appsettings.json”.'],
  },
  'aspnet-form-key': {
    cause: 'Ana ƙin fom ɗin shafin',
    happened: 'Manhajar shafinku tana ƙin abin da masu ziyara suka aiko ta fom.',
    who: 'Duk masu yin oda, shiga, ko aika fom.',
    why: 'Mabuɗin sirrinta ya sauya da aka sake kunna ta, ko na’urori biyu suna amfani da daban-daban.',
    steps: ['Ku nemi wanda ya gina shi ya sa “machineKey” ɗaya don duk na’urori.'],
  },
  'azure-app-stopped': {
    cause: 'An tsayar da manhajar a Microsoft Azure',
    happened: 'Microsoft Azure ya ce an tsayar da manhajarku.',
    who: 'Duk mai buɗe shafin.',
    why: 'Wani ya danna “Stop”, an ƙare iyakar kyauta, ko akwai kuɗin da ba a biya ba.',
    steps: [
      'Ku shiga Azure portal, ku buɗe “App Services”, manhajarku, sannan ku danna “Start”.',
      'Idan ba ta fara ba, ku buɗe “Subscriptions”, ku ga ko an rubuta “Disabled”.',
    ],
  },
  'azure-app-error': {
    cause: 'Manhajar da ke Microsoft Azure ba ta farawa',
    happened: 'Microsoft Azure yana aiki. Manhajar shafinku da ke cikinsa ba ta farawa.',
    why: 'Matsala a sigar ƙarshe, saitin da ba ya nan, ko umarnin farawa da ba daidai ba.',
    steps: [
      'A Azure portal, ku buɗe manhajarku, sannan “Diagnose and solve problems”, ku danna “Application Crashes”.',
      'A wurin, ku danna “Restart”.',
    ],
  },
};
