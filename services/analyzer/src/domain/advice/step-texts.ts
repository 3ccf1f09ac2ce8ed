import type { Facts } from './facts.js';
import {
  askTheBuilder,
  askTheHost,
  changeNameSettings,
  freeSpace,
  moreMemory,
  openFirewall,
  openInvoices,
  readLogs,
  renewCertificate,
  renewDomain,
  restart,
  rollback,
  switchOffPlugins,
} from './steps.js';

const shared = {
  restart,
  rollback,
  logs: readLogs,
  plugins: switchOffPlugins,
  space: freeSpace,
  memory: moreMemory,
  invoices: openInvoices,
  firewall: openFirewall,
  certificate: renewCertificate,
  domain: renewDomain,
  builder: askTheBuilder,
} as const;

/** A step of a situation: one that many share, a sentence to say to the hosting company, a change of the domain's settings, or its own words. */
export type Step = keyof typeof shared | { ask: string } | { names: string } | { do: string };

export function stepText(step: Step, facts: Facts): string {
  if (typeof step === 'string') return shared[step](facts);
  if ('ask' in step) return askTheHost(facts, fill(step.ask, facts));
  if ('names' in step) return changeNameSettings(facts, fill(step.names, facts));
  return fill(step.do, facts);
}

/** Puts facts into a text. "Your hosting company" begins a sentence with a capital letter. */
export function fill(text: string, facts: Facts): string {
  const words: Record<string, string> = {
    host: facts.host,
    domain: facts.domain,
    company: facts.hosting.company,
    code: String(facts.code),
    subject: facts.subject,
  };
  return text.replace(/(^|[.?:] )?\{(host|domain|company|code|subject)\}/g, (_all, start: string | undefined, name: string) => {
    const word = words[name]!;
    if (start === undefined) return word;
    return start + (name === 'company' ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  });
}
