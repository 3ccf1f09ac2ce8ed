import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchWhenIdle, onDemand } from './on-demand';

const failed = new TypeError(
  'Failed to fetch dynamically imported module: https://nowahala.example/assets/fr-0a1b2c3d/heartbeat-dialog-Ab1.js',
);
const address = expect.stringMatching(/^https:\/\/nowahala\.example\/assets\/fr-0a1b2c3d\/heartbeat-dialog-Ab1\.js\?try=\d+$/);
const dialog = { default: 'dialog' };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a part that did not come', () => {
  it('is asked for once more, by another address, and stays', async () => {
    const load = jest.fn(() => Promise.reject<typeof dialog>(failed));
    const again = jest.fn(() => Promise.resolve(dialog));
    const part = onDemand(load, again);
    expect([await part(), await part()]).toEqual([dialog, dialog]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(again.mock.calls).toEqual([[address]]);
  });

  it('is asked for by a new address at every press', async () => {
    const again = jest.fn<(at: string) => Promise<unknown>>().mockRejectedValueOnce(failed).mockResolvedValueOnce(dialog);
    const part = onDemand(() => Promise.reject<typeof dialog>(failed), again);
    await expect(part()).rejects.toBe(failed);
    expect(await part()).toBe(dialog);
    expect(again.mock.calls).toEqual([[address], [address]]);
    expect(again.mock.calls[0]).not.toEqual(again.mock.calls[1]);
  });

  it('fails where the browser does not say its address, or is offline', async () => {
    const again = jest.fn(() => Promise.resolve(dialog));
    const unnamed = new TypeError('Importing a module script failed.');
    await expect(onDemand(() => Promise.reject(unnamed), again)()).rejects.toBe(unnamed);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(onDemand(() => Promise.reject(failed), again)()).rejects.toBe(failed);
    expect(again).not.toHaveBeenCalled();
  });
});

describe('a small part', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is fetched once, when the page has been there for a while', () => {
    const load = jest.fn(() => Promise.reject(failed));
    fetchWhenIdle(load);
    fetchWhenIdle(load);
    expect(load).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits to be asked for where the reader saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const load = jest.fn(() => Promise.resolve(dialog));
    fetchWhenIdle(load);
    Reflect.deleteProperty(navigator, 'connection');
    jest.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });
});
