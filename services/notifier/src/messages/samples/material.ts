import type { Explanation } from '../../domain/explanation.js';
import type { BillingFacts, OutageFacts, Reader, RecoveryFacts, RenewalFacts, UnstableFacts, WeekFacts } from '../facts.js';

/** The words in a sample that are not ours: what customers typed, and what the explanation says. */
export interface SampleWords {
  reader: string;
  names: [string, string, string, string];
  job: string;
  company: string;
  places: [bad: string, ...good: string[]];
  cause: string;
  slowness: string;
  explanation: Explanation;
  lastWords: string;
}

/** How many of everything that is counted. */
export interface SampleCounts {
  outages: number;
  days: number;
  lifeDays: number;
  incidents: number;
  affected: number;
}

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const home = 'https://nowahala.example';

/** What every message of a language can be written from. */
export function materialOf(words: SampleWords, counts: SampleCounts) {
  const { names, explanation, company, cause } = words;
  const [bad, ...good] = words.places;
  const reader: Reader = { name: words.reader, timeZone: 'Africa/Lagos' };
  const outage: OutageFacts = {
    serverName: names[0],
    alsoDown: [],
    startedAt: at('13:02:00'),
    cause,
    explanation,
    badRegions: [bad],
    goodRegions: [],
    network: null,
    heartbeat: null,
    incidentUrl: `${home}/dashboard/incidents/6f6c2c0e-7d0f-4f3e-9d2f-0d6f4c1f7a11`,
  };
  const somewhere: OutageFacts = { ...outage, goodRegions: good, explanation: { ...explanation, confidence: 'medium' } };
  const job: OutageFacts = {
    ...outage,
    serverName: words.job,
    heartbeat: 'missing',
    badRegions: [],
    explanation: { ...explanation, tellCustomers: '', evidence: [words.lastWords] },
  };
  const recovery: RecoveryFacts = { ...outage, resolvedAt: at('13:16:20'), stillDown: [], reason: 'recovered' };
  const unstable: UnstableFacts = {
    serverName: names[0],
    startedAt: at('12:40:00'),
    outages: counts.outages,
    cause,
    explanation,
    incidentUrl: outage.incidentUrl,
  };
  const plan: BillingFacts = {
    planName: 'Growth',
    endsAt: new Date('2026-12-21T10:00:00Z'),
    amountKobo: 9_675_000,
    ref: 'NW-2026-000123',
    daysLeft: counts.days,
    billingUrl: `${home}/dashboard/billing`,
  };
  const domain: RenewalFacts = {
    about: 'domain',
    what: 'adaeze.com.ng',
    endsAt: new Date('2026-12-05T23:00:00Z'),
    company,
    lifeDays: 0,
    url: `${home}/dashboard/overview`,
  };
  const week: WeekFacts = {
    from: new Date('2026-11-15T23:00:00Z'),
    to: new Date('2026-11-22T23:00:00Z'),
    overviewUrl: `${home}/dashboard/overview`,
    ending: [
      { kind: 'domain', name: 'adaeze.com.ng', endsAt: at('23:00:00'), company, lapsed: false, serverIds: [] },
      { kind: 'certificate', name: names[0], endsAt: at('23:00:00'), company: '', lapsed: false, serverIds: [] },
    ],
    ended: [
      { kind: 'domain', name: 'kente.com.gh', endsAt: at('23:00:00'), company: '', lapsed: false, serverIds: [] },
      { kind: 'domain', name: 'duka.co.ke', endsAt: at('23:00:00'), company, lapsed: true, serverIds: [] },
    ],
    servers: [
      { name: names[0], good: 10_050, bad: 14, incidents: counts.incidents, downMs: counts.incidents * 14 * 60_000, medianMs: 212 },
      { name: names[1], good: 2_016, bad: 0, incidents: 0, downMs: 0, medianMs: 480 },
      { name: names[3], good: 0, bad: 0, incidents: 0, downMs: 0, medianMs: 0 },
    ],
  };
  const link = { link: `${home}/verify-email?token=Zk3v9`, expiresAt: at('14:04:00') };
  return {
    at,
    now: at('13:04:00'),
    tomorrow: new Date('2026-11-22T07:00:00Z'),
    reader,
    outage,
    unhurried: { ...outage, cause: words.slowness } satisfies OutageFacts,
    together: { ...outage, alsoDown: [names[1], names[2]] },
    somewhere,
    atTheHost: { ...outage, network: { name: company, affected: counts.affected } } satisfies OutageFacts,
    job,
    recovery,
    unstable,
    plan,
    week,
    link,
    change: { link: link.link, undoLink: `${home}/undo-change?token=Zk3v9`, changedTo: 'b…@example.com' },
    drill: { serverName: names[0], at: at('13:04:00'), settingsUrl: `${home}/dashboard/settings` },
    domain,
    certificate: { ...domain, about: 'certificate', what: names[0], lifeDays: counts.lifeDays } satisfies RenewalFacts,
    bill: {
      ...domain,
      about: 'own',
      what: words.job,
      serverName: names[0],
      company: '',
      endsAt: new Date('2026-11-22T07:00:00Z'),
    } satisfies RenewalFacts,
    lapsed: { ...domain, lapsed: true, endsAt: new Date('2026-11-21T11:00:00Z') } satisfies RenewalFacts,
    over: { ...domain, company: '', endsAt: new Date('2026-11-20T07:00:00Z') } satisfies RenewalFacts,
    plansUrl: `${home}/pricing`,
    supportEmail: 'support@nowahala.example',
  };
}

export type Material = ReturnType<typeof materialOf>;
