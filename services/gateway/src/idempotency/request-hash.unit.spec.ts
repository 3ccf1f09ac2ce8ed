import { expect, it } from '@jest/globals';
import { keyringOfRoot, ServiceKeys } from '@nowahala/platform';
import { RequestHash } from './request-hash.js';

const [older, newer] = ['a secret of this spec which is long enough', 'another secret of this spec for a while'];
const hashes = (secrets: string) => new RequestHash(new ServiceKeys(keyringOfRoot(secrets), 'gateway', ['address-hash'])).of({ body: 1 });

it('of a request is the same while the secret is, and both are believed while it is changed', () => {
  const [[before], [after]] = [hashes(older), hashes(newer)];
  expect(hashes(older)).toEqual([before]);
  expect(after).not.toBe(before);
  expect(hashes(`${older},${newer}`)).toEqual([before, after]);
  expect(hashes(`${newer},${older}`)).toEqual([after, before]);
});
