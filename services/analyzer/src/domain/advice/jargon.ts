/** Names of buttons and files stand between quotation marks: the reader sees them on the screen. Addresses and companies have names too. */
export function ownWords(text: string): string {
  return text
    .replace(/“[^”]*”/g, 'it')
    .replace(/\b(?:[\w-]+\.)+[a-z]{2,}\b/g, 'it')
    .replace(/\bCloudflare\b/g, 'it');
}

const JARGON =
  /\b(DNS|SSL|HTTPS?|TCP|ICMP|handshake|NXDOMAIN|SERVFAIL|upstream|gateway|daemon|backend|nginx|Apache|latency|origin|payload|timeout|timed out|resolver|hostname|endpoint|runtime|stack trace|exception|null|process|kernel|OOM|500 error)\b/i;

/** The first word of the trade in a text that is for everybody. */
export function jargonIn(text: string): string | null {
  return ownWords(text).match(JARGON)?.[0] ?? null;
}
