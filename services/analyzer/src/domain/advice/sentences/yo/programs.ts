/** Data: what is said of programs in Python, Ruby, Node and Java. */
import type { programs as english } from '../en/programs.js';
import type { Translated } from '../translated.js';

export const programs: Translated<typeof english, 'yo'> = {
  'django-host-not-allowed': {
    cause: 'Ètò ojú òpó náà kò gba orúkọ yìí',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Django ṣe) kò gba àbẹ̀wò lábẹ́ orúkọ {host}.',
    why: 'Orúkọ náà kò sí nínú ààtò rẹ̀ “ALLOWED_HOSTS”, lọ́pọ̀ ìgbà lẹ́yìn domain tuntun tàbí ìkólọ.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi {host} kún “ALLOWED_HOSTS”, kó sì tún un tàn.'],
  },
  'django-settings': {
    cause: 'Ààtò ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Django ṣe) kò bẹ̀rẹ̀: ààtò kan kò sí níbẹ̀ tàbí kò tọ̀nà.',
    why: 'Ààtò náà sọnù nígbà ìgbésókè tàbí ìkólọ tó kẹ́yìn.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi ààtò “Environment” rẹ̀ wé ẹ̀yà tó dára kẹ́yìn.'],
  },
  'django-static-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí fáìlì tí wọ́n kọ́ fún un',
    happened: 'Àwọn fáìlì tó ń fún ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Django ṣe) ní ìrísí kò sí níbẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé: wọn kò ṣe “collectstatic”.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “python manage.py collectstatic”.'],
  },
  'template-missing': {
    cause: 'Fáìlì ojú ìwé ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń wá fáìlì ojú ìwé yìí, ṣùgbọ́n kò sí níbẹ̀.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé yìí.',
    why: 'Wọn kò gbé fáìlì náà sókè, tàbí ó ní orúkọ mìíràn.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó gbé fáìlì tí kò sí níbẹ̀ (“template”) sókè. Lẹ́tà kékeré àti ńlá inú orúkọ rẹ̀ gbọ́dọ̀ tọ̀nà.'],
  },
  'python-package-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí ọ̀kan nínú package rẹ̀',
    happened: 'Package kan tí ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Python kọ) nílò kò sí níbẹ̀.',
    why: 'Ẹ̀yà tuntun nílò rẹ̀, ṣùgbọ́n wọn kò fi sórí server náà.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “pip install -r requirements.txt” lórí server náà.'],
  },
  'django-database': {
    cause: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò lè dé ọ̀dọ̀ database, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà.',
    why: 'Ètò database náà wà ní pípa tàbí ó ti kún, tàbí wọ́n yí àdírẹ́sì tàbí ọ̀rọ̀ aṣínà rẹ̀ padà.',
  },
  'django-database-old': {
    cause: 'Database náà kò bá ẹ̀yà ojú òpó náà mu',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń béèrè ohun kan tí database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) kò ní.',
    why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́ kí database tó wà ní ìmúrasílẹ̀ fún un.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe àtúnṣe tuntun database (“migrate”) ti ẹ̀yà yìí.'],
  },
  'django-error': {
    cause: 'Ètò ojú òpó náà (Django) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Django ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database náà kò ṣiṣẹ́.',
  },
  'flask-error': {
    cause: 'Ètò ojú òpó náà (Python) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Python kọ) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database náà kò ṣiṣẹ́.',
  },
  'python-program-not-found': {
    cause: 'Ètò ojú òpó náà (Python) kò bẹ̀rẹ̀',
    happened: 'Server náà bẹ̀rẹ̀, ṣùgbọ́n kò rí ètò ojú òpó yín tó lè tàn.',
    why: 'Ètò náà ń dúró lójijì ní ìbẹ̀rẹ̀: package kan kò sí níbẹ̀, ààtò kan kò sí níbẹ̀, tàbí ọ̀nà fódà kò tọ̀nà.',
  },
  'passenger-not-started': {
    cause: 'Ètò ojú òpó náà kò bẹ̀rẹ̀',
    happened: 'Server náà gbìyànjú láti tan ètò tó wà lẹ́yìn ojú òpó yín, ó sì dúró lójú ẹsẹ̀.',
    why: 'Package tàbí ààtò kan kò sí níbẹ̀, tàbí ìṣòro wà nínú ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn.',
    steps: [
      'Nínú cPanel, ẹ ṣí “Setup Node.js App” tàbí “Setup Python App”, ẹ yan áàpù yín, ẹ tẹ “Run NPM Install” tàbí “Run Pip Install”, lẹ́yìn náà “Restart”.',
    ],
  },
  'shiny-not-started': {
    cause: 'Ètò ojú òpó náà (Shiny) kò bẹ̀rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Shiny ṣe) ń dúró nígbà tó ń bẹ̀rẹ̀.',
    why: 'Ìṣòro wà nínú ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn, tàbí package tàbí fáìlì kan kò sí níbẹ̀.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó ka àkọsílẹ̀ inú “/var/log/shiny-server”. Àwọn ìlà tó kẹ́yìn sọ ohun tó fà á.'],
  },
  'pythonanywhere-error': {
    cause: 'Ètò ojú òpó náà (Python) kò bẹ̀rẹ̀',
    happened: 'Ibi tí ojú òpó yín wà ń ṣiṣẹ́. Ètò ojú òpó yín ń dúró ní ìbẹ̀rẹ̀.',
    why: 'Package tàbí ààtò kan kò sí níbẹ̀, tàbí ìṣòro wà nínú ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn.',
    steps: ['Ẹ wọlé sí PythonAnywhere, ẹ ṣí “Web”, lẹ́yìn náà “Error log”. Àwọn ìlà tó kẹ́yìn sọ ohun tó fà á. Lẹ́yìn náà ẹ tẹ “Reload”.'],
  },
  'python-server-error': {
    cause: 'Ètò ojú òpó náà (Python) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn àdírẹ́sì yìí (tí wọ́n fi Python kọ) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database náà kò ṣiṣẹ́.',
  },
  'rails-database-old': {
    cause: 'Database náà kò bá ẹ̀yà ojú òpó náà mu',
    happened:
      'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Rails ṣe) ń dúró de àtúnṣe tuntun sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà).',
    why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́ kí database tó wà ní ìmúrasílẹ̀ fún un.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “rails db:migrate”.'],
  },
  'rails-database-away': {
    cause: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Rails ṣe) kò lè dé ọ̀dọ̀ database, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà.',
    why: 'Ètò database náà wà ní pípa, tàbí wọ́n yí àdírẹ́sì tàbí ọ̀rọ̀ aṣínà rẹ̀ padà.',
  },
  'rails-host-blocked': {
    cause: 'Ètò ojú òpó náà kò gba orúkọ yìí',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Rails ṣe) kò gba àbẹ̀wò lábẹ́ orúkọ {host}.',
    why: 'Orúkọ náà kò sí nínú ààtò rẹ̀ “config.hosts”, lọ́pọ̀ ìgbà lẹ́yìn domain tuntun tàbí ìkólọ.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi {host} kún “config.hosts”, kó sì tún un tàn.'],
  },
  'rails-secret-missing': {
    cause: 'Key ìkọ̀kọ̀ kan kò sí nínú ààtò ojú òpó náà',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Rails ṣe) kò ní key ìkọ̀kọ̀, kò sì bẹ̀rẹ̀.',
    why: 'Ààtò náà sọnù nígbà ìgbésókè tàbí ìkólọ tó kẹ́yìn.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó tún “RAILS_MASTER_KEY” tàbí “SECRET_KEY_BASE” ṣètò.'],
  },
  'ruby-package-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí ọ̀kan nínú package rẹ̀',
    happened: 'Package kan tí ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Ruby kọ) nílò kò sí níbẹ̀.',
    why: 'Ẹ̀yà tuntun nílò rẹ̀, ṣùgbọ́n wọn kò fi sórí server náà.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “bundle install” lórí server náà.'],
  },
  'perl-package-missing': {
    cause: 'Package ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Package kan tí ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Perl kọ) nílò kò sí níbẹ̀.',
    why: 'Ẹ̀yà tuntun nílò rẹ̀, tàbí ó sọnù nígbà ìkólọ tàbí àtúnṣe ẹ̀rọ náà.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó fi package Perl tí ojú ìwé náà dárúkọ sí i.'],
  },
  'puma-error': {
    cause: 'Ètò ojú òpó náà (Ruby) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Ruby kọ) dúró nítorí ìṣòro kan kó tó ṣe ojú ìwé náà.',
    why: 'Lọ́pọ̀ ìgbà, ààtò tàbí key kan kò sí níbẹ̀ lẹ́yìn ìgbésókè.',
  },
  'rails-error': {
    cause: 'Ètò ojú òpó náà (Rails) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Rails ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database náà kò ṣiṣẹ́.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó ka “log/production.log”. Àwọn ìlà tó kẹ́yìn sọ ohun tó fà á.'],
  },
  'node-package-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí ọ̀kan nínú package rẹ̀',
    happened: 'Package tàbí fáìlì kan tí ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi JavaScript kọ) nílò kò sí níbẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé, tàbí wọn kò ṣe “npm install” lórí server náà.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe “npm ci” lórí server náà, kó sì tún un tàn.'],
  },
  'node-out-of-memory': {
    cause: 'Memory ètò ojú òpó náà ti tán',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín nílò memory tó pọ̀ ju èyí tó lè lò lọ, ó sì dúró.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, kíkó dátà ńlá wọlé, tàbí ìṣòro inú ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn.',
    steps: ['Ẹ gba ètò ìsanwó tó tóbi sí i, tàbí kí ẹ ní kí wọ́n gbé “--max-old-space-size” sókè.'],
  },
  'nextjs-server-error': {
    cause: 'Ètò ojú òpó náà (Next.js) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Next.js ṣe) dúró nígbà tó ń ṣe ojú ìwé náà.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, ààtò kan kò sí níbẹ̀, tàbí ètò tó ń béèrè nǹkan lọ́wọ́ rẹ̀ kò ṣiṣẹ́.',
    steps: ['Ẹ fún ẹni tó kọ́ ọ ní nọ́ńbà “Digest” tó wà lórí ojú ìwé náà, kó lè wá a nínú àkọsílẹ̀.'],
  },
  'nextjs-client-error': {
    cause: 'Ojú òpó náà ń dúró nínú browser',
    happened: 'Ojú òpó náà ń ṣí, lẹ́yìn náà ó ń dúró nínú browser àlejò.',
    why: 'Ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn ní ìṣòro, tàbí ọ̀kan nínú fáìlì rẹ̀ kò sí níbẹ̀.',
  },
  'nextjs-error': {
    cause: 'Ètò ojú òpó náà (Next.js) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Next.js ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, tàbí ààtò kan tó nílò kò sí níbẹ̀.',
  },
  'nuxt-error': {
    cause: 'Ètò ojú òpó náà (Nuxt) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Nuxt ṣe) dúró nígbà tó ń ṣe ojú ìwé náà.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, tàbí ètò tó ń béèrè nǹkan lọ́wọ́ rẹ̀ kò ṣiṣẹ́.',
  },
  'express-no-page': {
    cause: 'Ètò ojú òpó náà kò ní ojú ìwé ní àdírẹ́sì yìí',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń ṣiṣẹ́, ṣùgbọ́n kò ní ojú ìwé ní àdírẹ́sì tí ẹ fún wa.',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Ojú ìwé ìbẹ̀rẹ̀ sọnù nígbà ìgbésókè tó kẹ́yìn, tàbí àdírẹ́sì inú “Ṣàtúnṣe server” kò ní ojú ìwé rí.',
    steps: ['Ẹ ṣí àdírẹ́sì náà lórí fóònù yín. Tó bá jẹ́ àdírẹ́sì náà nìkan ni ìṣòro, ẹ tún un ṣe nínú “Ṣàtúnṣe server” níbí.'],
  },
  'prisma-not-ready': {
    cause: 'Ojú òpó náà kò lè ṣí database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò lè ṣí database, ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà.',
    why: 'Database náà wà ní pípa tàbí ó kọ ojú òpó náà, tàbí fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé (“prisma generate”).',
    steps: ['Ẹ wọlé sí ibi tí ẹ ti ń háyà database náà, kí ẹ wò bóyá ó ń ṣiṣẹ́.'],
  },
  'setting-missing': {
    cause: 'Ààtò ojú òpó náà kan kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò bẹ̀rẹ̀: ààtò kan kò sí níbẹ̀ tàbí kò tọ̀nà.',
    why: 'Ààtò náà sọnù nígbà ìgbésókè tàbí ìkólọ tó kẹ́yìn.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi ààtò “Environment” rẹ̀ wé ẹ̀yà tó dára kẹ́yìn.'],
  },
  'node-service-away': {
    cause: 'Ètò kan tí ojú òpó náà nílò kò dáhùn',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń pe ètò mìíràn tó nílò, ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ètò kejì náà wà ní pípa, tàbí àdírẹ́sì rẹ̀ nínú ààtò kò tọ̀nà.',
  },
  'plan-limit-used-up': {
    cause: 'Ìwọ̀n ètò ìsanwó kan ti tán',
    happened: 'Iṣẹ́ kan tí ojú òpó náà nílò ti dúró, nítorí pé ìwọ̀n ètò ìsanwó rẹ̀ ti tán.',
    who: 'Gbogbo ènìyàn, títí oṣù á fi yí tàbí títí ẹ ó fi gba ètò ìsanwó tó tóbi sí i.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, róbọ́ọ̀tì, tàbí ètò ìsanwó tó kéré jù.',
    steps: ['Ẹ wọlé síbi tí ẹ ti yá ojú òpó náà àti database rẹ̀, ẹ ṣí “Billing” tàbí “Usage”, kí ẹ yan ètò ìsanwó tó tóbi sí i.'],
  },
  'outside-company-away': {
    cause: 'Ojú òpó náà ń dúró de {partner}, tí kò dáhùn',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń pe {partner}, ilé-iṣẹ́ mìíràn, ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ilé-iṣẹ́ náà ní ìṣòro tirẹ̀, tàbí ọ̀nà láti server yín dé ọ̀dọ̀ rẹ̀ wà ní títì.',
    steps: ['Ẹ wo ojú ìwé “Status” ti {partner}.', 'Ẹ sọ fún ẹni tó kọ́ ojú òpó náà kí ojú ìwé máa ṣí láì dúró de {partner}.'],
  },
  'program-starting': {
    cause: 'Ètò ojú òpó náà ṣì ń bẹ̀rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín sọ pé òun ń bẹ̀rẹ̀. Kò tíì lè fi ojú ìwé hàn.',
    why: 'Wọ́n tan án padà tàbí ṣe àtúnṣe tuntun sí i láìpẹ́. Tó bá pẹ́, ó ti há tàbí ó ń bẹ̀rẹ̀ léraléra.',
    steps: ['Ẹ dúró fún ìṣẹ́jú márùn-ún. Lẹ́yìn náà ẹ tẹ “Ṣàyẹ̀wò báyìí” lórí ojú ìwé server yìí níbí.'],
  },
  'outside-company-refuses': {
    cause: '{partner} kọ ohun tí ojú òpó náà ń béèrè',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń pe {partner}, ilé-iṣẹ́ mìíràn, ṣùgbọ́n wọ́n kọ̀ ọ́.',
    why: 'Kọ́kọ́rọ́ {partner} nínú ààtò ojú òpó náà kò tọ́ tàbí ó ti yí padà. Tàbí àkáǹtì yín níbẹ̀ ti wà ní títì.',
    steps: [
      'Ẹ wọlé sí {partner}, kí ẹ wò bóyá àkáǹtì yín ń ṣiṣẹ́. Ẹ da kọ́kọ́rọ́ ti báyìí kọ.',
      'Ẹ sọ fún ẹni tó kọ́ ojú òpó náà kó fi kọ́kọ́rọ́ yìí sínú ààtò rẹ̀.',
    ],
  },
  'node-api-error': {
    cause: 'Ètò ojú òpó náà dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn àdírẹ́sì yìí (tí wọ́n fi JavaScript kọ) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database rẹ̀ kò sí níbẹ̀.',
  },
  'java-out-of-memory': {
    cause: 'Memory ètò ojú òpó náà ti tán',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Java kọ) nílò memory tó pọ̀ ju èyí tó lè lò lọ.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, ìròyìn ńlá, tàbí ìṣòro inú ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn.',
    steps: ['Ẹ ní kí wọ́n fún un ní memory sí i (“-Xmx”), tàbí kí ẹ gba ẹ̀rọ tó tóbi sí i.'],
  },
  'java-database-pool': {
    cause: 'Ojú òpó náà kò rí ìsopọ̀ sí database rẹ̀',
    happened:
      'Ètò tó wà lẹ́yìn ojú òpó yín ń dúró de ìsopọ̀ sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà). Gbogbo wọn ni wọ́n ń lò.',
    why: 'Database náà lọ́ra tàbí ó wà ní pípa, tàbí ìṣòro kan ń di ìsopọ̀ mú láìdá a padà.',
  },
  'java-database-away': {
    cause: 'Ojú òpó náà kò lè dé ọ̀dọ̀ database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń pe database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ètò database náà wà ní pípa, tàbí wọ́n yí àdírẹ́sì rẹ̀ padà.',
  },
  'java-class-missing': {
    cause: 'Wọ́n gbé ojú òpó náà sókè láìsí ọ̀kan nínú apá rẹ̀',
    happened: 'Apá kan ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Java kọ) kò sí níbẹ̀.',
    why: 'Fáìlì tí wọ́n gbé sókè kẹ́yìn kò pé, tàbí apá méjì kò bá ara wọn mu.',
  },
  'spring-error': {
    cause: 'Ètò ojú òpó náà (Spring) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Spring ṣe) dúró nítorí ìṣòro kan, kò sì ní ojú ìwé tirẹ̀ fún un.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database rẹ̀ kò sí níbẹ̀.',
  },
  'spring-no-page': {
    cause: 'Ètò ojú òpó náà kò ní ojú ìwé ní àdírẹ́sì yìí',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Spring ṣe) ń ṣiṣẹ́, ṣùgbọ́n kò ní ojú ìwé ní àdírẹ́sì tí ẹ fún wa.',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Ojú ìwé ìbẹ̀rẹ̀ sọnù pẹ̀lú ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn, tàbí àdírẹ́sì inú “Ṣàtúnṣe server” kò ní ojú ìwé rí.',
    steps: ['Ẹ ṣí àdírẹ́sì náà lórí fóònù yín. Tó bá jẹ́ àdírẹ́sì náà nìkan ni ìṣòro, ẹ tún un ṣe nínú “Ṣàtúnṣe server” níbí.'],
  },
  'tomcat-no-program': {
    cause: 'Wọn kò tíì ṣí ètò ojú òpó náà (Tomcat)',
    happened: 'Server tó gbé ojú òpó yín ń ṣiṣẹ́, ṣùgbọ́n wọn kò tíì ṣí ètò ojú òpó náà nínú rẹ̀.',
    why: 'Ó dúró lójijì ní ìbẹ̀rẹ̀, tàbí wọn kò tún un gbé sókè lẹ́yìn títàn padà.',
    steps: ['Nínú Tomcat “Manager”, ẹ wò bóyá ètò yín sọ pé “Running”. Tí kò bá rí bẹ́ẹ̀, ẹ tẹ “Start”.'],
  },
  'tomcat-error': {
    cause: 'Ètò ojú òpó náà (Java) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Java kọ) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun tó ní ìṣòro, ààtò kan kò sí níbẹ̀, tàbí database rẹ̀ kò sí níbẹ̀.',
  },
  'java-program-stopped': {
    cause: 'Ètò ojú òpó náà (Java) wà ní pípa',
    happened: 'Server tó gbé ojú òpó yín ń ṣiṣẹ́. Ètò ojú òpó náà tó wà nínú rẹ̀ wà ní pípa.',
    why: 'Ó dúró lójijì ní ìbẹ̀rẹ̀, tàbí àtúnṣe tuntun kan kò tíì parí.',
  },
  'mail-not-sent': {
    cause: 'Ojú òpó náà kò lè fi e-mail rẹ̀ ránṣẹ́',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín fẹ́ fi e-mail kan ránṣẹ́. Ilé-iṣẹ́ e-mail náà kò gbà á, ojú ìwé náà sì dúró nítorí ìṣòro kan.',
    why: 'Wọ́n yí ọ̀rọ̀ aṣínà e-mail náà padà, ìwọ̀n e-mail ti tán, tàbí àdírẹ́sì e-mail nínú ààtò kò tọ̀nà.',
    steps: [
      'Ẹ wọlé sí e-mail ojú òpó náà nínú browser. Tí kò bá ṣeé ṣe, ẹ ṣe ọ̀rọ̀ aṣínà tuntun fún un.',
      'Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi ààtò e-mail rẹ̀ (“SMTP”) wé ti ilé-iṣẹ́ e-mail náà.',
    ],
  },
  'outside-not-trusted': {
    cause: 'Ojú òpó náà kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò iṣẹ́ kan tó ń pè',
    happened:
      'Ètò tó wà lẹ́yìn ojú òpó yín ń pe iṣẹ́ mìíràn. Ó já ìpè náà, nítorí kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti iṣẹ́ náà.',
    why: 'Ìwé ẹ̀rí náà ti parí tàbí kò pé. Tàbí àkójọ àwọn tí server yín gbẹ́kẹ̀ lé ti pẹ́ jù.',
    steps: [
      'Ẹ sọ fún ẹni tó ń bójú tó server náà pé kó sọ àkójọ àwọn tó gbẹ́kẹ̀ lé (“ca-certificates”) di ọ̀tun, kó sì wo aago rẹ̀.',
      'Ẹ béèrè lọ́wọ́ ilé-iṣẹ́ tó ni iṣẹ́ náà bóyá ìwé ẹ̀rí rẹ̀ ti parí.',
    ],
  },
};
