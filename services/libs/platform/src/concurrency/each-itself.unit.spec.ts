import { describe, expect, it } from '@jest/globals';
import { eachItself } from './each-itself.js';

describe('each by itself', () => {
  const done: string[] = [];
  const work = async (item: string) => {
    done.push(item);
    if (item.startsWith('bad')) throw new Error(item);
  };

  it('has its turn, whichever fails, and the failure is thrown in the end', async () => {
    await expect(eachItself(['bad', 'good'], work)).rejects.toThrow(/^bad$/);
    await expect(eachItself(['bad one', 'good too', 'bad other'], work)).rejects.toThrow('Error: bad one; Error: bad other');
    await expect(
      eachItself(
        Array.from({ length: 30 }, (_, index) => `bad ${index}`),
        work,
      ),
    ).rejects.toThrow('bad 4');
    expect(done.splice(5)).toHaveLength(10);
    await eachItself(['good'], work);
    expect(done).toEqual(['bad', 'good', 'bad one', 'good too', 'bad other', 'good']);
  });
});
