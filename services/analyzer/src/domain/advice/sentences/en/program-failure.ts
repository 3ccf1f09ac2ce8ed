/** Data: what is said of programs that fail. */
export const programFailure = {
  'wordpress-critical-error': {
    cause: 'WordPress stopped with a critical error',
    happened: 'WordPress, the program behind your website, has stopped with an error.',
    why: 'In most cases it is a plugin (an add-on) or a theme, often just after an update.',
    steps: [
      'Look in your admin mail for “Your Site is Experiencing a Technical Issue”. It names the plugin and has a link to sign in safely.',
    ],
  },
  'laravel-error': {
    cause: 'The website program (Laravel) stopped with an error',
    happened: 'The program behind your website (made with Laravel) stopped with an error.',
    why: 'A new version went live with a fault, a file is missing, or the database is away.',
    steps: ['Ask the person who built it to read “storage/logs/laravel.log”. The last lines name the cause.'],
  },
  'program-error': {
    cause: 'The website program stopped with an error',
    happened: 'The server works, but the program behind your website stopped with an error (code 500).',
    why: 'A fault in the program: often after an update, or because a file or setting is damaged.',
  },
  'debug-page-open': {
    cause: 'The website shows its inside to everybody',
    happened: 'The program behind your website failed. It shows a programmer’s error page to everybody.',
    who: 'Everybody. Strangers may read passwords and keys on that page.',
    why: 'The test mode (“debug”) was left on.',
    steps: [
      'Ask the person who built it to set APP_DEBUG to false now.',
      'Ask the person who built it to switch the debug mode off now.',
      'Afterwards change the passwords and keys that stood on the page.',
    ],
    also: 'The page also shows its inside to strangers: have the debug mode switched off, then change the passwords on it.',
  },
  'function-not-there': {
    cause: 'The server cannot do what is asked',
    happened: 'The server says that it cannot do what a normal visit asks for (code {code}).',
    why: 'The server was set up anew and a part is missing.',
  },
  'program-behind-is-off': {
    cause: 'The front desk works, the program behind it does not',
    happened: 'The front part of your server works. The program behind it, which makes the pages, does not answer (code 502).',
    why: 'The program crashed or is being restarted. Too little memory is a common reason.',
  },
  'app-crashed': {
    cause: 'The program on {company} crashed',
    happened: '{company} is up. The program of your website on it crashed or did not start.',
    why: 'The last version has a fault, or a setting it needs is missing.',
  },
  overloaded: {
    cause: 'The server is too busy, or switched to a break',
    happened: 'The server says that it cannot serve the website right now (code 503).',
    why: 'Too many visitors at once, a program that is stuck, or a maintenance mode that was left on.',
    steps: ['In WordPress, see if a “maintenance” plugin is switched on, and switch it off.'],
  },
  'account-at-its-limit': {
    cause: 'The hosting account has used up its share of the machine',
    happened: 'Your hosting account has reached its limit of computing power (code {code}).',
    who: 'Visitors see an error from time to time, mostly at busy hours.',
    why: 'More visitors than usual, robots that read the site, or a plugin that works too hard.',
    steps: [
      'In cPanel, open “Resource Usage” to see when the limit was hit.',
      'Switch on a cache plugin, or take the next bigger hosting plan.',
    ],
  },
  'program-took-too-long': {
    cause: 'The program behind the website took too long',
    happened: 'The front part of your server waited for the program that makes the pages, and gave up (code 504).',
    why: 'The database is slow or stuck, or the program waits for another company’s service.',
  },
  'disk-full': {
    cause: 'The disk is full',
    happened: 'There is no space left on the disk of your server. The website cannot store anything any more.',
    who: 'Everybody. Orders, messages and mail may be lost until there is space again.',
    why: 'Old backups, log files or mail have filled it up.',
    notice: 'Our website has trouble today. If you ordered something, please send us a message so that we can check.',
    steps: ['Set old backups to be deleted by themselves.'],
  },
  'traffic-used-up': {
    cause: 'The month’s traffic is used up',
    happened: 'Your hosting plan has a limit for how much may be sent in a month. It is used up.',
    who: 'Everybody, until the month ends or the plan is made bigger.',
    why: 'More visitors than usual, big pictures or videos, or robots.',
    steps: ['In cPanel, open “Bandwidth” to see what used it.', 'Ask what used it, and make big pictures smaller.'],
  },
  'server-fault': {
    cause: 'The server answers with a fault (code {code})',
    happened: 'The server answers, but with a fault of its own (code {code}).',
    why: 'A part of the server or of the website program does not work.',
  },
} as const;
