import { catalogueOf } from './catalogue.js';
import type { Catalogue } from './catalogue.js';
import type { Block, Email } from './email.js';

type Frame = Catalogue['mail']['frame'];

/** The same mail for programs without HTML, and for anyone who reads it aloud. */
export function renderText(email: Email, options: { unsubscribeUrl?: string } = {}): string {
  const { frame } = catalogueOf(email.language).mail;
  const { unsubscribeUrl } = options;
  const parts = [
    frame.labelled(email.banner.word, email.heading),
    ...email.blocks.map((block) => renderBlock(block, frame)),
    '--',
    `NoWahala. ${email.why}`,
    ...(unsubscribeUrl ? [frame.labelled(frame.unsubscribe, unsubscribeUrl)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: Block, { labelled, quoted }: Frame): string {
  const under = (title: string, ...rows: string[]) => [labelled(title, '').trimEnd(), ...rows].join('\n');
  switch (block.type) {
    case 'lead':
    case 'text':
    case 'small':
      return block.text;
    case 'steps':
      return under(block.title, ...block.steps.map((step, index) => `${index + 1}. ${step}`));
    case 'quote':
      return under(block.title, quoted(block.text));
    case 'facts': {
      const rows = block.rows.map(([label, value]) => labelled(label, value));
      return block.title ? under(block.title, ...rows) : rows.join('\n');
    }
    case 'rows':
      return under(block.title, ...block.rows.map(({ name, value, note }) => `- ${labelled(name, value)} (${note})`));
    case 'button':
      return labelled(block.label, block.url);
  }
}
