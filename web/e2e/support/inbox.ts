import { BASE_URL } from './browser';

export type Message = { channel: 'email' | 'whatsapp'; to: string; subject: string; text: string; html: string; sentAt: string };

/** The newest matching message to a recipient, polled for a while; the one-process run keeps them at /dev/inbox. */
export async function messageTo(to: string, fits: (message: Message) => boolean, waitMs = 15_000): Promise<Message> {
  const until = performance.now() + waitMs;
  for (;;) {
    const response = await fetch(`${BASE_URL}/dev/inbox/messages`);
    const { data } = (await response.json()) as { data: Message[] };
    const found = data.find((message) => message.to.includes(to) && fits(message));
    if (found) return found;
    if (performance.now() > until)
      throw new Error(`no such message to ${to}; there were: ${data.map(({ subject }) => subject).join(' | ')}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** The path and query of the first link to a page of the product. */
export function linkTo(page: string, message: Message): string {
  const match = new RegExp(`https?://[^\\s"<>]*(${page}\\?[^\\s"<>]+)`).exec(`${message.text}\n${message.html}`);
  if (!match?.[1]) throw new Error(`no link to ${page} in: ${message.text}`);
  return match[1].replaceAll('&amp;', '&');
}
