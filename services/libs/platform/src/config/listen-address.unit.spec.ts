import { expect, it } from '@jest/globals';
import { parseConfig, platformSettings } from './config.js';

it.each([
  ['0.0.0.0', '0.0.0.0:50051'],
  ['::', '[::]:50051'],
  ['127.0.0.1', '127.0.0.1:50051'],
])('listening on %s, calls between services are answered at %s', (LISTEN_ADDRESS, rpcAddress) => {
  expect(parseConfig(platformSettings, { LISTEN_ADDRESS })).toMatchObject({ LISTEN_ADDRESS, rpcAddress });
});

it('any other address is refused in words', () => {
  expect(() => parseConfig(platformSettings, { LISTEN_ADDRESS: '10.0.0.1' })).toThrow(
    'LISTEN_ADDRESS: must be 0.0.0.0 (every network), :: ',
  );
});
