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

export const everybody: Translated<typeof everybodyInEnglish, 'pcm'> = 'All visitors dey see error page.';

export const contacts: Translated<typeof contactsInEnglish, 'pcm'> = {
  host: {
    known: '{company} support, by ticket or live chat.',
    unknown: 'Di company wey dey host your website: im name dey your hosting bill.',
    network: 'E fit be {network}: your server dey for im network.',
  },
  domainCompany: 'Di company where you buy {domain}: im name dey your domain bill.',
  builder: 'Di person wey build your website or wey dey look after am.',
  builderThenHost: {
    known: 'Di person wey build your website; after dat {company} support.',
    unknown: 'Di person wey build your website; after dat your hosting company.',
  },
};

export const notices: Translated<typeof noticesInEnglish, 'pcm'> = {
  closed: 'Our website no dey open for now. We know about am and we dey work on am. Abeg call us or send us message if e dey urgent.',
  closedServer: 'Our server no dey open for now. We know about am and we dey work on am. Abeg call us or send us message if e dey urgent.',
  warning: 'Your browser fit show warning for our website today. Abeg wait till we say e don okay before you pay or log in.',
  broken: 'Our website dey show error for now. We know about am and we dey work on am. Abeg try again after one hour.',
  slow: 'Our website dey slow well well today. We dey work on am. Abeg try again later, or send us message.',
  work: 'We dey work on our website. E go soon come back.',
  some: 'Some of una no fit open our website now. We dey work on am. Abeg send us message for now.',
};

export const standsAt: Translated<typeof standsAtInEnglish, 'pcm'> = {
  company: 'Your server dey for {company}.',
  network: 'Your server dey for di network of {network}.',
};

export const faultIn: Translated<typeof faultInInEnglish, 'pcm'> = {
  plugin: 'Di problem dey inside di plugin “{plugin}”.',
  somePlugin: 'Di problem dey inside one of di plugins.',
  theme: 'Di problem dey inside di theme (di look of di website).',
};

export const names: Translated<typeof namesInEnglish, 'pcm'> = {
  company: 'your hosting company',
  host: 'your address',
  button: '“{name}”',
  path: {
    then: 'then',
    machine: 'your machine',
    networking: 'your machine, “Networking”',
    subnet: 'your machine’s “Subnet”',
    project: 'your project',
    site: 'di site',
    ownSite: 'your site',
    app: 'your app',
    service: 'your service',
    repository: 'your repository',
    lastGood: 'di last good one',
    dots: 'di three dots',
    clientArea: 'di client area',
  },
};
