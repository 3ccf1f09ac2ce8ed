import { anyWord } from './rules.js';
import type { LanguageRules } from './rules.js';

export const swahili: LanguageRules = {
  stays: [
    ...[
      'hosting',
      'domain',
      'name',
      'server',
      'firewall',
      'plugin',
      'vat',
      'wake',
      'kama',
      'kwa',
      'kila',
      'bado',
      'hii',
      'programu',
      'sasa',
    ],
    ...['ada', 'are', 'moja', 'mara', 'data', 'wiki', 'naira', 'gpt', 'theme'],
  ],
  spelling: [/["']/, /[^\x20-\x7e\n’“”…₦–\p{Extended_Pictographic}\u{fe0f}\u2068\u2069]/u],
  words: [
    anyWord('imeharibika', 'imerudi', 'ajali', 'mhudumu', 'kikoa', 'mpango', 'sasisha', 'risiti', 'salio', 'mwaka mpya', 'waathirika'),
    anyWord('nafasi ya kazi', 'kosa', 'makosa', 'umesahau'),
    /(?<!\p{L})saa \d{1,2}:\d\d/iu,
  ],
};
