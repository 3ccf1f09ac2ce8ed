import { expect, it } from '@jest/globals';
import { parseConfig, platformSettings } from './config.js';

it.each(['abc', '-1', '70000', '80.5'])('a port that is %s is told in words, with every other one', (wrong) => {
  expect(() => parseConfig(platformSettings, { PORT: wrong, METRICS_PORT: wrong })).toThrow(
    '  PORT: must be a port number, 0 to 65535\n  METRICS_PORT: must be a port number, 0 to 65535',
  );
});
