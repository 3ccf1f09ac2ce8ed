import type { alerts } from '@nowahala/contracts';
import { messages } from '../messages/en.js';
import { escapeHtml } from '../pages/escape-html.js';
import { plainPage } from '../pages/plain-page.js';

const LINK = /https?:\/\/[^\s<>"']+/g;
const NEWEST_OPEN = 1;

/** Mails are shown in a frame that may run and load nothing. */
export function inboxPage(inbox: alerts.DevMessage[]): string {
  const cards = inbox.map((message, index) => card(message, index < NEWEST_OPEN));
  return plainPage({
    title: messages.dev.inbox,
    lead: inbox.length > 0 ? messages.dev.inboxLead : messages.dev.inboxEmpty,
    wide: true,
    body: cards.join('\n'),
  });
}

function card(message: alerts.DevMessage, open: boolean): string {
  const heading = message.subject || message.text.split('\n', 1)[0]!;
  const links = [...new Set(message.text.match(LINK) ?? [])].map(
    (link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`,
  );
  const mail = message.html ? `<iframe sandbox title="${escapeHtml(heading)}" srcdoc="${escapeHtml(message.html)}"></iframe>` : '';
  return `<details class="card"${open ? ' open' : ''}><summary><span class="tag">${message.channel === 'email' ? 'E-mail' : 'WhatsApp'}</span><strong>${escapeHtml(heading)}</strong><br>
<span class="quiet">${escapeHtml(message.to)} · ${message.sentAt?.toISOString() ?? ''}</span></summary>
${mail}${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}<details${mail ? '' : ' open'}><summary>Plain text</summary><pre>${escapeHtml(message.text)}</pre></details></details>`;
}
