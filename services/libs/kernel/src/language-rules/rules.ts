/** What makes a text of one language wrong, as far as a program can see. `languages.md` of the product's specification is the source. */
export interface LanguageRules {
  /** Words of English, three letters or more, that stay or are spelled the same. Small letters. */
  stays: readonly string[];
  /** What this language does not write so. They see the text without addresses. */
  spelling: readonly RegExp[];
  /** Tempting words that mislead or blame. They see the text without addresses and quotations. */
  words: readonly RegExp[];
}

/** Names and words of the trade that no language changes. */
export const staysEverywhere = [
  ...['nowahala', 'whatsapp', 'cpanel', 'hpanel', 'plesk', 'wordpress', 'apache', 'encrypt', 'basic', 'growth', 'business', 'scale'],
  ...[
    'api',
    'dns',
    'ssl',
    'tls',
    'autossl',
    'pdf',
    'urgent',
    'stop',
    'start',
    'off',
    'privacy',
    'wat',
    'gmt',
    'cat',
    'eat',
    'sast',
    'ping',
  ],
  ...['cron', 'crontab', 'openai', 'post', 'http', 'https', 'windows', 'powershell', 'mac', 'linux', 'geolocation'],
  ...['pings', 'json', 'econnrefused', 'nxdomain', 'ipv'],
];

/** Words as a pattern; no letter may stand on either side. */
export const anyWord = (...words: string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
