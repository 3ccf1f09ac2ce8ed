import { oneLine } from '../../domain/address.js';
import type { SupportFacts } from '../facts.js';
import type { Email } from '../email.js';

/** Goes to our own people. Their eyes look for URGENT, so the writer's subject leads. */
export function support(facts: SupportFacts): Email {
  const written = oneLine(facts.subject, 110);
  const urgent = /\burgent\b/i.test(written);
  const subject = urgent ? `URGENT: ${written.replace(/^urgent\b[\s:,.!-]*/i, '')}`.replace(/: $/, '') : written;
  return {
    subject,
    preview: oneLine(facts.message, 120),
    banner: urgent ? { state: 'down', word: 'URGENT' } : { state: 'brand', word: 'Support' },
    heading: subject,
    blocks: [
      {
        type: 'facts',
        rows: [
          ['From', `${oneLine(facts.name, 120)}, ${facts.email}`],
          ['Account', facts.userId ?? 'visitor, not signed in'],
        ],
      },
      ...facts.message
        .split(/\r?\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => ({ type: 'text', text: oneLine(paragraph, 5_000) }) as const),
    ],
    why: 'Sent by the contact form. Answering this mail answers the writer.',
    language: 'en',
  };
}

/** News for the people who run the service, never for customers. */
export function operatorNotice(headline: string, text: string): Email {
  return {
    subject: `Operator: ${oneLine(headline, 120)}`,
    preview: oneLine(text, 120),
    banner: { state: 'warning', word: 'Operator' },
    heading: oneLine(headline, 120),
    blocks: [{ type: 'lead', text: oneLine(text, 1_000) }],
    why: 'Sent to the operators of this service.',
    language: 'en',
  };
}
