import type { Block, Email } from './email.js';

/** The same mail for programs without HTML, and for anyone who reads it aloud. */
export function renderText(email: Email, options: { unsubscribeUrl?: string } = {}): string {
  const parts = [`${email.banner.word}: ${email.heading}`, ...email.blocks.map(renderBlock), '--', `NoWahala. ${email.why}`];
  if (options.unsubscribeUrl) parts.push(`Stop these mails: ${options.unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'lead':
    case 'text':
    case 'small':
      return block.text;
    case 'steps':
      return [`${block.title}:`, ...block.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
    case 'quote':
      return `${block.title}:\n"${block.text}"`;
    case 'facts':
      return [...(block.title ? [`${block.title}:`] : []), ...block.rows.map(([label, value]) => `${label}: ${value}`)].join('\n');
    case 'rows':
      return [`${block.title}:`, ...block.rows.map(({ name, value, note }) => `- ${name}: ${value} (${note})`)].join('\n');
    case 'button':
      return `${block.label}: ${block.url}`;
  }
}
