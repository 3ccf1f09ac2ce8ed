import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { translatedBy } from './answer-in-language';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('an answer of the API', () => {
  const sentence = 'Your settings are saved.';

  it('is translated by the table that arrives', async () => {
    const load = async () => ({ translateSentence: () => 'Vos paramètres sont enregistrés.' });
    expect(await translatedBy(load, sentence)).toBe('Vos paramètres sont enregistrés.');
  });

  it('without a sentence asks for no table: it comes from a proxy, and the table is away as well', async () => {
    const load = jest.fn(() => new Promise<never>(() => {}));
    expect(await translatedBy(load, '')).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  it('stays in English where the line broke', async () => {
    expect(await translatedBy(() => Promise.reject(new TypeError('no line')), sentence)).toBe(sentence);
  });

  it('stays in English where the table does not come within three seconds', async () => {
    const displayed = jest.fn();
    void translatedBy(() => new Promise(() => {}), sentence).then(displayed);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(displayed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(displayed).toHaveBeenCalledWith(sentence);
  });
});
