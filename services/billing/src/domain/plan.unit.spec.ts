import { describe, expect, it } from '@jest/globals';
import { smallestInterval } from '@nowahala/kernel';
import { PLAN_CATALOGUE } from './plan-catalogue.js';
import { tooMuchFor } from './plan.js';

describe('plan catalogue', () => {
  it.each([
    ['Basic', 2_500_00, 3, 8_928, 50, 50, false, 5],
    ['Growth', 7_500_00, 10, 44_640, 300, 300, true, 1],
    ['Business', 20_000_00, 30, 44_640, 1_500, 1_500, true, 1],
    ['Scale', 60_000_00, 100, 44_640, 10_000, 10_000, true, 1],
  ])('sells %s as decided', (name, priceKoboPerMonth, serverLimit, rateLimit, gptLimit, snapshotLimit, whatsApp, shortest) => {
    const plan = PLAN_CATALOGUE.find((one) => one.name === name)!;
    expect(plan).toMatchObject({
      priceKoboPerMonth,
      serverLimit,
      rateLimit,
      gptLimit,
      snapshotLimit,
      onSale: true,
    });
    expect(plan.alertingChannels.includes('whatsapp')).toBe(whatsApp);
    expect(smallestInterval(plan.rateLimit)).toBe(shortest);
    expect(plan.monitoringFeatures.length).toBeGreaterThan(3);
  });

  it('is in the order of price, with ids that never collide', () => {
    const prices = PLAN_CATALOGUE.map((plan) => plan.priceKoboPerMonth);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(new Set(PLAN_CATALOGUE.map((plan) => plan.planId)).size).toBe(4);
  });
});

describe('what is too much for a plan', () => {
  const basic = PLAN_CATALOGUE[0]!;

  it('is nothing when all of it fits exactly', () => {
    expect(tooMuchFor(basic, { servers: 3, intervalsMinutes: [5, 5, 60], serversWithWhatsApp: 0 })).toEqual([]);
  });

  it('is never a check every hour: no interval is longer', () => {
    expect(tooMuchFor({ ...basic, rateLimit: 500 }, { servers: 1, intervalsMinutes: [60], serversWithWhatsApp: 0 })).toEqual([]);
  });

  it('is each thing over the limit, with what to do about it', () => {
    expect(tooMuchFor(basic, { servers: 4, intervalsMinutes: [1, 5, 5, 5], serversWithWhatsApp: 2 })).toEqual([
      'You have 4 servers and jobs, Basic allows 3: delete 1 of them first.',
      'For 1 server the checks come more often than every 5 minutes, the most Basic allows: set a longer interval first.',
      'For 2 servers you get alerts on WhatsApp, which Basic does not include: switch that off first.',
    ]);
  });
});
