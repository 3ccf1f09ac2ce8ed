import { oneLine } from '../../domain/address.js';
import type { SupportFacts } from '../facts.js';
import type { Letter } from '../letter.js';

/** Goes to our own people. Their eyes look for URGENT, so the writer's subject leads. */
export function support(facts: SupportFacts): Letter {
  const written = oneLine(facts.subject, 110);
  const urgent = /\burgent\b/i.test(written);
  const subject = urgent ? `URGENT: ${written.replace(/^urgent\b[\s:,.!-]*/i, '')}`.replace(/: $/, '') : written;
  return {
    subject,
    preview: oneLine(facts.message, 120),
    band: urgent ? { state: 'down', word: 'URGENT' } : { state: 'brand', word: 'Support' },
    heading: subject,
    blocks: [
      {
        is: 'facts',
        rows: [
          ['From', `${oneLine(facts.name, 120)}, ${facts.email}`],
          ['Account', facts.userId ?? 'visitor, not signed in'],
        ],
      },
      ...facts.message
        .split(/\r?\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => ({ is: 'text', text: oneLine(paragraph, 5_000) }) as const),
    ],
    why: 'Sent by the contact form. Answering this mail answers the writer.',
    language: 'en',
  };
}

/** News for the people who run the service, never for customers. */
export function operatorNotice(headline: string, text: string): Letter {
  return {
    subject: `Operator: ${oneLine(headline, 120)}`,
    preview: oneLine(text, 120),
    band: { state: 'warning', word: 'Operator' },
    heading: oneLine(headline, 120),
    blocks: [{ is: 'lead', text: oneLine(text, 1_000) }],
    why: 'Sent to the operators of this service.',
    language: 'en',
  };
}
