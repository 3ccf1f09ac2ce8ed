import { describe, expect, it } from '@jest/globals';
import { growthOf } from '../../../libs/testkit/src/growth.js';
import { withoutPersonalData, withoutSecrets } from './advice/personal-data.js';
import { applicationFingerprint } from './error-log/failure.js';

/** One program's log must not hold up the incidents of all others. Twice as much text may take twice as long, not more. */
describe('text of a monitored program takes no more time than its length', () => {
  it.each(['-eyJ', 'a.', 'a-', 'token '])('while secrets are taken out of %j', (piece) =>
    expect(growthOf(withoutSecrets, piece, 64 * 1024)).toBeLessThan(2.5),
  );
  it.each(['a', 'a.', 'a-', 'a/'])('while what is personal is taken out of %j', (piece) =>
    expect(growthOf(withoutPersonalData, piece, 8_000)).toBeLessThan(2.5),
  );
  it.each(['a(', 'a(:1', '(:1('])('while the place in the program is found in %j', (piece) =>
    expect(growthOf((stack) => applicationFingerprint('s', 'App', 'm', `a${stack}`), piece, 64 * 1024)).toBeLessThan(2.5),
  );
});
