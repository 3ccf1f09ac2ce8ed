import { expect, it } from '@jest/globals';
import { parseConfig } from '@nowahala/platform';
import { workspacesConfig } from './workspaces.config.js';

it('a name server that is no address is told before anything starts', () =>
  expect(() => parseConfig(workspacesConfig, { PROBE_DNS_SERVERS: 'foo' })).toThrow('PROBE_DNS_SERVERS: must be a list of address:port'));
