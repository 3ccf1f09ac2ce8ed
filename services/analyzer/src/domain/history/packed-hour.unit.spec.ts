import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@nowahala/kernel';
import { crc32 } from 'node:zlib';
import { inOrder } from './kept-ping.js';
import type { KeptPing } from './kept-ping.js';
import { DamagedHour, packHour, packHourSurely, unpackHour } from './packed-hour.js';

const HOUR = Date.parse('2026-03-02T09:00:00Z');
const FEW_BYTES = 5;

const ping = (minute: number, over: Partial<KeptPing> = {}): KeptPing => {
  const responseUs = over.responseUs === undefined ? 124_000 + ((minute * 7_919) % 5_000) : over.responseUs;
  const scheduledAt = HOUR + minute * MINUTE_MS + 17_000;
  return {
    ...{
      scheduledAt,
      startedAt: scheduledAt + 12 + (minute % 9),
      responseUs,
      status: 0,
      kind: 0,
      code: 200,
      region: 'lagos',
      errorClass: '',
    },
    message: responseUs === null ? '' : `Answered in ${Math.round(responseUs / 1_000)} ms (status 200).`,
    ...over,
  };
};
const hourOf = (over: (minute: number) => Partial<KeptPing> = () => ({})): KeptPing[] =>
  Array.from({ length: 60 }, (_, minute) => ping(minute, over(minute)));
const again = (pings: KeptPing[]): KeptPing[] => unpackHour(HOUR, packHour(HOUR, pings));

/** The same numbers in every run. */
function randomly(seed: number): <T>(...choices: T[]) => T {
  let state = seed;
  return (...choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)]!;
  };
}

function anyHour(seed: number): KeptPing[] {
  const one = randomly(seed);
  const number = (): number => one(0, 1, 63, 64, 127, 128, 8_191, 8_192, 999_499, 999_500, 2_147_483_647);
  const text = (): string =>
    one('', 'local', 'lagos', '__proto__', 'Ẹ̀rọ 🙂', '\t a\n', '5 ms 5 ms', 'x'.repeat(500), ' 0 ms', '$& 1 ms', '\0');
  const size = one(0, 1, 2, 60, 400);
  return Array.from({ length: size }, (_, index) => {
    const responseUs = one(null, number(), number());
    const took = responseUs === null ? '' : String(Math.round((responseUs - one(0, 1)) / 1_000));
    const scheduledAt = HOUR + index * one(1, 1_000, 60_000);
    const startedAt = scheduledAt + one(0, 7, 60_000, -1, -2_592_000_000, 9_000_000_000);
    const message = one(text(), `Answered in ${took} ms (status 200).`, `Answered in 1 ms.`, `${text()} ${took} ms ${text()} ${took} ms`);
    return { scheduledAt, startedAt, responseUs, status: one(0, 1, 2, 3, 4), kind: one(0, 3, 6), code: one(0, 200, 32_767), region: text(), errorClass: text(), message }; // prettier-ignore
  }).filter((kept, index, all) => all.findIndex((other) => inOrder(other, kept) === 0) === index);
}

describe('a packed hour', () => {
  it('is what was stored, of every kind', () => {
    for (let seed = 1; seed <= 400; seed += 1) expect(again(anyHour(seed))).toEqual(anyHour(seed).sort(inOrder));
  });

  it('is refused where it cannot be read again, and only there', () => {
    for (let seed = 1; seed <= 400; seed += 1) expect(packHourSurely(HOUR, anyHour(seed))).toEqual(packHour(HOUR, anyHour(seed)));
    const far = ping(1, { startedAt: Date.parse('+200000-01-01T00:00:00Z') });
    expect(() => packHourSurely(HOUR, [far])).toThrow(DamagedHour);
    expect(() => packHourSurely(HOUR, [ping(1, { responseUs: 0.5 })])).toThrow(DamagedHour);
  });

  it('holds an hour of a steady website in few bytes a ping', () => {
    expect(packHour(HOUR, hourOf()).length / 60).toBeLessThan(FEW_BYTES);
    const inTurns = hourOf((minute) => ({ region: ['lagos', 'london', 'frankfurt'][minute % 3]! }));
    expect(packHour(HOUR, inTurns).length / 60).toBeLessThan(FEW_BYTES);
    const message = 'The machine refused the connection to shop.example (port 443): no program is listening there.';
    const down = hourOf(() => ({ status: 2, code: 0, responseUs: null, errorClass: 'connect_refused\tshop.example\t443', message }));
    expect(packHour(HOUR, down).length / 60).toBeLessThan(FEW_BYTES);
  });

  it('says a message again as it was rounded', () => {
    for (const [responseUs, message] of [
      [124_500, 'Answered in 124 ms (status 200).'],
      [124_500, 'Answered in 125 ms (status 200).'],
      [300, 'Answered in 1 ms (status 200).'],
      [300, 'Answered ping in under 1 ms.'],
      [5_000, 'Answered in 15 ms (status 200).'],
      [200_000, 'Answered in 200 ms (status 200). “in 200 ms” is on the page.'],
    ] as const)
      expect(again([ping(1, { responseUs, message })])[0]!.message).toBe(message);
  });

  it('of nothing is empty', () => expect(again([])).toEqual([]));

  it('keeps the form in which it was stored by every release', () => {
    const pings = [ping(1, { responseUs: 124_000, region: 'local' }), ping(2, { responseUs: 125_500, region: 'local' })];
    const stored = '01186475e200010100020000c8010102000290b30901c0a907011a1cc0910fb817';
    expect(packHour(HOUR, pings).toString('hex')).toBe(stored);
    expect(unpackHour(HOUR, Buffer.from(stored, 'hex'))).toEqual(pings);
  });
});

describe('bytes that are not what was written', () => {
  const whole = packHour(
    HOUR,
    [1, 2, 3, 4].map((minute) => ping(minute, { message: `This is number ${minute}.` })),
  );

  it('are refused, whichever of them has changed or is missing', () => {
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1 << (at % 8);
      expect(() => unpackHour(HOUR, changed)).toThrow(DamagedHour);
      expect(() => unpackHour(HOUR, whole.subarray(0, at))).toThrow(DamagedHour);
    }
  });

  it('are refused quickly also where their checksum is right', () => {
    const begun = performance.now();
    for (let seed = 1; seed <= 500; seed += 1) {
      const one = randomly(seed);
      const body = Buffer.from(Array.from({ length: one(0, 3, 20, 200) }, () => one(0, 1, 2, 5, 127, 128, 200, 255)));
      const head = Buffer.alloc(5, 1);
      head.writeUInt32LE(crc32(body), 1);
      try {
        expect(unpackHour(HOUR, Buffer.concat([head, body])).length).toBeLessThanOrEqual(body.length);
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedHour);
      }
    }
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('of a newer release are named', () => {
    const newer = Buffer.from(whole);
    newer[0] = 2;
    expect(() => unpackHour(HOUR, newer)).toThrow('a packed hour of version 2, and this release reads 1');
  });
});
