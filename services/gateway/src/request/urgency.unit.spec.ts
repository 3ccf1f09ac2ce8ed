import { describe, expect, it } from '@jest/globals';
import { urgencies } from '@nowahala/platform';
import { urgencyOf } from './urgency.js';

const asks = (method: string, priority?: string) => urgencyOf({ method, headers: { ...(priority !== undefined && { priority }) } });

describe('what a page asks in the background', () => {
  it.each(['u=7', 'u=7, i', ' u=7 ', 'u=7;x'])('says so by its priority (%s)', (priority) =>
    expect(asks('GET', priority)).toBe(urgencies.page),
  );

  it.each([undefined, '', 'u=3', 'u=1, i', 'i', 'u=77', 'x-u=7'])('is nothing else (%s)', (priority) =>
    expect(asks('GET', priority)).toBe(urgencies.person),
  );

  it('is no change', () => expect(asks('POST', 'u=7')).toBe(urgencies.person));
});
