import type { Explanation } from '../explanation.js';

/** What an application reported about its own error. Its text is data: it is matched, and never shown as ours. */
export interface ApplicationError {
  message: string;
  stack: string;
  tag: string;
  level: string;
}

/** One kind of application error, known by its words. */
export interface Pattern {
  id: string;
  words: RegExp;
  /** How sure the words make us. */
  confidence: Explanation['confidence'];
  advice: Omit<Explanation, 'confidence' | 'evidence' | 'source'>;
}

export const BUILDER = 'The person who built or looks after your program.';
export const HOST = 'The company that hosts your program, or the person who built it.';

export const customers = {
  broken: 'Part of our service shows an error at the moment. We know about it and are working on it. Please try again in an hour.',
  slow: 'Our service is slow today. We are working on it. Please try again later.',
  pay: 'Payments do not go through at the moment. You have not lost anything. Please try again later or message us.',
  mail: 'Some of our mails are late today. If you wait for one, please message us.',
} as const;
