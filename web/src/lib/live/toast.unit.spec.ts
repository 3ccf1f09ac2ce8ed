import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toast, toastStore } from './toast';

const texts = () => toastStore.read().map(({ text }) => text);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('toasts', () => {
  it('are three at most: the oldest goes first', () => {
    for (const text of ['one', 'two', 'three', 'four']) toast.info(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('go by themselves after five seconds', () => {
    toast.success('saved');
    jest.advanceTimersByTime(4_999);
    expect(texts()).toEqual(['saved']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('with the same text are one that stays longer', () => {
    toast.warning('no line');
    jest.advanceTimersByTime(3_000);
    toast.error('no line');
    jest.advanceTimersByTime(3_000);
    expect(texts()).toEqual(['no line']);
  });

  it('wait while they are paused, and start over afterwards', () => {
    toast.info('read me');
    toastStore.pause();
    jest.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['read me']);
    toastStore.resume();
    jest.advanceTimersByTime(5_000);
    expect(texts()).toEqual([]);
  });

  it('can be sent away', () => {
    toast.dismiss(toast.info('shoo'));
    expect(texts()).toEqual([]);
  });
});
