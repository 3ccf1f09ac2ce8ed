/** Enough for the owner to know which one it is, useless to anyone who looks over her shoulder. */
export function maskedAddress(channel: string, address: string | null): string {
  if (channel === 'dashboard') return 'dashboard';
  if (!address) return '';
  if (channel === 'email') return address.replace(/^(.)[^@]*(@.*)$/, '$1…$2');
  return address.length > 7 ? `${address.slice(0, 4)}…${address.slice(-3)}` : '…';
}
