/** Leaves for the payment provider's page. An address that is no web address is never followed. */
export function leaveFor(url: string): void {
  const target = new URL(url, window.location.href);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new TypeError(`not a web address: ${target.protocol}`);
  window.location.assign(target);
}
