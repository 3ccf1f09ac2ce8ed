import { describe, expect, it } from '@jest/globals';
import type { PlanResponse } from '@nowahala/api';
import { asWebsite, fitsPlan, INTERVALS, isIpAddress, serverRules, shortestInterval } from './server-rules';

const plan = (rateLimit: number) => ({ rateLimit }) as PlanResponse;

describe('an IP address', () => {
  it.each(['0.0.0.0', '102.89.23.4', '255.255.255.255', ' 10.0.0.1 '])('may be %j', (typed) => expect(isIpAddress(typed)).toBe(true));
  it.each(['', '1.2.3', '1.2.3.4.5', '256.1.1.1', '01.2.3.4', '1.2.3.4/24', 'a.b.c.d', '::1', '1.2.3.-4', '١.٢.٣.٤'])(
    'is not %j',
    (typed) => expect(serverRules.ipAddress(typed)).toBe('Invalid IP address'),
  );
});

describe('a website', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['https://shop.example.com/a?b=1', 'https://shop.example.com/a?b=1'],
    ['shop.example.com', 'https://shop.example.com'],
    ['shop.example.com:8443/x', 'https://shop.example.com:8443/x'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('%j is sent as %j', (typed, sent) => expect(asWebsite(typed)).toBe(sent));
  it.each(['javascript:alert(1)', 'ftp://shop.example.com', 'my shop', 'https://', 'mailto:ada@example.com'])('is not %j', (typed) =>
    expect(asWebsite(typed)).toBeNull(),
  );
});

describe('a name', () => {
  it('is counted in characters as people see them, not in code units', () => {
    expect(serverRules.name('🧵'.repeat(100))).toBeUndefined();
    expect(serverRules.name('x'.repeat(101))).toMatch(/100/);
    expect(serverRules.name('   ')).toMatch(/name/);
  });
});

describe('the words on a page', () => {
  const long = 'x'.repeat(201);
  it('may be too long where they are not sent, because there is no page', () => {
    expect(serverRules.expectText(long, { website: 'shop.example.com' })).toMatch(/200/);
    for (const website of ['', ' ', 'my shop']) {
      expect(serverRules.expectText(long, { website })).toBeUndefined();
      expect(serverRules.rejectText(long, { website })).toBeUndefined();
    }
  });
});

describe('monitoring intervals', () => {
  it('are the steps of the specification', () => expect(INTERVALS).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]));

  it('fit a plan by its pings a month', () => {
    expect(fitsPlan(5, 8_928)).toBe(true);
    expect(fitsPlan(1, 8_928)).toBe(false);
    expect(fitsPlan(1, 44_640)).toBe(true);
    expect(fitsPlan(5, 8_927)).toBe(false);
    expect(fitsPlan(60, 500)).toBe(true);
  });

  it('start at the shortest that the plan allows', () => {
    expect(shortestInterval(plan(44_640))).toBe(1);
    expect(shortestInterval(plan(8_928))).toBe(5);
    expect(shortestInterval(plan(1_000))).toBe(45);
    expect(shortestInterval(plan(500))).toBe(60);
    expect(shortestInterval(null)).toBe(1);
  });
});
