import { describe, expect, it } from '@jest/globals';
import { catalogueOf, offeredLanguages } from './catalogue.js';
import type { Email } from './email.js';
import type { RenewalFacts, WeekFacts } from './facts.js';

const now = new Date('2026-11-21T13:04:00Z');
const reader = { name: 'Adaeze Okafor', timeZone: 'Africa/Lagos' };
const url = 'https://nowahala.example/dashboard/overview';
const endsAt = new Date('2026-11-21T11:00:00Z');
const ended = (company: string): RenewalFacts => ({ about: 'domain', what: 'adaeze.com.ng', endsAt, company, lifeDays: 0, url });
const firstStep = ({ blocks }: Email): string | undefined => blocks.flatMap((block) => (block.type === 'steps' ? block.steps : []))[0];

describe.each(offeredLanguages)('a domain that its registry has suspended, in %s', (language) => {
  const { mail, whatsapp, dashboard } = catalogueOf(language);

  it.each(['Whogohost Limited', ''])('is to be paid or asked about, and does not end: registered at "%s"', (company) => {
    const [plain, lapsed] = [ended(company), { ...ended(company), lapsed: true }];
    const when = whatsapp.endsSoon(plain, reader, now).variables['2']!;
    const { variables } = whatsapp.endsSoon(lapsed, reader, now);
    expect(variables['2']).not.toContain(when);
    const step = firstStep(mail.endsSoon(lapsed, reader, now))!;
    expect(step).not.toBe(firstStep(mail.endsSoon(plain, reader, now)));
    expect([variables['3'], dashboard.endsSoon(lapsed, reader, now).text]).toEqual([step, step]);
    expect(step).toContain(company);
    if (company) expect(mail.endsSoon(lapsed, reader, now).preview).not.toBe(mail.endsSoon(plain, reader, now).preview);
  });

  it.each(['Whogohost Limited', ''])('is suspended in the weekly report as well: registered at "%s"', (company) => {
    const noteOf = (lapsed: boolean): string => {
      const row = { kind: 'domain' as const, name: 'adaeze.com.ng', endsAt, company, lapsed, serverIds: [] };
      const facts: WeekFacts = { from: endsAt, to: now, overviewUrl: url, servers: [], ending: [], ended: [row] };
      const rows = mail.weeklyReport(facts, reader).blocks.flatMap((block) => (block.type === 'rows' ? block.rows : []));
      return rows[0]!.note!;
    };
    expect(noteOf(true)).not.toBe(noteOf(false));
    expect(noteOf(true)).toContain(company);
  });
});
