/** Data: what is said where the program, its part or its place is named. */
import type { namedPrograms as english } from '../en/named-programs.js';
import type { Translated } from '../translated.js';

export const namedPrograms: Translated<typeof english, 'yo'> = {
  'name-not-trusted': {
    cause: '{program} kò gba orúkọ {host}',
    happened: '{program}, ètò tó wà lẹ́yìn ojú òpó yín, ń gba àbẹ̀wò fún àwọn orúkọ tó wà nínú àkójọ rẹ̀ nìkan. {host} kò sí níbẹ̀.',
    why: 'Orúkọ náà jẹ́ tuntun, tàbí ojú òpó náà ti lọ síbòmíràn, ṣùgbọ́n àkójọ “{list}” kò yí padà.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó fi {host} kún “{list}” (nínú “{file}”), kó sì tún un tàn.'],
  },
  'php-part-missing': {
    cause: 'Apá PHP kan tí ojú òpó náà nílò kò sí níbẹ̀: {part}',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín nílò apá PHP kan (“{part}”) tí kò sí ní títàn.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n yí PHP sí ẹ̀yà tuntun, tàbí wọ́n kó ojú òpó náà lọ. Apá yìí (“extension”) kò sí nínú tuntun náà.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí “Select PHP Version”, lẹ́yìn náà “Extensions”, kí ẹ fi àmì sí “{part}”.'],
  },
  'php-database-part-missing': {
    cause: 'PHP kò ní apá tó ń bá database sọ̀rọ̀: {part}',
    happened: 'PHP, tó ń mú ojú òpó yín ṣiṣẹ́, kò ní apá tó ń bá database (ibi ìpamọ́ gbogbo ojú ìwé) sọ̀rọ̀: “{part}”.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé náà.',
    why: 'Wọ́n yí PHP sí ẹ̀yà tuntun, tàbí wọ́n kó ojú òpó náà lọ. Apá yìí (“extension”) kò sí nínú tuntun náà.',
  },
  'version-missing': {
    cause: 'Ẹ̀yà {program} tí ojú òpó náà nílò kò sí níbẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín nílò ẹ̀yà {program} kan tí server náà kò ní.',
    why: 'Wọ́n kọ́ ojú òpó náà fún {program} tuntun sí i, tàbí wọ́n kó o lọ sí server mìíràn.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó kọ́ ọ fún ẹ̀yà tí server náà ní.'],
  },
  'behind-refuses': {
    cause: 'Ètò tó wà lẹ́yìn ibi ìgbàlejò ojú òpó náà wà ní pípa',
    happened: 'Ibi ìgbàlejò ojú òpó yín ń ṣiṣẹ́. Server tó wà lẹ́yìn rẹ̀ ń kọ gbogbo ìpè: kò sí ètò tó ń ṣiṣẹ́ níbẹ̀.',
    why: 'Ètò náà ti dúró. Tàbí wọ́n ti gbé e lọ, tí ibi ìgbàlejò náà ṣì ń pe ibi àtijọ́.',
    steps: ['Ẹ sọ fún ẹni tó ń bójú tó server náà pé kó tún ètò tó wà lẹ́yìn ibi ìgbàlejò náà tàn.'],
  },
  'behind-speaks-plain': {
    cause: 'Ibi ìgbàlejò ń sọ èdè ààbò, ètò tó wà lẹ́yìn rẹ̀ kò sọ ọ́',
    happened: 'Ibi ìgbàlejò ojú òpó yín ń pe ètò tó wà lẹ́yìn rẹ̀ ní èdè ààbò (tí à ń pè ní TLS). Èyí mọ èdè lásán nìkan (“http”).',
    why: 'Wọ́n yí ààtò kan padà ní ibi ìgbàlejò náà tàbí nínú ètò náà.',
    steps: [
      'Ẹ sọ fún ẹni tó ń bójú tó o pé kí méjèèjì máa sọ èdè kan náà: kó pa TLS sí ètò náà (nínú Istio: “DestinationRule”), tàbí kó tàn án nínú ètò náà.',
    ],
  },
  'panel-site-stopped': {
    cause: 'Wọ́n ti dá ojú òpó náà dúró nínú dashboard server',
    happened: 'Dashboard server yín ń fi ojú ìwé kan hàn tó sọ pé: alábòójútó ti dá ojú òpó yìí dúró.',
    why: 'Ẹnì kan tẹ “Stop” níbẹ̀, tàbí ọjọ́ ìparí tí dashboard náà ní fún ojú òpó yìí ti kọjá.',
    steps: [
      'Nínú dashboard náà (aaPanel tàbí BaoTa), ẹ ṣí “Website”, kí ẹ tẹ “Start” lẹ́gbẹ̀ẹ́ {host}. Ẹ wo ọjọ́ ìparí rẹ̀ pẹ̀lú.',
      'Tí ẹ kò bá lè wọlé síbẹ̀, ẹ sọ fún ẹni tó ń bójú tó server náà pé kó tàn án.',
    ],
  },
  'alias-target-gone': {
    cause: '{host} ń tọ́ka sí ibi tí kò sí mọ́',
    happened: 'Orúkọ {host} ń tọ́ka sí {target}, kò sì sí nǹkan kankan níbẹ̀ mọ́.',
    why: 'Wọ́n ti pa áàpù tàbí ojú òpó tó wà ní {company} rẹ́, wọ́n yí orúkọ rẹ̀ padà, tàbí àsìkò ètò rẹ̀ ti parí.',
    steps: [
      'Ẹ tọ́ka àkọsílẹ̀ “CNAME” ti {host} sí ibi tí ojú òpó náà wà báyìí. Tí ẹnikẹ́ni kò bá nílò rẹ̀, ẹ pa á rẹ́: àjèjì lè gba {target}.',
      'Tí ẹ bá ṣì nílò rẹ̀, ẹ tún áàpù náà ṣe pẹ̀lú orúkọ kan náà ní {company}.',
      'Tí ó bá ti ní orúkọ mìíràn báyìí, ẹ ṣí “Ṣàtúnṣe server” níbí, kí ẹ sì kọ àdírẹ́sì tuntun náà.',
    ],
    otherwise: {
      cause: '{host} kò sí mọ́',
      happened: 'Íńtánẹ́ẹ̀tì kò mọ orúkọ {host} mọ́. Irú orúkọ yìí máa ń wá pẹ̀lú áàpù tàbí ojú òpó, ó sì máa ń bá a lọ.',
    },
  },
};
