import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryKey } from '@tanstack/react-query';
import { refetchSoon, type RefetchSoon } from './refetch-soon';

const turns: { at: number; keys: QueryKey[] }[] = [];
const times = () => turns.map(({ at }) => at);
let startedAt: number;
let waits: QueryKey[];
let visibility: jest.SpiedGetter<DocumentVisibilityState>;
let random: jest.SpiedFunction<typeof Math.random>;
let soon: RefetchSoon;

const show = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  random = jest.spyOn(Math, 'random').mockReturnValue(0.6);
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  turns.length = 0;
  waits = [];
  startedAt = performance.now();
  soon = refetchSoon((keys) => {
    turns.push({ at: performance.now() - startedAt, keys });
    return waits.splice(0);
  });
});
afterEach(() => {
  soon.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what an event made old', () => {
  it('is asked for once, with what came before its turn', () => {
    soon.mark([['workspace'], ['servers', 's1']]);
    jest.advanceTimersByTime(900);
    soon.mark([['workspace'], ['incidents']]);
    jest.advanceTimersByTime(60_000);
    expect(turns).toEqual([{ at: 1_000, keys: [['workspace'], ['servers', 's1'], ['incidents']] }]);
  });

  it.each([
    [0, 250],
    [1, 1_500],
  ])('is asked for within a second and a half, by chance %d after %d ms', (chance, ms) => {
    random.mockReturnValue(chance);
    soon.mark([['workspace']]);
    jest.advanceTimersByTime(ms - 1);
    expect(turns).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(turns).toHaveLength(1);
  });

  it('is asked for three seconds after the last time at the earliest, however much happens', () => {
    random.mockReturnValue(0);
    for (let round = 0; round < 90; round += 1) {
      soon.mark([['workspace']]);
      jest.advanceTimersByTime(100);
    }
    expect(times()).toEqual([250, 3_500, 6_750]);
  });

  it('waits for the next turn where it could not be asked for now', () => {
    waits = [['workspace']];
    soon.mark([['workspace'], ['incidents']]);
    jest.advanceTimersByTime(60_000);
    expect(turns).toEqual([
      { at: 1_000, keys: [['workspace'], ['incidents']] },
      { at: 5_000, keys: [['workspace']] },
    ]);
  });

  it('is not asked for by a page that is gone', () => {
    soon.mark([['workspace']]);
    soon.stop();
    show('visible');
    jest.advanceTimersByTime(60_000);
    expect(turns).toEqual([]);
  });
});

describe('a page that nobody sees', () => {
  it('asks when it is shown, at once and once', () => {
    show('hidden');
    soon.mark([['workspace']]);
    jest.advanceTimersByTime(60_000);
    soon.mark([['workspace'], ['incidents']]);
    jest.advanceTimersByTime(60_000);
    expect(turns).toEqual([]);
    show('visible');
    expect(turns).toEqual([{ at: 120_000, keys: [['workspace'], ['incidents']] }]);
    jest.advanceTimersByTime(60_000);
    expect(turns).toHaveLength(1);
  });

  it('asks when it is shown what it was about to ask when it was hidden', () => {
    soon.mark([['workspace']]);
    show('hidden');
    jest.advanceTimersByTime(60_000);
    expect(turns).toEqual([]);
    show('visible');
    expect(times()).toEqual([60_000]);
  });

  it('keeps to the three seconds when it is shown again soon', () => {
    soon.mark([['workspace']]);
    jest.advanceTimersByTime(1_500);
    show('hidden');
    soon.mark([['workspace']]);
    show('visible');
    jest.advanceTimersByTime(60_000);
    expect(times()).toEqual([1_000, 4_000]);
  });

  it('asks nothing when it is shown and nothing happened', () => {
    show('hidden');
    show('visible');
    jest.advanceTimersByTime(60_000);
    expect(turns).toEqual([]);
  });
});
