import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { isInBackground } from '@/lib/http/in-background';
import { queryClient as client } from '@/lib/http/query-client';
import { refetchMarked } from './refetch-marked';

const asked: string[] = [];
const inBackground: string[] = [];
let failing: string[];
const stops: (() => void)[] = [];

/** On the page. */
function watch(queryKey: QueryKey): void {
  const name = queryKey.join(' ');
  const queryFn = async () => {
    asked.push(name);
    if (isInBackground()) inBackground.push(name);
    if (failing.includes(name)) throw new Error('later');
    return name;
  };
  stops.push(new QueryObserver(client, { queryKey, queryFn, retry: 3, retryDelay: 20_000 }).subscribe(() => undefined));
}

beforeEach(async () => {
  jest.useFakeTimers();
  failing = [];
  watch(['workspace']);
  watch(['incidents', 1]);
  watch(['servers', 's1', 'stats']);
  await jest.advanceTimersByTimeAsync(0);
  asked.length = 0;
  inBackground.length = 0;
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  client.clear();
  jest.useRealTimers();
});

describe('what is marked', () => {
  it('is asked for again, once, however many keys stand for it', async () => {
    expect(refetchMarked(client, [['servers'], ['servers', 's1'], ['incidents']])).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked.sort()).toEqual(['incidents 1', 'servers s1 stats']);
  });

  it('is asked for in the background, and what the page asks for at another time is not', async () => {
    refetchMarked(client, [['incidents']]);
    void client.invalidateQueries({ queryKey: ['workspace'] });
    await jest.advanceTimersByTimeAsync(0);
    expect([asked.sort(), inBackground]).toEqual([['incidents 1', 'workspace'], ['incidents 1']]);
  });

  it('is tried again in the background, where there was too much to do', async () => {
    failing = ['workspace', 'incidents 1'];
    refetchMarked(client, [['workspace'], ['incidents']]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual(['workspace', 'incidents 1', 'workspace', 'incidents 1']);
    expect(inBackground).toEqual(asked);
  });

  it('is not asked sooner than the server said, and waits for the next turn', async () => {
    failing = ['workspace'];
    refetchMarked(client, [['workspace']]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(refetchMarked(client, [['workspace'], ['incidents']])).toEqual([['workspace']]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['workspace', 'incidents 1']);
    failing = [];
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['workspace', 'incidents 1', 'workspace']);
    expect(refetchMarked(client, [['workspace']])).toEqual([]);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(4);
  });

  it('is asked for again after a first answer that was on its way when it happened', async () => {
    let answer: (text: string) => void = () => undefined;
    const seen: string[] = [];
    const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
    const observer = new QueryObserver(client, { queryKey: ['notifications'], queryFn });
    stops.push(observer.subscribe(({ data }) => data !== undefined && seen.push(data)));
    let waiting = refetchMarked(client, [['notifications']]);
    answer('before');
    await jest.advanceTimersByTimeAsync(0);
    waiting = refetchMarked(client, waiting);
    answer('after');
    await jest.advanceTimersByTimeAsync(0);
    expect([seen.at(-1), waiting]).toEqual(['after', []]);
  });
});
