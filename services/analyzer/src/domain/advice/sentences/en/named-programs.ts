/** Data: what is said where the program, its part or its place is named. */
export const namedPrograms = {
  'name-not-trusted': {
    cause: '{program} does not accept the name {host}',
    happened: '{program}, the program behind your website, takes visits only for the names on its list. {host} is not on it.',
    why: 'The name is new, or the website moved, and the list “{list}” stayed as it was.',
    steps: ['Ask the person who built the website to add {host} to “{list}” (in “{file}”) and start it again.'],
  },
  'php-part-missing': {
    cause: 'A part of PHP that the website needs is missing: {part}',
    happened: 'The program behind your website needs a part of PHP (“{part}”) that is not switched on.',
    who: 'Everybody who opens the page.',
    why: 'PHP was changed to a new version, or the website was moved. The new one lacks this part (“extension”).',
    steps: ['In your hosting panel, open “Select PHP Version”, then “Extensions”, and tick “{part}”.'],
  },
  'php-database-part-missing': {
    cause: 'PHP lacks the part that talks to the database: {part}',
    happened: 'PHP, which runs your website, lacks the part that talks to the database (the store of all pages): “{part}”.',
    who: 'Everybody who opens the page.',
    why: 'PHP was changed to a new version, or the website was moved. The new one lacks this part (“extension”).',
  },
  'version-missing': {
    cause: 'The version of {program} that the website needs is missing',
    happened: 'The program behind your website needs a version of {program} that the server does not have.',
    why: 'The website was built for a newer {program}, or it moved to another server.',
    steps: ['Ask the person who built the website to build it for the version that the server has.'],
  },
  'behind-refuses': {
    cause: 'The program behind the front desk of the website is off',
    happened: 'The front desk of your website works. The server behind it refuses every call: no program is running there.',
    why: 'That program stopped. Or it was moved, and the front desk still calls the old place.',
    steps: ['Ask the person who looks after the server to start the program behind the front desk again.'],
  },
  'behind-speaks-plain': {
    cause: 'The front desk speaks secure, the program behind it plain',
    happened:
      'The front desk of your website calls the program behind it in the secure language (called TLS). That one knows only the plain one (“http”).',
    why: 'A setting of the front desk or of that program was changed.',
    steps: [
      'Ask the person who runs it to have both speak the same: switch TLS off towards that program (in Istio: “DestinationRule”), or on in the program.',
    ],
  },
  'panel-site-stopped': {
    cause: 'The website is stopped in the control panel of the server',
    happened: 'The control panel of your server shows a page that says: the administrator stopped this website.',
    why: 'Somebody pressed “Stop” there, or the end date that the panel has for this website is over.',
    steps: [
      'In the panel (aaPanel or BaoTa), open “Website” and press “Start” beside {host}. Look at its end date too.',
      'If you cannot sign in there, ask the person who looks after the server to start it.',
    ],
  },
  'alias-target-gone': {
    cause: '{host} points to a place that is gone',
    happened: 'The name {host} points to {target}, and there is nothing there any more.',
    why: 'The app or website at {company} was deleted or renamed, or its plan ended.',
    steps: [
      'Point the “CNAME” record of {host} to where the website is now. If nobody needs it, delete it: a stranger could take {target}.',
      'If you still need it, make the app again under the same name at {company}.',
      'If it has another name now, open “Edit server” here and enter the new address.',
    ],
    otherwise: {
      cause: '{host} does not exist any more',
      happened: 'The internet no longer knows the name {host}. Such a name comes with an app or website, and goes with it.',
    },
  },
} as const;
