import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '@nowahala/platform';
import { proberConfig } from '../../../prober.config.js';
import { userAgent } from './user-agent.js';

describe('the name under which we ask', () => {
  it('says who, why and where to complain', () => {
    expect(userAgent('https://nowahala.example', 'help@nowahala.example')).toBe(
      'NoWahala/1.0 (uptime check; +https://nowahala.example/docs; abuse: help@nowahala.example)',
    );
  });

  it('cannot be bent into another header', () => {
    expect(userAgent('https://x\r\nEvil: 1', 'a b(c)\n')).not.toMatch(/[\r\n]/);
  });
});

describe('the settings of the prober', () => {
  it('have sensible defaults', () => {
    expect(parseConfig(proberConfig, {})).toMatchObject({ PROBE_DNS_SERVERS: [], PROBE_REFERENCE_TARGETS: [], PROBE_CONCURRENCY: 500 });
  });

  it.each([
    ['PROBE_DNS_SERVERS', 'dns.example:53'],
    ['PROBE_DNS_SERVERS', '1.1.1.999'],
    ['PROBE_DNS_SERVERS', '1.1.1.1:99999'],
    ['PROBE_ALLOW_NETWORKS', '10.0.0.0/99'],
    ['PROBE_OWN_NETWORKS', 'banana'],
    ['PROBE_CONCURRENCY', '0'],
  ])('%s refuses %s', (name, value) => expect(() => parseConfig(proberConfig, { [name]: value })).toThrow(name));

  it.each(['127.0.0.1:5353', '1.1.1.1', '1.1.1.1:53, [2606:4700::1111]:53'])('PROBE_DNS_SERVERS takes %s', (value) => {
    expect(parseConfig(proberConfig, { PROBE_DNS_SERVERS: value }).PROBE_DNS_SERVERS.length).toBeGreaterThan(0);
  });
});
