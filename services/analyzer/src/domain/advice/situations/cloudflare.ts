import type { Facts } from '../facts.js';
import { type Situation, strength } from '../situation.js';

/** Other companies that stand in front of websites took over Cloudflare's numbers. */
const isOther = (f: Facts): boolean => !f.cloudflare && f.header('server') !== '' && !/cloudflare/i.test(f.header('server'));

function answers(f: Facts, ...codes: number[]): number {
  return f.status(...codes) && !isOther(f) ? strength.stated - 5 : 0;
}

export const unknownAnswer: Situation = {
  id: 'cloudflare-520',
  match: (f) => answers(f, 520),
  steps: ['restart', 'logs'],
};

export const originDown: Situation = {
  id: 'cloudflare-521',
  match: (f) => answers(f, 521),
  steps: ['restart', { ask: 0 }],
  call: 'host',
};

export const originSilent: Situation = {
  id: 'cloudflare-522',
  match: (f) => answers(f, 522),
  steps: ['restart', 'firewall', { names: 0 }],
  call: 'host',
};

export const originLost: Situation = {
  id: 'cloudflare-523',
  match: (f) => answers(f, 523),
  steps: [{ names: 0 }, { ask: 0 }],
  call: 'host',
};

export const originSlow: Situation = {
  id: 'cloudflare-524',
  match: (f) => answers(f, 524),
  steps: ['restart', 'logs'],
  notice: 'slow',
};

export const originNotSecure: Situation = {
  id: 'cloudflare-525',
  match: (f) => answers(f, 525),
  steps: ['certificate', { do: 0 }],
  call: 'host',
};

export const originNotTrusted: Situation = {
  id: 'cloudflare-526',
  match: (f) => answers(f, 526),
  steps: ['certificate', { do: 0 }],
  call: 'host',
};

export const cloudflareSettings: Situation = {
  id: 'cloudflare-530',
  match: (f) => answers(f, 527, 530),
  steps: [{ names: 0 }, { do: 1 }],
  call: 'builder',
};
