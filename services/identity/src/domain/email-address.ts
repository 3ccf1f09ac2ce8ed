import { domainToASCII } from 'node:url';

const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
const DOT_ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Exactly one plain address, or undefined. No quoted local part, no display name, no second address, nothing that could
 * break out of a mail header. The domain comes back in ASCII, the local part as it was typed.
 */
export function parseEmail(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > LONGEST) return undefined;
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@')) return undefined;
  const local = text.slice(0, at);
  if (local.length > LONGEST_LOCAL_PART || !DOT_ATOM.test(local)) return undefined;
  const domain = parseDomain(text.slice(at + 1));
  if (domain === undefined) return undefined;
  const address = `${local}@${domain}`;
  return address.length <= LONGEST ? address : undefined;
}

/** What makes two addresses the same account. */
export const emailKey = (address: string): string => address.toLowerCase();

function parseDomain(typed: string): string | undefined {
  if (/[\s[\]():;<>,"\\]/.test(typed)) return undefined;
  const domain = domainToASCII(typed);
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  return /^\d+$/.test(labels.at(-1)!) ? undefined : domain;
}
