import { addServer } from '@messages/add-server';

const messages = addServer.fields;
export const NAME_MAX = 80;
const OCTET = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

export const isIpAddress = (typed: string): boolean => IPV4.test(typed.trim());

/** What she means by "shop.example.com"; null for what is no website. */
export function asWebsite(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(whole);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' && !/\s/.test(text) ? whole : null;
  } catch {
    return null;
  }
}

/** For react-hook-form: true, or the sentence beside the input. */
export const serverRules = {
  name: {
    validate: (typed: string) => (typed.trim() === '' ? messages.noName : [...typed.trim()].length <= NAME_MAX || messages.nameTooLong),
  },
  ipAddress: { validate: (typed: string) => isIpAddress(typed) || messages.invalidIp },
  website: { validate: (typed: string) => asWebsite(typed) !== null || messages.invalidWebsite },
};
