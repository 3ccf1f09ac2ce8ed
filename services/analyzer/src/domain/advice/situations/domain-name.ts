import { plainHostname } from '../quoted.js';
import { isGivenOut, registrable } from '../registrable.js';
import { nameserversAt } from '../steps.js';
import { type Situation, strength } from '../situation.js';
import type { Facts } from '../facts.js';
import type { Step } from '../step.js';

/** The address to enter is said where the owner gave it: two wordings of the first step. */
const toEnter = (f: Facts): Step => ({ names: f.evidence.target.ipAddress === null ? 2 : 0 });

/** The website answers and sends everybody on to a name that does not exist. */
export const sentToDeadName: Situation = {
  id: 'redirect-to-dead-name',
  match: (f) => (f.error('dns_nxdomain', 'dns_no_address') && f.wasSentOn ? strength.stated : 0),
  otherwise: isOfOwnDomain,
  steps: (f) => (isOfOwnDomain(f) ? [{ names: 2 }, { do: 0 }] : [{ do: 0 }, { do: 1 }]),
  notice: 'closed',
  call: 'builder',
};

/** Then nothing is wrong with where it leads: the name was never entered, or got lost. A zone does not tell: of a dead name it is com.ng. */
function isOfOwnDomain({ evidence: { target, dns } }: Facts): boolean {
  const [entered, dead] = [registrable(target.host), registrable(dns?.name)];
  return entered !== null && entered === dead;
}

/** The whole domain is gone from the internet's address book. */
export const domainGone: Situation = {
  id: 'domain-gone',
  match: (f) => (f.error('dns_nxdomain') && (f.isUnregistered || (!f.isSubdomain && !f.isUnderUnknown)) ? strength.hinted : 0),
  steps: ['domain', { do: 0 }, { do: 1 }],
  notice: 'closed',
  call: 'domainCompany',
};

/** The domain lives, but this one name under it does not; or nobody could say whether the domain lives. */
export const nameMissing: Situation = {
  id: 'name-missing',
  match: (f) => {
    if (!f.error('dns_nxdomain') || f.isUnregistered) return 0;
    if (f.isUnderUnknown) return strength.hinted;
    return f.isSubdomain ? strength.seen : 0;
  },
  otherwise: (f) => f.isUnderUnknown,
  steps: (f) => [...(f.isUnderUnknown ? (['domain'] as const) : []), toEnter(f), { do: 1 }],
  notice: 'closed',
  call: 'domainCompany',
};

/** The last name that it is an alias (CNAME) of, where somebody else gives it out. */
function aliasOf({ evidence: { dns }, domain }: Facts): string | null {
  const target = plainHostname(dns?.cname.at(-1) ?? '');
  return target === null || target === domain || target.endsWith(`.${domain}`) ? null : target;
}

/** The app or website is gone that the name came with, or that the entry leads to. */
export const aliasTargetGone: Situation = {
  id: 'alias-target-gone',
  match: (f) =>
    f.error('dns_nxdomain', 'dns_no_address') && !f.wasSentOn && (isGivenOut(f.host) || aliasOf(f) !== null) ? strength.seen + 5 : 0,
  otherwise: (f) => isGivenOut(f.host),
  names: (f) => ({ target: aliasOf(f) ?? f.host }),
  steps: (f) => (isGivenOut(f.host) ? [{ do: 1 }, { do: 2 }] : [{ names: 0 }, { do: 1 }]),
  notice: 'closed',
  call: 'builder',
};

/** Everybody types it, and it was never entered. */
export const wwwMissing: Situation = {
  id: 'www-missing',
  match: (f) =>
    f.error('dns_nxdomain', 'dns_no_address') &&
    f.host.startsWith('www.') &&
    f.host === `www.${f.domain}` &&
    !f.isUnregistered &&
    (f.evidence.dns?.nameservers.length ?? 0) > 0
      ? strength.seen
      : 0,
  steps: [{ names: 0 }, { do: 1 }],
  notice: 'own',
  call: 'domainCompany',
};

export const noAddress: Situation = {
  id: 'name-without-address',
  match: (f) => (f.error('dns_no_address') ? strength.plain : 0),
  steps: (f) => [toEnter(f), { do: 1 }],
  notice: 'closed',
  call: 'domainCompany',
};

export const nameServersBroken: Situation = {
  id: 'name-servers-broken',
  match: (f) => (f.error('dns_servfail') ? strength.plain : 0),
  steps: [{ do: 0 }, { ask: 0 }],
  notice: 'some',
  call: 'domainCompany',
};

export const nameServersRefuse: Situation = {
  id: 'name-servers-refuse',
  match: (f) => (f.error('dns_refused') ? strength.plain : 0),
  steps: [{ do: 0 }, { ask: 0 }],
  notice: 'closed',
  call: 'host',
};

export const nameServersSilent: Situation = {
  id: 'name-servers-silent',
  match: (f) => (f.error('dns_timeout') ? strength.plain : 0),
  otherwise: (f) => nameserversAt(f, 'cloudflare'),
  steps: [{ do: 0 }, { do: 1 }],
  notice: 'some',
  call: 'domainCompany',
};

export const onlyNewAddresses: Situation = {
  id: 'only-ipv6',
  match: (f) => (f.error('dns_ipv6_only') ? strength.plain : 0),
  steps: (f) => [toEnter(f), { do: 1 }],
  notice: 'some',
  call: 'host',
};

export const privateAddress: Situation = {
  id: 'private-address',
  match: (f) => (f.error('address_blocked') && !f.wasSentOn ? strength.seen : 0),
  steps: [{ names: 0 }, { do: 1 }],
  notice: 'closed',
};

/** The machine that the owner entered works; the name leads to another one. */
export const leadsElsewhere: Situation = {
  id: 'leads-elsewhere',
  match: (f) => {
    if (!f.leadsElsewhere) return 0;
    // What answers on the machine that the owner entered says nothing about the one that visitors reach.
    if (f.error('connect_refused', 'connect_timeout', 'no_route')) return strength.seen + 4;
    return f.error('http_4xx', 'http_5xx', 'tls_hostname') ? strength.hinted : 0;
  },
  steps: [{ names: 0 }, { do: 1 }, { do: 2 }],
  notice: 'closed',
  call: 'domainCompany',
};

/** In the languages in which registrars say so. */
const ENDED =
  /expired|renew|has lapsed|a expiré|est expiré|arrivé à expiration|expirou|expirado|caducado|abgelaufen|verlopen|scaduto|wygasła|süresi dol|ист[её]к|kedaluwarsa|kadaluarsa|hết hạn|过期|到期|imeisha|kimeisha|don expire|انته[تى]/i;

export const domainEnded: Situation = {
  id: 'domain-ended',
  match: (f) => {
    const parked = f.error('body_parked') || f.is('page', 'parked');
    const ended =
      f.body(ENDED) ||
      (f.evidence.dns?.nameservers ?? []).some((name) => /expir|pending-?renewal|renew|(?<!hold\.)suspended-domain/i.test(name));
    return parked && ended ? strength.stated : 0;
  },
  steps: ['domain', { do: 0 }, { do: 1 }],
  notice: 'own',
  call: 'domainCompany',
};

export const domainParked: Situation = {
  id: 'domain-parked',
  match: (f) => (f.error('body_parked') || f.is('page', 'parked') ? strength.seen + 5 : 0),
  steps: ['domain', { do: 0 }, { do: 1 }],
  notice: 'own',
  call: 'domainCompany',
};
