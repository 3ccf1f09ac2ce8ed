import { expect, it } from '@jest/globals';
import { startProblem } from '../src/start-problem.js';

const failed = (code: string) => Object.assign(new Error('told by Node'), { code });

it.each(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'a database whose certificate nobody trusts (%s) is told in words',
  (code) => expect(startProblem(failed(code))).toContain('NODE_EXTRA_CA_CERTS'),
);

it('a defect keeps its stack', () => {
  expect(startProblem(failed('ERR_ASSERTION'))).toBeUndefined();
  expect(startProblem(new Error('no code'))).toBeUndefined();
});
