import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BusTime } from './bus-time.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

it('goes on by the monotonic clock, however the clock of this machine is set', () => {
  const time = new BusTime();
  expect(time.nowMs).toBeUndefined();
  time.learn([NOW], Date.now());
  jest.advanceTimersByTime(5_000);
  jest.setSystemTime(NOW + HOUR);
  expect(time.nowMs).toBe(NOW + 5_000);
  for (let answer = 0; answer < 30; answer += 1) time.learn([NOW + 5_000], Date.now());
  expect(time.nowMs).toBe(NOW + 5_000);
});

it('is what the bus says where the clock of this machine was wrong from the beginning', () => {
  const time = new BusTime();
  jest.setSystemTime(NOW - HOUR);
  time.learn([NOW], Date.now());
  expect(time.nowMs).toBe(NOW);
});

it('is that of the machines of the bus with which ours agrees', () => {
  const time = new BusTime();
  for (let answer = 0; answer < 30; answer += 1) time.learn([answer % 3 === 0 ? NOW : NOW + HOUR], Date.now());
  expect(time.nowMs).toBe(NOW);
});

it('is right with the first answer after this machine slept, when the monotonic clock stood still', () => {
  const time = new BusTime();
  time.learn([NOW], Date.now());
  jest.setSystemTime(NOW + HOUR);
  time.learn([NOW + HOUR], Date.now());
  expect(time.nowMs).toBe(NOW + HOUR);
});

it('is right with the third answer after this machine slept whose clock is wrong', () => {
  const time = new BusTime();
  const answers = (timeMs: number, count: number) => {
    for (let answer = 0; answer < count; answer += 1) time.learn([timeMs], Date.now());
  };
  jest.setSystemTime(NOW - 5 * HOUR);
  answers(NOW, 30);
  expect(time.nowMs).toBe(NOW);
  answers(NOW + HOUR, 3);
  expect(time.nowMs).toBe(NOW + HOUR);
});

it('stays that of most machines of the bus where one is wrong, in whatever order they answer', () => {
  const time = new BusTime();
  jest.setSystemTime(NOW - 5 * HOUR);
  for (const turn of ['rrwrrwrrwrrwrrw', 'wrwrrrrwrrrrwwr', 'rrrrrwwwrrrrrrr'].join(''))
    time.learn([turn === 'w' ? NOW + HOUR : NOW], Date.now());
  expect(time.nowMs).toBe(NOW);
});

it('is not that of one wrong machine, however many partitions it answers for and however seldom the others are asked', () => {
  const time = new BusTime(600_000);
  const wrong = Array.from({ length: 16 }, () => NOW + HOUR);
  for (let answer = 0; answer < 30; answer += 1) time.learn([NOW, ...wrong], Date.now());
  expect(time.nowMs).toBe(NOW);
  for (let answer = 0; answer < 30; answer += 1) time.learn(wrong, Date.now());
  expect(time.nowMs).toBe(NOW);
});

describe('of several machines', () => {
  const answers = (time: BusTime, timeMs: number, count = 3) => {
    for (let answer = 0; answer < count; answer += 1) time.learn([timeMs], Date.now());
  };

  it('is believed against a clock of this machine that was right once nothing has agreed with it for long', () => {
    const time = new BusTime(600_000);
    answers(time, NOW, 1);
    jest.setSystemTime(NOW - HOUR);
    answers(time, NOW + 10_000);
    expect(time.nowMs).toBe(NOW);
    jest.advanceTimersByTime(600_000);
    answers(time, NOW + 610_000);
    expect(time.nowMs).toBe(NOW + 610_000);
  });

  it('is that of three answers where the clock of this machine was wrong from the beginning', () => {
    const time = new BusTime(600_000);
    jest.setSystemTime(NOW - HOUR);
    answers(time, NOW, 2);
    expect(time.nowMs).toBeUndefined();
    answers(time, NOW, 1);
    expect(time.nowMs).toBe(NOW);
  });

  it('is not for long that of one that is wrong, which is the first to answer', () => {
    const time = new BusTime(600_000);
    answers(time, NOW + HOUR);
    answers(time, NOW, 1);
    answers(time, NOW + HOUR, 30);
    expect(time.nowMs).toBe(NOW);
  });
});

it('is not taken from an answer that was long on its way', () => {
  const time = new BusTime();
  time.learn([NOW], NOW);
  jest.advanceTimersByTime(10_000);
  for (let answer = 0; answer < 9; answer += 1) time.learn([NOW], NOW);
  expect(time.nowMs).toBe(NOW + 10_000);
  for (let answer = 0; answer < 9; answer += 1) time.learn([NOW - 60_000], NOW);
  expect(time.nowMs).toBe(NOW + 10_000);
});

it.each([
  ['forward', HOUR],
  ['back', -HOUR],
])('is not taken from an answer during which the clock of this machine was set %s', (_, byMs) => {
  const time = new BusTime();
  time.learn([NOW], NOW);
  jest.setSystemTime(NOW + byMs);
  time.learn([NOW], NOW);
  expect(time.nowMs).toBe(NOW);
});

it('does not agree with a wrong clock because the answer was long on its way', () => {
  const time = new BusTime();
  jest.setSystemTime(NOW - 40_000);
  time.learn([NOW], Date.now());
  expect(time.nowMs).toBe(NOW);
  jest.advanceTimersByTime(60_000);
  time.learn([NOW], NOW - 40_000);
  expect(time.nowMs).toBe(NOW + 60_000);
});
