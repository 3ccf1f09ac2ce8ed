import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dehydrate, hydrate, QueryObserver } from '@tanstack/react-query';
import { ApiError, unreachable } from './api-error';
import { inBackground, isInBackground } from './in-background';
import { queryClient } from './query-client';

const refused = (statusCode: number, retryAfterSeconds?: number) =>
  new ApiError({ statusCode, code: 'NO', message: 'No.' }, retryAfterSeconds);

/** When a read that always fails so is asked, in ms. */
async function askedAt(error: Error): Promise<number[]> {
  const from = performance.now();
  const at: number[] = [];
  const queryFn = async () => {
    at.push(performance.now() - from);
    throw error;
  };
  const failed = queryClient.fetchQuery({ queryKey: ['what'], queryFn }).catch((thrown: unknown) => thrown);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await failed).toBe(error);
  return at;
}

let random: jest.SpiedFunction<typeof Math.random>;
beforeEach(() => {
  jest.useFakeTimers();
  random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  queryClient.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a read that failed', () => {
  it.each([
    ['429 with Retry-After', refused(429, 4), [0, 4_750, 9_500, 14_250]],
    ['503 with Retry-After', refused(503, 1), [0, 1_750, 3_500, 5_250]],
    ['a very long Retry-After', refused(429, 3_600), [0, 30_750, 61_500, 92_250]],
    ['429 without', refused(429), [0, 1_000, 3_000, 7_000]],
    ['503 without', refused(503), [0, 1_000, 3_000]],
    ['500', refused(500), [0, 1_000, 3_000]],
    ['no connection', unreachable(), [0, 1_000, 3_000]],
    ['404', refused(404), [0]],
    ['403 with Retry-After', refused(403, 4), [0]],
    ['a defect of the page', new TypeError('x'), [0]],
  ])('is asked again after its wait: %s', async (_, error, times) => expect(await askedAt(error)).toEqual(times));

  it.each([
    [refused(429, 4), [4_000, 5_485]],
    [refused(500), [750, 1_245]],
  ])('is asked again by chance, but never before it may be: %o', async (error, waits) => {
    random.mockReturnValue(0);
    const [, early] = await askedAt(error);
    random.mockReturnValue(0.99);
    const [, late] = await askedAt(error);
    expect([early, late].map((ms) => Math.round(ms!))).toEqual(waits);
  });
});

describe('who asks for a read', () => {
  const EVERY_MS = 30_000;
  let answer: Error | string;
  let asked: ('page' | 'person')[];
  const options = {
    queryKey: ['polled'],
    queryFn: async () => {
      asked.push(isInBackground() ? 'page' : 'person');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const pass = async (ms: number) => {
    asked = [];
    await jest.advanceTimersByTimeAsync(ms);
    return asked;
  };
  const stops: (() => void)[] = [];
  /** Open until the spec ends. */
  const open = async () => {
    const opened = new QueryObserver(queryClient, { ...options, refetchInterval: EVERY_MS });
    const answered = pass(0);
    stops.push(opened.subscribe(() => undefined));
    expect(await answered).toEqual(['person']);
    return opened;
  };
  beforeEach(() => {
    asked = [];
    answer = 'here';
  });
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it('is the person until there is an answer, also where it is tried again', async () => {
    answer = refused(503, 1);
    await open();
    expect(await pass(6_000)).toEqual(['person', 'person', 'person']);
    expect(await pass(EVERY_MS)).toEqual(['person']);
  });

  it('is the page where it polls, also where that is tried again or has failed', async () => {
    await open();
    expect(await pass(EVERY_MS)).toEqual(['page']);
    answer = refused(503, 1);
    expect(await pass(EVERY_MS + 6_000)).toEqual(['page', 'page', 'page', 'page']);
    answer = 'here';
    expect(await pass(EVERY_MS)).toEqual(['page']);
  });

  it('is the person who presses a button or has changed something', async () => {
    const opened = await open();
    asked = [];
    await opened.refetch();
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
    expect(asked).toEqual(['person', 'person']);
  });

  it('is the person who opens what is remembered of an earlier visit', async () => {
    await queryClient.fetchQuery(options);
    const saved = dehydrate(queryClient);
    queryClient.clear();
    hydrate(queryClient, saved);
    void queryClient.invalidateQueries({ refetchType: 'none' });
    await open();
    expect(await pass(EVERY_MS)).toEqual(['page']);
  });

  it('is the page for all that it asks for at once', async () => {
    const other = { ...options, queryKey: ['other'] };
    await queryClient.fetchQuery(options);
    await queryClient.fetchQuery(other);
    asked = [];
    await inBackground(() => queryClient.refetchQueries());
    expect(asked).toEqual(['page', 'page']);
  });
});

describe('a change that failed', () => {
  it('is not sent again', async () => {
    const mutationFn = jest.fn(async () => Promise.reject(refused(429, 1)));
    await queryClient
      .getMutationCache()
      .build(queryClient, queryClient.defaultMutationOptions({ mutationFn }))
      .execute(undefined)
      .catch(() => undefined);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});
