/** Data: what is said of .NET and IIS. */
import type { dotnet as english } from '../en/dotnet.js';
import type { Translated } from '../translated.js';

export const dotnet: Translated<typeof english, 'yo'> = {
  'iis-settings-file': {
    cause: 'Fáìlì ààtò “web.config” kò tọ̀nà',
    happened: 'Server náà kò lè ka “web.config”, fáìlì ààtò ojú òpó yín, kò sì fi nǹkan kan hàn.',
    why: 'Ẹnì kan yí fáìlì náà padà, tàbí ó dárúkọ apá kan tí server yìí kò ní.',
    steps: ['Ẹ dá “web.config” ti tẹ́lẹ̀ padà. Ojú ìwé àṣìṣe náà sọ ìlà tí kò tọ̀nà.'],
  },
  'aspnet-core-not-started': {
    cause: 'Ètò ojú òpó náà (.NET) kò bẹ̀rẹ̀',
    happened: 'Server náà gbìyànjú láti tan ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi .NET ṣe), ó sì dúró lójú ẹsẹ̀.',
    why: 'Ààtò kan kò sí níbẹ̀, database lọ́ra, tàbí .NET tí server náà kò ní.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó wo “Event Viewer”, “Application”, tàbí àkọsílẹ̀ “stdout”.'],
  },
  'aspnet-core-crashed': {
    cause: 'Ètò ojú òpó náà (.NET) dúró lójijì',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi .NET ṣe) dúró lójijì ní ìbẹ̀rẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé, tàbí .NET tó nílò kò sí lórí server náà.',
  },
  'iis-pool-stopped': {
    cause: 'Application pool ètò ojú òpó náà wà ní pípa',
    happened: 'Server náà wà ní títàn. Apá tó ń mú ojú òpó yín ṣiṣẹ́ (“application pool” rẹ̀) wà ní pípa.',
    why: 'Ètò náà dúró lójijì ní ẹ̀ẹ̀márùn-ún láàárín àkókò díẹ̀, tàbí ọ̀rọ̀ aṣínà àkáǹtì rẹ̀ ti parí.',
    steps: ['Lórí server náà, ẹ ṣí “IIS Manager”, “Application Pools”, ẹ yan pool ti ojú òpó yín, kí ẹ sì tẹ “Start”.'],
  },
  'iis-no-start-page': {
    cause: 'Fódà ojú òpó náà kò ní ojú ìwé ìbẹ̀rẹ̀',
    happened: 'Server náà kò rí ojú ìwé ìbẹ̀rẹ̀ nínú fódà ojú òpó yín.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé, tàbí wọ́n yí fódà ojú òpó náà padà.',
    steps: ['Ẹ wò bóyá ojú ìwé ìbẹ̀rẹ̀ (“default.aspx”, “index.html”) wà nínú fódà gbòógì ojú òpó náà.'],
  },
  'iis-no-page': {
    cause: 'A kò rí ojú ìwé náà',
    happened: 'Server náà ń ṣiṣẹ́, ṣùgbọ́n kò ní ojú ìwé kankan ní àdírẹ́sì tí ẹ fún wa (kóòdù 404).',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Wọ́n gbé ojú ìwé náà lọ tàbí wọ́n mú un kúrò, tàbí fáìlì sọnù nígbà tí wọ́n ń gbé e sókè.',
    steps: ['Ẹ ṣí àdírẹ́sì náà lórí fóònù yín. Tó bá jẹ́ àdírẹ́sì náà nìkan ló ti pẹ́, ẹ tún un ṣe nínú “Ṣàtúnṣe server” níbí.'],
  },
  'aspnet-error': {
    cause: 'Ètò ojú òpó náà (ASP.NET) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi ASP.NET ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database rẹ̀ kò sí níbẹ̀.',
  },
  'aspnet-part-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí ọ̀kan nínú apá rẹ̀',
    happened: 'Apá kan ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi ASP.NET ṣe) kò sí níbẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé, tàbí apá méjì kò bá ara wọn mu.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó tún gbé fódà “bin” sókè.'],
  },
  'aspnet-database-address': {
    cause: 'Àdírẹ́sì database náà kò sí nínú ààtò',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò mọ ibi tí database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) rẹ̀ wà.',
    why: 'Ààtò náà sọnù nígbà ìgbésókè tàbí ìkólọ tó kẹ́yìn.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó dá “ConnectionStrings” padà sínú “web.config” tàbí “appsettings.json”.'],
  },
  'aspnet-form-key': {
    cause: 'Ojú òpó náà kọ àwọn fọ́ọ̀mù',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kọ ohun tí àwọn àlejò fi fọ́ọ̀mù ránṣẹ́.',
    who: 'Gbogbo àwọn tó ń ra ọjà, tó ń wọlé tàbí tó ń fi fọ́ọ̀mù ránṣẹ́.',
    why: 'Key ìkọ̀kọ̀ rẹ̀ yí padà nígbà tí wọ́n tún un tàn, tàbí ẹ̀rọ méjì ń lo key ọ̀tọ̀ọ̀tọ̀.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó fi “machineKey” kan ṣoṣo fún gbogbo ẹ̀rọ.'],
  },
  'azure-app-stopped': {
    cause: 'Wọ́n ti dá áàpù náà dúró nínú Microsoft Azure',
    happened: 'Microsoft Azure sọ pé wọ́n ti dá áàpù yín dúró.',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Ẹnì kan tẹ “Stop”, ìwọ̀n ọ̀fẹ́ ti tán, tàbí owó kan wà láti san.',
    steps: [
      'Ẹ wọlé sí Azure portal, ẹ ṣí “App Services”, áàpù yín, kí ẹ tẹ “Start”.',
      'Tí kò bá bẹ̀rẹ̀, ẹ ṣí “Subscriptions”, kí ẹ wò bóyá ó sọ pé “Disabled”.',
    ],
  },
  'azure-app-error': {
    cause: 'Áàpù inú Microsoft Azure kò bẹ̀rẹ̀',
    happened: 'Microsoft Azure ń ṣiṣẹ́. Ètò ojú òpó yín tó wà nínú rẹ̀ kò bẹ̀rẹ̀.',
    why: 'Ìṣòro wà nínú ẹ̀yà tuntun, ààtò kan kò sí níbẹ̀, tàbí àṣẹ ìbẹ̀rẹ̀ kò tọ̀nà.',
    steps: [
      'Nínú Azure portal, ẹ ṣí áàpù yín, lẹ́yìn náà “Diagnose and solve problems”, kí ẹ tẹ “Application Crashes”.',
      'Níbẹ̀ kan náà, ẹ tẹ “Restart”.',
    ],
  },
};
