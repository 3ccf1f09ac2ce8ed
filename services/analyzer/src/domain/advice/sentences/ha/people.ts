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

export const everybody: Translated<typeof everybodyInEnglish, 'ha'> = 'Duk masu ziyara suna ganin shafin kuskure.';

export const contacts: Translated<typeof contactsInEnglish, 'ha'> = {
  host: {
    known: 'Sashen taimako na {company}, ta saƙo ko hira kai tsaye.',
    unknown: 'Kamfanin hosting na shafinku: sunansa yana kan takardar kuɗin hosting ɗinku.',
    network: 'Wataƙila {network} ne: sabar ɗinku yana kan hanyar sadarwarsa.',
  },
  domainCompany: 'Kamfanin da kuka sayi {domain}: sunansa yana kan takardar kuɗin domain ɗinku.',
  builder: 'Wanda ya gina shafinku ko yake kula da shi.',
  builderThenHost: {
    known: 'Wanda ya gina shafinku; bayansa, sashen taimako na {company}.',
    unknown: 'Wanda ya gina shafinku; bayansa, kamfanin hosting ɗinku.',
  },
};

export const notices: Translated<typeof noticesInEnglish, 'ha'> = {
  closed:
    'Shafinmu na intanet ba ya buɗewa a yanzu. Mun san da hakan kuma muna aiki a kai. Idan abin na gaggawa ne, don Allah ku kira mu ko ku aiko mana da saƙo.',
  closedServer:
    'Sabar ɗinmu ba ya buɗewa a yanzu. Mun san da hakan kuma muna aiki a kai. Idan abin na gaggawa ne, don Allah ku kira mu ko ku aiko mana da saƙo.',
  warning: 'Burauzarku za ta iya nuna gargaɗi a shafinmu yau. Don Allah ku jira mu ce an gyara kafin ku biya kuɗi ko ku shiga.',
  broken: 'Shafinmu na intanet yana nuna kuskure a yanzu. Mun san da hakan kuma muna aiki a kai. Don Allah ku sake gwadawa bayan awa ɗaya.',
  slow: 'Shafinmu na intanet yana jinkiri sosai yau. Muna aiki a kai. Don Allah ku sake gwadawa anjima, ko ku aiko mana da saƙo.',
  work: 'Muna aiki a kan shafinmu na intanet. Zai dawo nan ba da jimawa ba.',
  some: 'Wasunku ba sa iya buɗe shafinmu na intanet a yanzu. Muna aiki a kai. Kafin nan, don Allah ku aiko mana da saƙo.',
};

export const standsAt: Translated<typeof standsAtInEnglish, 'ha'> = {
  company: 'Sabar ɗinku yana {company}.',
  network: 'Sabar ɗinku yana kan hanyar sadarwar {network}.',
};

export const faultIn: Translated<typeof faultInInEnglish, 'ha'> = {
  plugin: 'Matsalar tana cikin plugin “{plugin}”.',
  somePlugin: 'Matsalar tana cikin ɗaya daga plugin.',
  theme: 'Matsalar tana cikin zanen shafin.',
};

export const names: Translated<typeof namesInEnglish, 'ha'> = {
  company: 'kamfanin hosting ɗinku',
  host: 'adireshinku',
  button: '“{name}”',
  path: {
    then: 'sannan',
    machine: 'na’urarku',
    networking: 'na’urarku, “Networking”',
    subnet: '“Subnet” na na’urarku',
    project: 'aikinku',
    site: 'shafin',
    ownSite: 'shafinku',
    app: 'manhajarku',
    service: 'aikin da kuke amfani da shi',
    repository: 'ma’ajiyar lambobinku',
    lastGood: 'na ƙarshe mai kyau',
    dots: 'ɗigo uku',
    clientArea: 'sashen abokan ciniki',
  },
};
