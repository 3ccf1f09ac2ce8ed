import { expect, it } from '@jest/globals';
import { startProblem } from '../src/start-problem.js';

const failed = (code: string) => Object.assign(new Error('told by Node'), { code });

it.each(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'a database whose certificate nobody trusts (%s) is explained',
  (code) => expect(startProblem(failed(code), {})).toContain('NODE_EXTRA_CA_CERTS'),
);

it('a defect keeps its stack', () => {
  expect(startProblem(failed('ERR_ASSERTION'), {})).toBeUndefined();
  expect(startProblem(new Error('no code'), {})).toBeUndefined();
});

it.each([
  [8080, {}, 'PORT=8081 npm start'],
  [9464, {}, 'METRICS_PORT=9465 npm start'],
  [7000, { PORT: '9464', METRICS_PORT: '7000' }, 'METRICS_PORT=9465 npm start'],
  [9464, { PORT: '9464', METRICS_PORT: '7000' }, ' PORT=8081 npm start'],
  [50_051, { SERVICES: 'analyzer' }, 'GRPC_PORT=50052 npm start'],
])('a busy port %i is explained with the setting that chose it', (port, env, hint) =>
  expect(startProblem(Object.assign(failed('EADDRINUSE'), { port }), env)).toContain(hint),
);
