import { expect, it } from '@jest/globals';
import { parseConfig, platformSettings } from '@nowahala/platform';
import { banner } from '../src/banner.js';
import { allowedNetworks } from '../src/allowed-networks.js';

it.each([
  [{}, '127.0.0.0/8', 'servers on this machine (127.0.0.0/8) may be watched'],
  [{ PROBE_ALLOW_NETWORKS: '' }, '', 'servers on the public internet alone may be watched'],
  [{ PROBE_ALLOW_NETWORKS: '10.0.0.0/8' }, '10.0.0.0/8', 'servers in 10.0.0.0/8 may be watched'],
  [{ NODE_ENV: 'production', PROBE_ALLOW_NETWORKS: '10.0.0.0/8' }, '10.0.0.0/8', 'servers in 10.0.0.0/8 may be watched'],
])('%j opens %j, and the banner says so', (env, opened, allowed) => {
  const settings = parseConfig(platformSettings, env);
  expect(allowedNetworks(settings, env)).toBe(opened);
  expect(banner(settings, env)).toContain(allowed);
});

it('production opens nothing by itself', () => {
  const env = { NODE_ENV: 'production' };
  const settings = parseConfig(platformSettings, env);
  expect(allowedNetworks(settings, env)).toBe('');
  expect(banner(settings, env)).not.toContain('Checks');
});

it('names the places that this machine plays, where it plays several', () => {
  const settings = parseConfig(platformSettings, { PROBE_REGION: 'lagos, london' });
  expect(banner(settings, {})).toContain('Places      lagos, london');
  expect(banner(parseConfig(platformSettings, {}), {})).not.toContain('Places');
});
