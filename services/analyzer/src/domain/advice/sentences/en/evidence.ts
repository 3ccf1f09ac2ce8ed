/** Data: what was seen, in our own words. */
export const evidence = {
  name: {
    blocked: 'The name {host} leads to an address that is not on the public internet.',
    nowhere: 'The name {host} leads to no address.',
    leads: 'The name {host} leads to {addresses}.',
    leadsToMore: 'The name {host} leads to {addresses} and {more} more.',
  },
  /** A name that a redirect led to was chosen by the other side: it is meant, but not repeated. */
  sentOn: {
    blocked: 'The name that visitors are sent on to leads to an address that is not on the public internet.',
    nowhere: 'The name that visitors are sent on to leads to no address.',
    leads: 'The name that visitors are sent on to leads to {addresses}.',
    leadsToMore: 'The name that visitors are sent on to leads to {addresses} and {more} more.',
  },
  machine: 'The machine {seenAt}: {parts}.',
  ping: {
    answered: 'answered our ping',
    answeredIn: 'answered our ping in {ms} ms',
    silent: 'did not answer our ping',
  },
  port: {
    open: 'port {port} is open',
    refused: 'port {port} is closed',
    silent: 'port {port} is silent',
    unreachable: 'port {port} is out of reach',
  },
  reached: 'We reached port {port} in {ms} ms.',
  notReached: 'Port {port} could not be reached.',
  certificate: 'The security certificate is valid from {from} to {to}.',
  answered: 'The server answered with code {code}.',
  answeredAfter: {
    one: 'The server answered with code {code} after one redirect.',
    other: 'The server answered with code {code} after {count} redirects.',
  },
  title: 'The page calls itself “{title}” (its words, not ours).',
  recognised: 'We recognised: {names}.',
  late: 'Our own program was late during this check: the times are too long.',
} as const;

/** Numbers with their unit, and days. */
export const measures = {
  seconds: { one: '{count} second', other: '{count} seconds' },
  day: '{day} {month} {year}',
  firstDay: '{day} {month} {year}',
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
} as const;
