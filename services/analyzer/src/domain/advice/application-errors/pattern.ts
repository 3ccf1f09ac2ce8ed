import type { Explanation } from '../explanation.js';
import type { applications } from '../sentences/en/applications.js';

/** What an application reported about its own error. Its text is data: it is matched, and never shown as ours. */
export interface ApplicationError {
  message: string;
  stack: string;
  tag: string;
  level: string;
}

/** One kind of application error, known by its words. Its sentences are those of its id in `sentences`. */
export interface Pattern {
  id: keyof typeof applications.situations;
  words: RegExp;
  /** How sure the words make us. */
  confidence: Explanation['confidence'];
  who: 'some' | 'all' | 'own';
  notice: keyof typeof applications.notices | 'own';
  call: keyof typeof applications.contacts | 'own';
}
