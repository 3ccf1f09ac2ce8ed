/** Data: what is said of slow servers, of networks that are away, and of servers that only some places reach. */
export const slow = {
  cause: 'Customers wait {waits}',
  happened: {
    website: 'Your website answers, but slowly: customers wait {waits}. At this hour it is usually {usual}.',
    server: 'Your server answers, but slowly: customers wait {waits}. At this hour it is usually {usual}.',
  },
  places: 'Seen from {places}, not from everywhere.',
  who: {
    everybody: 'Everybody who opens it. Many leave after five seconds.',
    there: 'Visitors there. Others may notice nothing.',
  },
  why: 'Too much work for the machine: a rush of visitors, a backup or an import that runs now, or a change of today.',
  steps: [
    'Stop a backup, an import or a mass mailing if one is running now.',
    'If something was changed today, such as a plugin or a theme, switch it off or ask for the version before.',
    'Write to your hosting company: “{request}”',
  ],
  call: 'The company that hosts your website; its name is on your hosting bill.',
  evidence: ['Ten minutes and more of answers around {waits}.', 'Usual at this hour of the week: {usual}, by the last 14 days.'],
} as const;

/** The trouble of a network that many servers have at once. `named` where the company is known. */
export const network = {
  happened: {
    named:
      'This is trouble at {network} or on its connection, not at your website: {affected} servers there stopped answering within minutes, and other networks are fine.',
    unnamed:
      'This is trouble at the hosting company or on its connection, not at your website: {affected} servers there stopped answering within minutes, and other networks are fine.',
  },
  why: 'An outage of the hosting company, or of its connection to the internet.',
  steps: {
    wait: 'Change and restart nothing: your website is very likely fine, and comes back when the network does.',
    ask: {
      named: 'Ask the support of {network}, or your hosting company, whether they know of the outage and when it will be over.',
      unnamed: 'Ask your hosting company whether they know of the outage and when it will be over.',
    },
    customers: 'Tell your customers with the text below, and take orders by phone or WhatsApp meanwhile.',
  },
  notice: 'The company that keeps our website has an outage. We are waiting for them. Please message us meanwhile.',
  call: 'Your hosting company. Ask: “{request}”',
  evidence: '{affected} servers on this network stopped answering within minutes; other networks are fine.',
} as const;

export const partial = {
  cause: 'Reached from {good}, not from {bad}',
  happened: 'We reach your website from {good}, but not from {bad}.',
  who: 'Visitors in and around {bad}. Visitors near {good} notice nothing.',
  why: 'Something on the way to your server, or a block list (a list of visitors that are kept out) that holds {bad}. The server itself works.',
  steps: [
    'Ask somebody near {bad} to open your website, once by Wi-Fi and once with mobile data.',
    'Look whether your website, or a service in front of it such as Cloudflare, keeps visitors from {bad} out. If so, let them in.',
    'Write to your hosting company: “{request}”',
  ],
  call: 'Your hosting company. Say from where it works ({good}) and from where it does not ({bad}).',
  evidence: 'From {bad}: {seen}.',
} as const;
