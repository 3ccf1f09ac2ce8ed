/** Data: whom it hurts, whom to call, what to tell customers, where the machine stands. */
export const everybody = 'All visitors see an error page.';

/** Whom to call, by name where the evidence gave it away. */
export const contacts = {
  host: {
    known: '{company} support, by ticket or live chat.',
    unknown: 'The company that hosts your website: its name is on your hosting bill.',
    network: 'It may be {network}: your server is on its network.',
  },
  domainCompany: 'The company where you bought {domain}: its name is on your domain bill.',
  builder: 'The person who built or looks after your website.',
  builderThenHost: {
    known: 'The person who built your website; after that {company} support.',
    unknown: 'The person who built your website; after that your hosting company.',
  },
} as const;

/** Texts for the owner's customers. They promise nothing that was not observed. */
export const notices = {
  closed: 'Our website does not open at the moment. We know about it and are working on it. Please call or message us if it is urgent.',
  closedServer:
    'Our server does not open at the moment. We know about it and are working on it. Please call or message us if it is urgent.',
  warning: 'Your browser may show a warning on our website today. Please wait until we say it is fixed before you pay or sign in.',
  broken: 'Our website shows an error at the moment. We know about it and are working on it. Please try again in an hour.',
  slow: 'Our website is very slow today. We are working on it. Please try again later, or message us.',
  work: 'We are working on our website. It will be back soon.',
  some: 'Some of you cannot open our website right now. We are working on it. Please message us meanwhile.',
} as const;

export const standsAt = {
  company: 'Your server stands at {company}.',
  network: 'Your server is on the network of {network}.',
} as const;

/** Where in the program the fault is. */
export const faultIn = {
  plugin: 'The fault is in the plugin “{plugin}”.',
  somePlugin: 'The fault is in one of the plugins.',
  theme: 'The fault is in the theme (the look of the website).',
} as const;

/** What stands in the place of a name that is not known, and between the buttons of a path. */
export const names = {
  company: 'your hosting company',
  host: 'your address',
  button: '“{name}”',
  path: {
    then: 'then',
    machine: 'your machine',
    networking: 'your machine, “Networking”',
    subnet: 'your machine’s “Subnet”',
    project: 'your project',
    site: 'the site',
    ownSite: 'your site',
    app: 'your app',
    service: 'your service',
    repository: 'your repository',
    lastGood: 'the last good one',
    dots: 'the three dots',
    clientArea: 'the client area',
  },
} as const;
