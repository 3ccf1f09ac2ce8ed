/** Data: what is said of MySQL and MariaDB. */
import type { mysql as english } from '../en/mysql.js';
import type { Translated } from '../translated.js';

export const mysql: Translated<typeof english, 'yo'> = {
  'mysql-too-many-connections': {
    cause: 'Database náà kò gba àlejò kan sí i lẹ́ẹ̀kan náà',
    happened: 'Ojú òpó náà béèrè lọ́wọ́ database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ó sì dáhùn pé “Too many connections”.',
    who: 'Gbogbo àlejò, tàbí ọ̀pọ̀ nínú wọn ní wákàtí tí iṣẹ́ pọ̀.',
    why: 'Àwọn àlejò tàbí róbọ́ọ̀tì pọ̀ ju ti tẹ́lẹ̀ lọ. Tàbí ojú ìwé tó lọ́ra kan ń di àyè rẹ̀ mú pẹ́ jù.',
    steps: ['Ẹ tan plugin cache kan, kí àbẹ̀wò díẹ̀ nìkan máa béèrè lọ́wọ́ database.'],
  },
  'mysql-account-connections': {
    cause: 'Ètò hosting yín kò gba àbẹ̀wò database kan sí i lẹ́ẹ̀kan náà',
    happened: 'Ojú òpó yín ti lo gbogbo àyè rẹ̀ ní database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà): “max_user_connections”.',
    who: 'Gbogbo àlejò, tàbí ọ̀pọ̀ nínú wọn ní wákàtí tí iṣẹ́ pọ̀.',
    why: 'Àwọn àlejò tàbí róbọ́ọ̀tì pọ̀ ju èyí tí ètò hosting yín gbà láyè lọ, tàbí plugin kan lọ́ra.',
    steps: ['Ẹ tan plugin cache kan, tàbí kí ẹ gba ètò hosting tó tóbi sí i.'],
  },
  'mysql-query-limit': {
    cause: 'Ètò hosting yín kò gba ìbéèrè database kan sí i ní wákàtí yìí',
    happened: 'Ojú òpó yín ti béèrè lọ́wọ́ database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ní wákàtí yìí ju èyí tí ètò yín gbà láyè lọ.',
    who: 'Gbogbo àlejò, títí wákàtí náà á fi parí.',
    why: 'Àwọn àlejò tàbí róbọ́ọ̀tì pọ̀ ju ti tẹ́lẹ̀ lọ, tàbí plugin kan ń béèrè lọ́pọ̀ ìgbà jù.',
    steps: ['Ẹ tan plugin cache kan, tàbí kí ẹ gba ètò hosting tó tóbi sí i.'],
  },
  'mysql-wrong-password': {
    cause: 'Database náà kọ ọ̀rọ̀ aṣínà ojú òpó náà',
    happened: 'Ojú òpó náà fẹ́ wọlé sí database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n ó kọ orúkọ tàbí ọ̀rọ̀ aṣínà rẹ̀.',
    why: 'Wọ́n yí ọ̀rọ̀ aṣínà database padà, tàbí wọ́n kó ojú òpó náà lọ, ó sì ṣì ń lo ti àtijọ́.',
    steps: [
      'Ẹ ṣí fáìlì ààtò ojú òpó náà (“wp-config.php” tàbí “.env”), kí ẹ kọ oníṣe database tó wà nínú rẹ̀ sílẹ̀.',
      'Nínú dashboard hosting yín, ẹ ṣí “Databases”, ẹ ṣètò ọ̀rọ̀ aṣínà tuntun fún oníṣe náà, kí ẹ sì fi ọ̀kan náà sínú fáìlì náà.',
    ],
  },
  'mysql-user-without-rights': {
    cause: 'Ojú òpó náà kò ní àṣẹ láti lo database rẹ̀',
    happened: 'Ojú òpó náà lè wọlé sí database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò ní àṣẹ láti lò ó.',
    why: 'Àṣẹ oníṣe database sọnù, lọ́pọ̀ ìgbà nígbà ìkólọ tàbí nígbà tí wọ́n tún oníṣe náà ṣe.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “MySQL Databases”, lẹ́yìn náà “Add User To Database”, kí ẹ fi àmì sí “All Privileges”.'],
  },
  'mysql-database-missing': {
    cause: 'Database ojú òpó náà kò sí lábẹ́ orúkọ rẹ̀',
    happened: 'Ojú òpó náà ń wá ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà (database) tí kò sí lábẹ́ orúkọ yìí.',
    why: 'Wọ́n pa database náà rẹ́ tàbí wọ́n yí orúkọ rẹ̀ padà, tàbí wọ́n kó ojú òpó náà lọ láìsí i.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “MySQL Databases”, kí ẹ fi orúkọ náà wé èyí tó wà nínú fáìlì ààtò ojú òpó náà.'],
  },
  'mysql-table-missing': {
    cause: 'Apá kan database ojú òpó náà kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń béèrè àkójọ kan nínú database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) tí kò sí níbẹ̀.',
    why: 'Ẹ̀yà tuntun ti bẹ̀rẹ̀ iṣẹ́ kí database tó wà ní ìmúrasílẹ̀ fún un. Tàbí ìkólọ tàbí àtúnṣe kan ló mú apá náà kúrò.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe àtúnṣe tuntun database (“migrate”) ti ẹ̀yà yìí.'],
  },
  'mysql-column-missing': {
    cause: 'Database náà kò bá ẹ̀yà ojú òpó náà mu',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ń béèrè ohun kan tí database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) kò ní.',
    why: 'Ẹ̀yà tuntun tàbí plugin tuntun ti bẹ̀rẹ̀ iṣẹ́ kí database tó wà ní ìmúrasílẹ̀ fún un.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó ṣe àtúnṣe tuntun database (“migrate”) ti ẹ̀yà yìí.'],
  },
  'mysql-went-away': {
    cause: 'Database náà já ìpè ní àárín',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) já ìpè nígbà tí ojú òpó náà ṣì ń béèrè, ìsopọ̀ náà sì já.',
    why: 'Wọ́n tún ètò database náà tàn tàbí memory rẹ̀ kéré jù. Ìbéèrè tó tóbi gan-an náà lè fà á.',
  },
  'mysql-not-running': {
    cause: 'Ètò database náà kò ṣiṣẹ́',
    happened: 'Ojú òpó náà ń pe ètò database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n kò sí ìdáhùn.',
    why: 'Ètò database náà dúró. Lọ́pọ̀ ìgbà, memory tó kéré jù tàbí disk tó kún ló ń fà á.',
  },
  'mysql-name-not-found': {
    cause: 'Ojú òpó náà kò rí database rẹ̀',
    happened: 'Ojú òpó náà ń wá database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) lábẹ́ orúkọ tí kò sí.',
    why: 'Wọ́n kó ojú òpó náà lọ, tàbí fáìlì ààtò rẹ̀ ní orúkọ database tí kò tọ̀nà.',
    steps: ['Ẹ fi orúkọ náà sínú fáìlì ààtò (“DB_HOST” nínú “wp-config.php” tàbí “.env”).'],
  },
  'mysql-table-crashed': {
    cause: 'Apá kan database náà ti dàrú',
    happened: 'Apá kan database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ti dàrú, a kò sì lè kà á.',
    why: 'Ẹ̀rọ náà kú nígbà tó ń kọ nǹkan sórí disk, tàbí disk rẹ̀ ti kún.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “MySQL Databases” tàbí “phpMyAdmin”, kí ẹ tẹ “Repair Database”.'],
  },
  'mysql-read-only': {
    cause: 'Database náà kò jẹ́ kí ẹnikẹ́ni kọ nǹkan sí i',
    happened: 'A lè ka database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà), ṣùgbọ́n a kò lè fi nǹkan kan pamọ́ sí i.',
    who: 'Gbogbo àwọn tó fẹ́ ra ọjà, wọlé tàbí fi fọ́ọ̀mù ránṣẹ́.',
    why: 'Ilé-iṣẹ́ hosting náà ń kó o lọ tàbí ń tún un ṣe, tàbí ojú òpó náà ń béèrè lọ́wọ́ ẹ̀dà dípò ti gangan.',
  },
  'mysql-full': {
    cause: 'Database náà kò ní àyè mọ́',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) kò lè fi nǹkan kan pamọ́ mọ́: disk rẹ̀ ti kún.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà àti àtẹ̀jíṣẹ́ lè sọnù títí àyè á fi wà.',
    why: 'Àwọn ẹ̀dà ìpamọ́ àtijọ́, fáìlì àkọsílẹ̀ tàbí e-mail ti kún disk náà.',
  },
  'mysql-lock-wait': {
    cause: 'Iṣẹ́ méjì ń dí ara wọn lọ́nà nínú database',
    happened: 'Ojú ìwé kan ń dúró nínú database (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) de iṣẹ́ mìíràn tí kò parí.',
    who: 'Àwọn àlejò kan, lọ́pọ̀ ìgbà àwọn tó ń ra ọjà tàbí sanwó.',
    why: 'Kíkó dátà ńlá wọlé, ẹ̀dà ìpamọ́ tàbí ìbéèrè ọjà tó há ló ń dí i mú.',
    steps: ['Tí kíkó dátà wọlé, kíkó o jáde tàbí ẹ̀dà ìpamọ́ bá ń lọ lọ́wọ́, ẹ dúró kó parí tàbí kí ẹ dá a dúró.'],
  },
  'mysql-host-blocked': {
    cause: 'Database náà ti tì ẹ̀rọ ojú òpó náà síta',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ti tì ẹ̀rọ ojú òpó yín síta.',
    why: 'Ọ̀pọ̀ ìpè kò yọrí tẹ́lẹ̀: nẹ́tíwọ́ọ̀kì kò dára, tàbí wọ́n gbìyànjú ọ̀rọ̀ aṣínà tí kò tọ̀nà léraléra.',
  },
  'mysql-host-not-allowed': {
    cause: 'Database náà kò jẹ́ kí ẹ̀rọ yìí wọlé',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ń jẹ́ kí ẹ̀rọ tó mọ̀ nìkan wọlé, ti ojú òpó náà kò sì sí nínú wọn.',
    why: 'Ojú òpó náà lọ sí ẹ̀rọ tuntun, tàbí àdírẹ́sì rẹ̀ yí padà.',
    steps: ['Nínú dashboard database náà, ẹ ṣí “Remote MySQL”, kí ẹ fi àdírẹ́sì ẹ̀rọ ojú òpó náà sí i.'],
  },
  'mysql-packet-too-big': {
    cause: 'Ìbéèrè kan sí database tóbi jù',
    happened: 'Ojú òpó náà ń fi ohun púpọ̀ ránṣẹ́ lẹ́ẹ̀kan sí database rẹ̀ (ibi ìpamọ́ ojú ìwé àti ìbéèrè ọjà) ju èyí tó lè gbà lọ.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé yìí.',
    why: 'Ọ̀rọ̀ tó gùn gan-an, àwòrán ńlá tàbí kíkó dátà wọlé.',
    steps: ['Tí kíkó dátà wọlé bá ń lọ lọ́wọ́, ẹ pín in sí apá kéékèèké.'],
  },
  'database-refuses-question': {
    cause: 'Database náà kọ ìbéèrè kan láti ọ̀dọ̀ ojú òpó náà',
    happened: 'Database (ibi ìpamọ́ gbogbo ojú ìwé àti ìbéèrè ọjà) ń dáhùn, ṣùgbọ́n ó kọ ohun tí ojú òpó náà ń béèrè.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Plugin kan tàbí ẹ̀yà tuntun ń béèrè lọ́nà tí database yìí kò mọ̀. Ó sábà máa ń tẹ̀lé àtúnṣe tuntun tàbí ìkólọ.',
    steps: ['Ẹ fi àwọn ọ̀rọ̀ ojú ìwé àṣìṣe náà ránṣẹ́ sí ẹni tó kọ́ ojú òpó náà: wọ́n dárúkọ ìbéèrè náà.'],
  },
};
