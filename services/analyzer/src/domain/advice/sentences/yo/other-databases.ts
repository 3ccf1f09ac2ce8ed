/** Data: what is said of other databases. */
import type { otherDatabases as english } from '../en/other-databases.js';
import type { Translated } from '../translated.js';

export const otherDatabases: Translated<typeof english, 'yo'> = {
  'postgresql-too-many-connections': {
    cause: 'Database náà kò gba àlejò kan sí i lẹ́ẹ̀kan náà',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) kò ní àyè fún ojú òpó náà.',
    who: 'Gbogbo àlejò, tàbí ọ̀pọ̀ nínú wọn ní wákàtí tí iṣẹ́ pọ̀.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ. Tàbí ètò náà ń di àyè tí kò nílò mú.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó lo “pool” ìsopọ̀ database tó kéré sí i, tàbí kí ẹ gba database tó tóbi sí i.'],
  },
  'postgresql-wrong-password': {
    cause: 'Database náà kọ ọ̀rọ̀ aṣínà ojú òpó náà',
    happened: 'Ojú òpó náà fẹ́ wọlé sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n ó kọ ọ̀rọ̀ aṣínà rẹ̀.',
    why: 'Wọ́n yí ọ̀rọ̀ aṣínà database padà, ojú òpó náà sì ṣì ń lo ti àtijọ́.',
    steps: ['Ẹ da àdírẹ́sì tàbí ọ̀rọ̀ aṣínà database ti ìsinsìnyí kọ sínú ààtò ojú òpó náà (“DATABASE_URL”), kí ẹ sì tún un tàn.'],
  },
  'postgresql-database-missing': {
    cause: 'Database ojú òpó náà kò sí lábẹ́ orúkọ rẹ̀',
    happened: 'Ojú òpó náà ń wá ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà (database) tí kò sí lábẹ́ orúkọ yìí.',
    why: 'Wọ́n pa database náà rẹ́ tàbí wọ́n yí orúkọ rẹ̀ padà, tàbí ti ọ̀fẹ́ ti parí.',
    steps: ['Ẹ wọlé sí ibi tí ẹ ti ń háyà database náà, kí ẹ wò bóyá ó ṣì wà. Lọ́pọ̀ ìgbà, wọ́n máa ń pa ti ọ̀fẹ́ rẹ́ lẹ́yìn ọ̀sẹ̀ díẹ̀.'],
  },
  'postgresql-role-missing': {
    cause: 'Database náà kò mọ oníṣe ojú òpó náà',
    happened: 'Ojú òpó náà ń wọlé sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) pẹ̀lú orúkọ tí ibẹ̀ kò mọ̀.',
    why: 'Wọ́n pa oníṣe náà rẹ́, tàbí ààtò ojú òpó náà ní orúkọ àtijọ́.',
    steps: ['Ẹ fi oníṣe inú ààtò ojú òpó náà (“DATABASE_URL”) wé àkójọ oníṣe database náà.'],
  },
  'postgresql-table-missing': {
    cause: 'Apá kan database ojú òpó náà kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń béèrè àkójọ kan nínú database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) tí kò sí níbẹ̀.',
    why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́ kí database tó wà ní ìmúrasílẹ̀ fún un.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe àtúnṣe tuntun database (“migrate”) ti ẹ̀yà yìí.'],
  },
  'postgresql-column-missing': {
    cause: 'Database náà kò bá ẹ̀yà ojú òpó náà mu',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń béèrè ohun kan tí database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) kò ní.',
    why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́ kí database tó wà ní ìmúrasílẹ̀ fún un.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe àtúnṣe tuntun database (“migrate”) ti ẹ̀yà yìí.'],
  },
  'postgresql-not-running': {
    cause: 'Ètò database náà kò ṣiṣẹ́',
    happened: 'Ojú òpó náà ń pe ètò database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ètò database náà dúró tàbí wọ́n pa á. Lọ́pọ̀ ìgbà, disk tó kún tàbí owó tí kò tíì di sísan ló ń fà á.',
    steps: ['Ẹ wọlé sí ibi tí ẹ ti ń háyà database náà, kí ẹ wò bóyá ó ń ṣiṣẹ́. Ẹ tan án níbẹ̀.'],
  },
  'postgresql-starting': {
    cause: 'Database náà ṣẹ̀ṣẹ̀ ń bẹ̀rẹ̀ padà',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ti dúró, ó sì ń bẹ̀rẹ̀ padà. Kò tíì jẹ́ kí ẹnikẹ́ni wọlé.',
    why: 'Wọ́n tún ẹ̀rọ tàbí database náà tàn, bóyá lẹ́yìn tí ó dúró lójijì.',
    steps: ['Ẹ dúró fún ìṣẹ́jú márùn-ún. Bíbẹ̀rẹ̀ lẹ́yìn ìdádúró òjijì lè pẹ́ tó bẹ́ẹ̀.'],
  },
  'postgresql-stopping': {
    cause: 'Wọ́n ń pa database náà',
    happened: 'Ẹnì kan ń pa database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), tàbí ó ń tún un tàn.',
    why: 'Iṣẹ́ àtúnṣe láti ọ̀dọ̀ ilé-iṣẹ́ hosting, àtúnṣe tuntun, tàbí títan padà láti ọwọ́ ẹnì kan.',
    steps: ['Ẹ wo ojú ìwé “Status” ti {company}: ibẹ̀ ni wọ́n ti ń sọ iṣẹ́ tí wọ́n ṣètò.'],
  },
  'postgresql-read-only': {
    cause: 'Database náà kò jẹ́ kí ẹnikẹ́ni kọ nǹkan sí i',
    happened: 'A lè ka database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n a kò lè fi nǹkan kan pamọ́ sí i.',
    who: 'Gbogbo àwọn tó fẹ́ ra ọjà, wọlé tàbí fi fọ́ọ̀mù ránṣẹ́.',
    why: 'Disk rẹ̀ ti kún, tàbí ojú òpó náà ń béèrè lọ́wọ́ ẹ̀dà dípò ti gangan.',
  },
  'postgresql-not-let-in': {
    cause: 'Database náà kò jẹ́ kí ẹ̀rọ yìí wọlé',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ń jẹ́ kí ẹ̀rọ tó mọ̀ nìkan wọlé, ti ojú òpó náà kò sì sí nínú wọn.',
    why: 'Ojú òpó náà lọ sí ẹ̀rọ tuntun, tàbí kò lo ọ̀nà ààbò tí database náà ń béèrè.',
    steps: [
      'Ní ibi tí ẹ ti ń háyà database náà, ẹ ṣí “Trusted sources” tàbí “Network”, kí ẹ fi àdírẹ́sì ẹ̀rọ ojú òpó náà sí i.',
      'Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi “sslmode=require” kún àdírẹ́sì database náà.',
      'Tó bá jẹ́ ẹ̀yin lẹ ń bójú tó database náà: ẹ jẹ́ kí wọ́n fi ìlà kan fún ẹ̀rọ ojú òpó náà kún “pg_hba.conf”, kí PostgreSQL tún un kà.',
    ],
  },
  'database-log-full': {
    cause: 'Àkọsílẹ̀ database náà ti kún',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) kò lè kọ nǹkan kan mọ́: àkọsílẹ̀ gbogbo àyípadà rẹ̀ kò ní àyè mọ́.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà àti àtẹ̀jíṣẹ́ lè sọnù títí àyè á fi wà.',
    why: 'Ẹ̀dà ìpamọ́ àkọsílẹ̀ yẹn ló ń sọ ọ́ di òfo, wọn kò sì ṣe é fún ìgbà pípẹ́.',
    steps: ['Láti ìsinsìnyí, kí wọ́n máa ṣe ẹ̀dà ìpamọ́ àkọsílẹ̀ náà lójoojúmọ́: kò ní í tóbi mọ́.'],
  },
  'postgresql-full': {
    cause: 'Database náà kò ní àyè mọ́',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) kò lè fi nǹkan kan pamọ́ mọ́: disk rẹ̀ ti kún.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà àti àtẹ̀jíṣẹ́ lè sọnù títí àyè á fi wà.',
    why: 'Dátà náà pọ̀ sí i, tàbí ẹ̀dà ìpamọ́ àtijọ́ àti fáìlì àkọsílẹ̀ ti kún disk náà.',
    steps: ['Ní ibi tí ẹ ti ń háyà database náà, ẹ yan disk tàbí ètò ìsanwó tó tóbi sí i.'],
  },
  'postgresql-without-rights': {
    cause: 'Ojú òpó náà kò ní àṣẹ láti lo database rẹ̀',
    happened: 'Ojú òpó náà lè wọlé sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò ní àṣẹ láti ka apá kan rẹ̀.',
    why: 'Àṣẹ náà sọnù nígbà tí wọ́n kó database náà lọ tàbí tí wọ́n dá a padà láti inú ẹ̀dà ìpamọ́.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó tún fún oníṣe database rẹ̀ ní gbogbo àṣẹ (“GRANT”).'],
  },
  'postgresql-too-slow': {
    cause: 'Database náà ń pẹ́ jù',
    happened: 'Ojú ìwé kan ń béèrè lọ́wọ́ database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà), ìdáhùn náà sì ń pẹ́ ju àkókò tí wọ́n gbà láyè lọ.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé yìí.',
    why: 'Iṣẹ́ kan tó há, index kan tí kò sí níbẹ̀, tàbí dátà tó pọ̀ ju ti tẹ́lẹ̀ lọ.',
  },
  'postgresql-name-not-found': {
    cause: 'Ojú òpó náà kò rí database rẹ̀',
    happened: 'Ojú òpó náà ń wá database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) lábẹ́ orúkọ tí kò sí.',
    why: 'Wọ́n pa database náà rẹ́ tàbí wọ́n kó o lọ, tàbí ààtò ojú òpó náà ní orúkọ tí kò tọ̀nà.',
    steps: ['Ẹ da àdírẹ́sì database ti ìsinsìnyí kọ sínú ààtò ojú òpó náà (“DATABASE_URL”), kí ẹ sì tún un tàn.'],
  },
  'sqlite-locked': {
    cause: 'Iṣẹ́ mìíràn ń di database náà mú',
    happened: 'Iṣẹ́ mìíràn ń di database ojú òpó náà (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) mú, a kò sì lè lò ó.',
    why: 'Ẹ̀dà ìpamọ́, iṣẹ́ tó há, tàbí àwọn àlejò tó pọ̀ ju èyí tí irú database kékeré yìí lè gbà lọ.',
  },
  'sqlite-read-only': {
    cause: 'A kò lè kọ nǹkan sínú fáìlì database náà',
    happened: 'Ojú òpó náà kò ní àṣẹ láti kọ nǹkan sínú database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà).',
    who: 'Gbogbo àwọn tó fẹ́ ra ọjà, wọlé tàbí fi fọ́ọ̀mù ránṣẹ́.',
    why: 'Fáìlì náà tàbí fódà rẹ̀ ti di ti oníṣe mìíràn láti ìgbésókè tàbí títàn tó kẹ́yìn.',
  },
  'sqlite-missing': {
    cause: 'Fáìlì database náà kò sí níbẹ̀',
    happened: 'Ojú òpó náà kò rí fáìlì database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà).',
    why: 'Ìgbésókè tàbí títàn tó kẹ́yìn mú fáìlì náà kúrò, tàbí kò ní àṣẹ láti lo fódà rẹ̀.',
    steps: ['Ẹ má ṣe gbé nǹkan kan sókè mọ́. Fáìlì náà lè ṣì wà nínú ẹ̀dà ìpamọ́ tó kẹ́yìn.'],
  },
  'sqlite-damaged': {
    cause: 'Fáìlì database náà ti dàrú',
    happened: 'Fáìlì database ojú òpó náà (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) ti dàrú.',
    why: 'Ẹ̀rọ náà kú nígbà tó ń kọ nǹkan, tàbí disk ti kún.',
  },
  'sqlite-full': {
    cause: 'Disk náà ti kún',
    happened: 'Ojú òpó náà kò lè fi nǹkan kan pamọ́ sínú database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà): disk ti kún.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà àti àtẹ̀jíṣẹ́ lè sọnù títí àyè á fi wà.',
    why: 'Àwọn ẹ̀dà ìpamọ́ àtijọ́, fáìlì àkọsílẹ̀ tàbí e-mail ti kún un.',
  },
  'sqlite-table-missing': {
    cause: 'Database náà kò bá ẹ̀yà ojú òpó náà mu',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń béèrè àkójọ kan tí database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) kò ní.',
    why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́ kí dátà rẹ̀ tó wà ní ìmúrasílẹ̀. Tàbí fáìlì náà jẹ́ tuntun tó ṣófo.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe àtúnṣe tuntun database (“migrate”) ti ẹ̀yà yìí.'],
  },
  'mongodb-not-running': {
    cause: 'Database náà (MongoDB) kò dáhùn',
    happened: 'Ojú òpó náà ń pe database rẹ̀ (ibi ìpamọ́ gbogbo dátà rẹ̀), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Database náà dúró, wọ́n fi í sùn nítorí pé a kò lò ó, tàbí kò jẹ́ kí ojú òpó náà wọlé.',
    steps: [
      'Ẹ wọlé sí ibi tí ẹ ti ń háyà database náà (fún àpẹẹrẹ MongoDB Atlas). Tó bá sọ pé “Paused”, ẹ tẹ “Resume”.',
      'Níbẹ̀, ẹ ṣí “Network Access”, kí ẹ rí i pé àdírẹ́sì ẹ̀rọ ojú òpó náà lè wọlé.',
    ],
  },
  'mongodb-not-let-in': {
    cause: 'Database náà (MongoDB Atlas) kò jẹ́ kí ojú òpó náà wọlé',
    happened: 'Database náà (ibi ìpamọ́ gbogbo dátà ojú òpó náà) ń jẹ́ kí ẹ̀rọ tó mọ̀ nìkan wọlé, ti ojú òpó náà kò sì sí nínú wọn.',
    why: 'Wọ́n kó ojú òpó náà lọ, tàbí ẹ̀rọ rẹ̀ ti ní àdírẹ́sì tuntun.',
    steps: [
      'Ẹ wọlé sí MongoDB Atlas, ẹ ṣí “Network Access”, lẹ́yìn náà “Add IP Address”, kí ẹ kọ àdírẹ́sì ẹ̀rọ ojú òpó náà.',
      'Lórí ojú ìwé kan náà ti Atlas, ẹ rí i pé cluster náà kò sọ pé “Paused”.',
    ],
  },
  'mongodb-wrong-password': {
    cause: 'Database náà (MongoDB) kọ ọ̀rọ̀ aṣínà',
    happened: 'Ojú òpó náà fẹ́ wọlé sí database rẹ̀ (ibi ìpamọ́ gbogbo dátà rẹ̀), ṣùgbọ́n ó kọ ọ̀rọ̀ aṣínà rẹ̀.',
    why: 'Wọ́n yí ọ̀rọ̀ aṣínà padà, ààtò ojú òpó náà sì ṣì ní ti àtijọ́.',
    steps: ['Nínú MongoDB Atlas, ẹ ṣí “Database Access”, ẹ ṣètò ọ̀rọ̀ aṣínà tuntun, kí ẹ sì fi sínú ààtò ojú òpó náà (“MONGODB_URI”).'],
  },
  'mongodb-full': {
    cause: 'Database náà (MongoDB) kò ní àyè mọ́',
    happened: 'Database náà (ibi ìpamọ́ gbogbo dátà ojú òpó náà) ti dé ìwọ̀n ètò ìsanwó rẹ̀.',
    who: 'Gbogbo àwọn tó fẹ́ ra ọjà, wọlé tàbí fi fọ́ọ̀mù ránṣẹ́.',
    why: 'Dátà náà ju ìwọ̀n ètò náà lọ. Ètò ọ̀fẹ́ ń gba 512 MB.',
    steps: ['Nínú MongoDB Atlas, ẹ ṣí cluster yín, lẹ́yìn náà “Edit Configuration”, kí ẹ yan ìwọ̀n tó tóbi sí i.'],
  },
  'lucee-datasource-missing': {
    cause: 'Wọn kò tíì ṣètò ìsopọ̀ ojú òpó náà sí database rẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń fi orúkọ kan béèrè database rẹ̀ (ibi ìpamọ́ gbogbo dátà rẹ̀), server náà kò sì mọ̀ ọ́n.',
    why: 'Ààtò náà sọnù nígbà ìkólọ tàbí àtúnṣe tuntun, tàbí wọ́n yí orúkọ rẹ̀ padà.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó tún “Datasource” orúkọ náà ṣètò nínú ojú ìwé alákòóso Lucee tàbí ColdFusion.'],
  },
  'redis-not-running': {
    cause: 'Memory ìgbà díẹ̀ (Redis) ti ojú òpó náà wà ní pípa',
    happened: 'Ojú òpó náà ń pe Redis, memory ìgbà díẹ̀ rẹ̀ fún ìwọlé àti iṣẹ́ tó ń dúró, ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Redis dúró. Lọ́pọ̀ ìgbà, memory tó kéré jù tàbí owó tí kò tíì di sísan ló ń fà á.',
  },
  'redis-wrong-password': {
    cause: 'Memory ìgbà díẹ̀ (Redis) ti ojú òpó náà kọ ọ̀rọ̀ aṣínà',
    happened: 'Ojú òpó náà fẹ́ wọlé sí Redis, memory ìgbà díẹ̀ rẹ̀, ṣùgbọ́n ó kọ ọ̀rọ̀ aṣínà rẹ̀.',
    why: 'Wọ́n yí ọ̀rọ̀ aṣínà Redis padà, tàbí kò sí ìkankan nínú ààtò ojú òpó náà.',
    steps: ['Ẹ fi ọ̀rọ̀ aṣínà Redis ti ìsinsìnyí sínú ààtò ojú òpó náà (“REDIS_URL” tàbí “REDIS_PASSWORD”), kí ẹ sì tún un tàn.'],
  },
  'redis-full': {
    cause: 'Memory ìgbà díẹ̀ (Redis) ti ojú òpó náà ti kún',
    happened: 'Redis, memory ìgbà díẹ̀ ti ojú òpó náà, ti kún, kò sì gba nǹkan kan mọ́.',
    why: 'Wọ́n fi ohun púpọ̀ jù sínú rẹ̀, tàbí ètò ìsanwó rẹ̀ kéré jù.',
  },
  'redis-cannot-save': {
    cause: 'Memory ìgbà díẹ̀ (Redis) ti ojú òpó náà kò lè fi nǹkan pamọ́',
    happened: 'Redis, memory ìgbà díẹ̀ ti ojú òpó náà, kò lè fi dátà rẹ̀ pamọ́ sórí disk, kò sì gba nǹkan kan mọ́.',
    why: 'Disk ti kún, tàbí memory kéré jù.',
  },
  'redis-read-only': {
    cause: 'Memory ìgbà díẹ̀ (Redis) ti ojú òpó náà kò jẹ́ kí ẹnikẹ́ni kọ nǹkan sí i',
    happened: 'Ojú òpó náà ń kọ nǹkan sínú ẹ̀dà Redis, memory ìgbà díẹ̀ rẹ̀, ẹ̀dà kì í sì í gba nǹkan.',
    why: 'Ti gangan kò ṣiṣẹ́ mọ́, òmíràn sì gba ipò rẹ̀, tàbí àdírẹ́sì àtijọ́ wà nínú ààtò.',
  },
  'redis-loading': {
    cause: 'Memory ìgbà díẹ̀ (Redis) ti ojú òpó náà ṣẹ̀ṣẹ̀ ń bẹ̀rẹ̀',
    happened: 'Wọ́n tún Redis, memory ìgbà díẹ̀ ti ojú òpó náà, tàn, ó sì ṣì ń ka dátà rẹ̀.',
    why: 'Wọ́n tún ẹ̀rọ tàbí Redis tàn, bóyá lẹ́yìn tí ó dúró lójijì.',
    steps: ['Ẹ dúró fún ìṣẹ́jú márùn-ún. Lẹ́yìn náà ẹ tẹ “Ṣàyẹ̀wò báyìí” lórí ojú ìwé server yìí níbí.'],
  },
  'sqlserver-sign-in-failed': {
    cause: 'Database náà (SQL Server) kọ ojú òpó náà',
    happened: 'Ojú òpó náà ń wọlé sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n ó kọ̀ ọ́.',
    why: 'Ọ̀rọ̀ aṣínà tàbí orúkọ inú ààtò kò tọ̀nà, lọ́pọ̀ ìgbà lẹ́yìn àyípadà tàbí ìkólọ.',
    steps: ['Ẹ tún “ConnectionStrings” ṣe nínú ààtò ojú òpó náà, kí ẹ sì tún un tàn.'],
  },
  'sqlserver-not-reached': {
    cause: 'Database náà (SQL Server) kò dáhùn',
    happened: 'Ojú òpó náà ń pe database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ètò database náà dúró, tàbí wọ́n yí àdírẹ́sì tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) rẹ̀ padà.',
  },
  'oracle-database-not-reached': {
    cause: 'Database náà (Oracle) kò dáhùn',
    happened: 'Ojú òpó náà ń pe database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Database náà tàbí apá rẹ̀ tó ń gba ìpè wà ní pípa.',
  },
  'oracle-database-password-ended': {
    cause: 'Database náà (Oracle) kọ ọ̀rọ̀ aṣínà',
    happened: 'Ojú òpó náà ń wọlé sí database rẹ̀ (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n ó kọ̀ ọ́.',
    why: 'Ọ̀rọ̀ aṣínà náà ti parí, kò tọ̀nà, tàbí wọ́n ti tì àkáǹtì náà pa lẹ́yìn ìgbìyànjú tí kò tọ̀nà.',
  },
  'search-engine-away': {
    cause: 'Ìwákiri ojú òpó náà kò dáhùn',
    happened: 'Ojú òpó náà ń pe ètò ìwákiri rẹ̀, ṣùgbọ́n kò sí ìdáhùn. Láìsí i, kò lè ṣe ojú ìwé náà.',
    why: 'Ètò ìwákiri náà dúró: lọ́pọ̀ ìgbà, memory tó kéré jù tàbí disk tó kún ló ń fà á.',
  },
  'message-queue-away': {
    cause: 'Ìlà iṣẹ́ ojú òpó náà kò dáhùn',
    happened: 'Ojú òpó náà ń pe ètò tó ń tọ́jú iṣẹ́ tó ń dúró (ìbéèrè ọjà, e-mail), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ètò náà dúró: lọ́pọ̀ ìgbà, memory tó kéré jù tàbí disk tó kún ló ń fà á.',
  },
};
