import { HOUR_MS } from '@nowahala/kernel';
import { certificateOwner } from '../certificate-names.js';
import { plainDay, plainHostname } from '../quoted.js';
import { type Situation, strength } from '../situation.js';
import type { Facts } from '../facts.js';

const FREE_MAKERS = /let'?s encrypt|zerossl|cpanel|google trust|buypass|autossl/i;

function leaf(f: Facts) {
  return f.evidence.tls?.chain[0] ?? null;
}

/** Whether the name that it was made for can be shown. */
const named = (f: Facts): boolean => plainHostname(leaf(f)?.names[0] ?? '') !== null;

/** Whether it says no day on which it ended. */
const endsOnNoDay = (f: Facts): boolean => plainDay(leaf(f)?.validTo ?? '') === null;

function hoursSinceExpiry(f: Facts): number {
  const end = Date.parse(leaf(f)?.validTo ?? '');
  return (Date.parse(f.evidence.takenAt) - end) / HOUR_MS;
}

/** An expired free certificate: those renew themselves, so the renewal has stopped. */
export const expiredRenewalStopped: Situation = {
  id: 'certificate-renewal-stopped',
  match: (f) => (f.error('tls_expired') && FREE_MAKERS.test(leaf(f)?.issuer ?? '') ? strength.stated : 0),
  otherwise: endsOnNoDay,
  steps: ['certificate', { do: 0 }, { do: 1 }],
  notice: 'warning',
  call: 'host',
};

export const expiredLastNight: Situation = {
  id: 'certificate-ended-last-night',
  match: (f) => (f.error('tls_expired') && hoursSinceExpiry(f) <= 36 ? strength.seen : 0),
  otherwise: endsOnNoDay,
  steps: ['certificate', { do: 0 }],
  notice: 'warning',
  call: 'host',
};

export const expired: Situation = {
  id: 'certificate-ended',
  match: (f) => (f.error('tls_expired') ? strength.plain + 5 : 0),
  otherwise: endsOnNoDay,
  steps: ['certificate', { do: 0 }],
  notice: 'warning',
  call: 'host',
};

/** Of machines that somebody runs, each with a copy of the certificate. */
export const expiredOnOneOfSeveral: Situation = {
  id: 'certificate-ended-on-one-machine',
  match: (f) => (f.error('tls_expired') && isOneOfSeveral(f) ? strength.stated + 1 : 0),
  names: (f) => ({ machine: f.evidence.connection!.address }),
  steps: [{ do: 0 }, { do: 1 }],
  notice: 'warning',
  call: 'builder',
};

function isOneOfSeveral(f: Facts): boolean {
  const { connection, dns } = f.evidence;
  const isRun = f.hosting.kind === 'app' || f.hosting.kind === 'builder' || f.which('cdn') !== null;
  return connection !== null && (dns?.a.length ?? 0) > 1 && !isRun;
}

export const notYetValid: Situation = {
  id: 'certificate-not-yet-valid',
  match: (f) => (f.error('tls_not_yet_valid') ? strength.seen : 0),
  steps: [{ ask: 0 }, 'certificate'],
  notice: 'warning',
  call: 'host',
};

/** Certificates are made for names. */
export const askedByAddress: Situation = {
  id: 'certificate-asked-by-address',
  match: (f) => (f.error('tls_hostname') && f.isUnnamed && named(f) ? strength.stated + 1 : 0),
  names: (f) => ({ other: plainHostname(leaf(f)!.names[0]!) ?? f.host }),
  steps: [{ do: 0 }, { do: 1 }],
  notice: 'warning',
  call: 'builder',
};

/** Good for the domain but not for "www", or the other way round. */
export const coversOnlyOneName: Situation = {
  id: 'certificate-www',
  match: (f) => {
    if (!f.error('tls_hostname')) return 0;
    const twin = f.host.startsWith('www.') ? f.host.slice(4) : `www.${f.host}`;
    return leaf(f)?.names.includes(twin) ? strength.stated : 0;
  },
  steps: ['certificate', { do: 0 }],
  notice: 'own',
  call: 'host',
};

/** Of the same owner: this one name was left out. */
export const coversOtherNames: Situation = {
  id: 'certificate-other-names-of-domain',
  sentences: 'certificate-www',
  match: (f) => (f.error('tls_hostname') && certificateOwner(f) === 'same-domain' && named(f) ? strength.hinted + 1 : 0),
  names: (f) => ({ twin: plainHostname(leaf(f)?.names[0] ?? '') ?? f.domain }),
  steps: ['certificate', { do: 0 }],
  notice: 'warning',
  call: 'host',
};

export const ofTheMachine: Situation = {
  id: 'certificate-of-the-machine',
  match: (f) => (f.error('tls_hostname') && certificateOwner(f) === 'machine' && named(f) ? strength.plain + 9 : 0),
  steps: [{ do: 0 }, 'certificate', { say: 'situations/certificate-of-a-stranger/steps/0' }],
  notice: 'warning',
  call: 'host',
};

export const ofAStranger: Situation = {
  id: 'certificate-of-a-stranger',
  match: (f) => (f.error('tls_hostname') && certificateOwner(f) === 'stranger' && named(f) ? strength.plain + 8 : 0),
  steps: [{ names: 0 }, 'certificate'],
  notice: 'warning',
  call: 'host',
};

export const otherName: Situation = {
  id: 'certificate-other-name',
  match: (f) => (f.error('tls_hostname') ? strength.plain + 5 : 0),
  otherwise: (f) => plainHostname(leaf(f)?.names[0] ?? '') === null,
  steps: ['certificate', { do: 0 }],
  notice: 'warning',
  call: 'host',
};

export const madeByItself: Situation = {
  id: 'certificate-self-signed',
  match: (f) => (f.error('tls_self_signed') ? strength.seen : 0),
  steps: ['certificate', { do: 0 }],
  notice: 'warning',
  call: 'host',
};

/** Cloudflare's certificate for the way between itself and the server: no browser knows it. */
const isForCloudflareOnly = (f: Facts): boolean => /cloudflare/i.test(leaf(f)?.issuer ?? '');

export const notTrusted: Situation = {
  id: 'certificate-not-trusted',
  match: (f) => (f.error('tls_untrusted') ? strength.plain : 0),
  otherwise: isForCloudflareOnly,
  steps: (f) => [isForCloudflareOnly(f) ? { do: 1 } : 'certificate', { do: 0 }],
  notice: 'warning',
  call: 'host',
};

export const linkMissing: Situation = {
  id: 'certificate-incomplete',
  match: (f) => (f.error('tls_incomplete_chain') ? strength.seen : 0),
  steps: (f) => [f.hosting.panel === 'cPanel' ? { do: 0 } : { ask: 0 }, { do: 1 }],
  notice: 'warning',
  call: 'host',
};

export const tooOld: Situation = {
  id: 'secure-talk-too-old',
  match: (f) => (f.error('tls_protocol') ? strength.plain : 0),
  steps: [{ ask: 0 }],
  notice: 'closed',
  call: 'host',
};

export const handshakeFailed: Situation = {
  id: 'secure-talk-failed',
  match: (f) => (f.error('tls_handshake') ? strength.plain : 0),
  steps: ['certificate', { ask: 0 }],
  notice: 'closed',
  call: 'host',
};

export const secureSilence: Situation = {
  id: 'secure-talk-silent',
  match: (f) => (f.error('tls_timeout') ? strength.plain : 0),
  steps: [{ ask: 0 }, 'restart', { do: 0 }],
  notice: 'some',
  call: 'host',
};

export const secureTalkCut: Situation = {
  id: 'secure-talk-cut',
  match: (f) => (f.error('tls_reset') ? strength.plain : 0),
  steps: [{ ask: 0 }, 'restart', { do: 0 }],
  notice: 'some',
  call: 'host',
};
