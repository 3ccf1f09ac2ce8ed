import { anyWord } from './rules.js';
import type { LanguageRules } from './rules.js';

export const pidgin: LanguageRules = {
  // The nouns are English; which words between them are not is checked below.
  stays: [],
  spelling: [/["']/, /[^\x20-\x7e\n’“”…₦–\p{Extended_Pictographic}\u{fe0f}\u2068\u2069]/u],
  words: [
    anyWord('the', 'this', 'that', 'them', 'is', 'are', 'was', 'were', 'will', 'not', 'has', 'been'),
    anyWord('oga', 'madam', 'sha', 'jare', 'pipo', 'tok', 'mata', 'wen', 'wia'),
    anyWord('spoil', 'settle', 'hang', 'clicked', '(?!suspended|blocked|cancelled|hundred|limited|unlimited)[a-z]{2,}[^e]ed'),
    anyWord('dem (?:servers|alerts|customers|visitors|websites|messages)'),
    anyWord('fault', 'forgot', 'mistake'),
  ],
};
