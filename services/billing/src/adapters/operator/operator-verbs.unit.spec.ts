import { describe, expect, it, jest } from '@jest/globals';
import { readCommandLine } from '@nowahala/platform';
import { runVerb } from './operator-verbs.js';

const finding = { kind: 'money_parked', ref: 'NWP-X', text: 'Parked and not settled.' };
function billing(findings: object[] = []) {
  const service = {
    reconcile: jest.fn(async (..._asked: unknown[]) => ({ findings, providerTransactions: 3, paidInvoices: 3, subscriptions: 3 })),
    creditInvoice: jest.fn(async (..._asked: unknown[]) => ({ creditNumber: 'NW-CN-2026-000001' })),
    settleParked: jest.fn(async (..._asked: unknown[]) => ({ settled: 1 })),
    changePlan: jest.fn(async (..._asked: unknown[]) => ({ plan: { name: 'Growth' } })),
  };
  return { service, run: (...words: string[]) => runVerb(service as never, readCommandLine(words), 'ada') };
}

describe('operator commands', () => {
  it('say that the books are balanced, or what is to be explained', async () => {
    expect(await billing().run('reconcile')).toEqual({ text: expect.stringContaining('Nothing to explain.'), code: 0 });
    expect(await billing([finding]).run('reconcile', '30')).toEqual({ text: expect.stringContaining('money_parked'), code: 1 });
  });

  it('credit an invoice only with a reason', async () => {
    const { service, run } = billing();
    expect((await run('credit', 'NW-2026-000001', '--yes')).code).toBe(2);
    expect(service.creditInvoice).not.toHaveBeenCalled();
    expect((await run('credit', 'NW-2026-000001', 'court order', '--yes')).text).toContain('NW-CN-2026-000001');
  });

  it('settle what is parked only with a note', async () => {
    const { service, run } = billing();
    expect((await run('settle', 'NWP-X', '--yes')).code).toBe(2);
    expect((await run('settle', 'NWP-X', 'sent back by hand', '--yes')).code).toBe(0);
    expect(service.settleParked).toHaveBeenCalledWith({ ref: 'NWP-X', note: 'sent back by hand', operator: 'ada' }, expect.anything());
  });

  it('change a plan in naira and whole limits, under the operator’s name', async () => {
    const { service, run } = billing();
    await run('plan', 'Growth', 'price=8000.50', 'servers=12', 'onSale=false', '--yes');
    expect(service.changePlan).toHaveBeenCalledWith(
      { name: 'Growth', operator: 'ada', priceKobo: 800_050, serverLimit: 12, onSale: false },
      expect.anything(),
    );
    await expect(run('plan', 'Growth', 'price=-1')).rejects.toThrow('not a positive number');
    expect((await run('plan', 'Growth', 'colour=red')).code).toBe(2);
  });

  it.each([
    ['credit', 'NW-2026-000001', 'court order'],
    ['settle', 'NWP-X', 'sent back by hand'],
    ['plan', 'Growth', 'price=8000'],
  ])('only say what %s would do without --yes', async (...words) => {
    const { service, run } = billing();
    expect(await run(...words)).toEqual({
      text: expect.stringMatching(`${words[1]} .*${words[2]}.*Nothing was changed; add --yes`),
      code: 0,
    });
    for (const change of [service.creditInvoice, service.settleParked, service.changePlan]) expect(change).not.toHaveBeenCalled();
  });

  it('explain themselves', async () => {
    expect((await billing().run()).text).toContain('reconcile');
  });
});
