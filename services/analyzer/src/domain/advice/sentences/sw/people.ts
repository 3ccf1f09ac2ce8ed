/** Data: whom it hurts, whom to call, what to tell customers, where the machine stands. */
import type {
  everybody as everybodyInEnglish,
  contacts as contactsInEnglish,
  notices as noticesInEnglish,
  faultIn as faultInInEnglish,
  standsAt as standsAtInEnglish,
  names as namesInEnglish,
} from '../en/people.js';
import type { Translated } from '../translated.js';

export const everybody: Translated<typeof everybodyInEnglish, 'sw'> = 'Wageni wote wanaona ukurasa wa hitilafu.';

export const contacts: Translated<typeof contactsInEnglish, 'sw'> = {
  host: {
    known: 'Usaidizi wa {company}, kwa tiketi au mazungumzo ya moja kwa moja.',
    unknown: 'Kampuni inayohifadhi tovuti yako: jina lake liko kwenye bili yako ya hosting.',
    network: 'Huenda ni {network}: seva yako iko kwenye mtandao wake.',
  },
  domainCompany: 'Kampuni uliponunua {domain}: jina lake liko kwenye bili ya domain yako.',
  builder: 'Aliyetengeneza au anayetunza tovuti yako.',
  builderThenHost: {
    known: 'Aliyetengeneza tovuti yako; kisha usaidizi wa {company}.',
    unknown: 'Aliyetengeneza tovuti yako; kisha kampuni yako ya hosting.',
  },
};

export const notices: Translated<typeof noticesInEnglish, 'sw'> = {
  closed: 'Tovuti yetu haifunguki kwa sasa. Tunajua na tunaishughulikia. Tafadhali tupigie au tutumie ujumbe ikiwa ni jambo la haraka.',
  closedServer: 'Seva yetu haifunguki kwa sasa. Tunajua na tunaishughulikia. Tafadhali tupigie au tutumie ujumbe ikiwa ni jambo la haraka.',
  warning:
    'Kivinjari chako kinaweza kuonyesha onyo kwenye tovuti yetu leo. Tafadhali subiri tuseme imetengenezwa kabla ya kulipa au kuingia.',
  broken: 'Tovuti yetu inaonyesha hitilafu kwa sasa. Tunajua na tunaishughulikia. Tafadhali jaribu tena baada ya saa moja.',
  slow: 'Tovuti yetu inajibu polepole sana leo. Tunaishughulikia. Tafadhali jaribu tena baadaye, au tutumie ujumbe.',
  work: 'Tunaifanyia kazi tovuti yetu. Itapatikana tena hivi karibuni.',
  some: 'Baadhi yenu hamwezi kufungua tovuti yetu kwa sasa. Tunaishughulikia. Kwa sasa tafadhali tutumieni ujumbe.',
};

export const standsAt: Translated<typeof standsAtInEnglish, 'sw'> = {
  company: 'Seva yako inahifadhiwa na {company}.',
  network: 'Seva yako iko kwenye mtandao wa {network}.',
};

export const faultIn: Translated<typeof faultInInEnglish, 'sw'> = {
  plugin: 'Hitilafu iko kwenye plugin “{plugin}”.',
  somePlugin: 'Hitilafu iko kwenye mojawapo ya plugin.',
  theme: 'Hitilafu iko kwenye theme (mwonekano wa tovuti).',
};

export const names: Translated<typeof namesInEnglish, 'sw'> = {
  company: 'kampuni yako ya hosting',
  host: 'anwani yako',
  button: '“{name}”',
  path: {
    then: 'kisha',
    machine: 'mashine yako',
    networking: 'mashine yako, “Networking”',
    subnet: '“Subnet” ya mashine yako',
    project: 'mradi wako',
    site: 'tovuti',
    ownSite: 'tovuti yako',
    app: 'programu yako',
    service: 'huduma yako',
    repository: 'hazina yako ya msimbo',
    lastGood: 'toleo zuri la mwisho',
    dots: 'nukta tatu',
    clientArea: 'eneo la wateja',
  },
};
