import type { Facts } from './facts.js';
import type { Phrase } from './phrase.js';
import type { contacts, notices } from './sentences/en/people.js';
import { steps } from './sentences/en/steps.js';
import type { Step } from './step.js';

export type Contact = keyof typeof contacts;
export type Notice = Exclude<keyof typeof notices, 'closedServer'>;

/** Which sentence of a shared step fits, by the panel and the button of the place where the website lives. */
const shared = {
  restart(facts: Facts): Phrase {
    const { provider, kind, panel } = facts.hosting;
    const programOnly = machineAnswers(facts);
    if (provider?.restart && provider.kind === 'machine' && programOnly)
      return { id: 'steps/restart/program', facts: { path: { path: provider.restart } } };
    if (provider?.restart) return at('restart', provider.restart);
    if (kind === 'app' && provider?.rollback) return shared.rollback(facts);
    if (kind === 'builder') return 'steps/restart/kit';
    return kind === 'shared' || panel
      ? requesting('steps/restart/shared', 'requests/restart')
      : programOnly
        ? 'steps/restart/ownProgram'
        : 'steps/restart/machine';
  },
  rollback({ hosting: { provider, kind }, wordpress }: Facts): Phrase {
    if (provider?.rollback) return at('rollback', provider.rollback);
    if (wordpress) return 'steps/rollback/wordpress';
    return kind === 'builder' ? 'steps/rollback/kit' : 'steps/rollback/other';
  },
  logs: (facts: Facts): Phrase => (facts.hosting.provider?.logs ? at('logs', facts.hosting.provider.logs) : inPanel('logs', facts)),
  plugins: (facts: Facts): Phrase => inPanel('plugins', facts),
  space: (facts: Facts): Phrase => inPanel('space', facts),
  memory: (facts: Facts): Phrase => inPanel('memory', facts),
  invoices: ({ hosting: { provider } }: Facts): Phrase => (provider?.billing ? at('invoices', provider.billing) : 'steps/invoices/other'),
  firewall: (facts: Facts): Phrase =>
    facts.hosting.provider?.firewall ? at('firewall', facts.hosting.provider.firewall) : askTheHost(facts, 'requests/firewall'),
  certificate({ hosting: { known, panel, kind } }: Facts): Phrase {
    if (panel) return `steps/certificate/${panel}`;
    if (kind === 'app') return 'steps/certificate/app';
    if (kind === 'builder') return 'steps/certificate/kit';
    return requesting(known ? 'steps/certificate/known' : 'steps/certificate/unknown', 'requests/certificate');
  },
  domain: (): Phrase => 'steps/domain',
  builder: (): Phrase => 'steps/builder',
  phone: (): Phrase => 'steps/phone',
};

/** Then the machine itself is well, and cutting its power is not the first thing to do. */
const machineAnswers = (facts: Facts): boolean => facts.code > 0 || facts.error('connect_refused');

export type SharedStep = keyof typeof shared;

/** The sentences of a step; `own` is where those of its situation are, `requests` what is said to the hosting company. */
export function phrasesOf(step: Step, facts: Facts, own: string, requests: string): Phrase[] {
  if (typeof step === 'string') return [shared[step](facts)];
  if ('ask' in step) return [askTheHost(facts, `${requests}/${step.ask}`)];
  if ('say' in step) return [step.say];
  if ('names' in step) return [changeNameSettings(facts), `${own}/steps/${step.names}`];
  return [`${own}/steps/${step.do}`];
}

const at = (step: 'restart' | 'rollback' | 'logs' | 'invoices' | 'firewall', path: string): Phrase => ({
  id: `steps/${step}/at`,
  facts: { path: { path } },
});

const requesting = (id: string, request: Phrase): Phrase => ({ id, facts: { request: { phrase: request } } });

function inPanel(step: 'logs' | 'plugins' | 'space' | 'memory', { hosting: { panel } }: Facts): Phrase {
  return `steps/${step}/${panel !== null && panel in steps[step] ? panel : 'other'}`;
}

const askTheHost = ({ hosting: { known } }: Facts, request: string): Phrase =>
  requesting(known ? 'steps/ask/known' : 'steps/ask/unknown', request);

function changeNameSettings(facts: Facts): Phrase {
  if (nameserversAt(facts, 'cloudflare')) return 'steps/names/cloudflare';
  return facts.hosting.panel === 'cPanel' ? 'steps/names/cPanel' : 'steps/names/other';
}

export function nameserversAt(facts: Facts, company: 'cloudflare'): boolean {
  return (facts.evidence.dns?.nameservers ?? []).some((name) => name.endsWith(`.ns.${company}.com`));
}

/** Whom to call. */
export function contactOf(contact: Contact, { hosting: { known }, evidence: { network } }: Facts): Phrase[] {
  if (contact === 'domainCompany' || contact === 'builder') return [`contacts/${contact}`];
  if (known) return [`contacts/${contact}/known`];
  return [`contacts/${contact}/unknown`, ...(contact === 'host' && network !== undefined ? ['contacts/host/network'] : [])];
}

/** What the owner can send to customers. */
export const noticeOf = (notice: Notice, { subject }: Facts): Phrase[] => [
  notice === 'closed' && subject === 'server' ? 'notices/closedServer' : `notices/${notice}`,
];
