import { describe, expect, test } from '@jest/globals';
import { NetworkTable } from './network-table.js';

describe('the networks of the internet', () => {
  const networks = new NetworkTable();

  test.each([
    ['8.8.8.8', 'as15169', 'Google LLC'],
    ['1.1.1.1', 'as13335', 'Cloudflare, Inc.'],
    ['41.58.12.7', 'as36923', 'SWIFT NETWORKS LIMITED'],
    ['5.9.0.0', 'as24940', 'Hetzner Online GmbH'],
    ['5.9.255.255', 'as24940', 'Hetzner Online GmbH'],
    ['2606:4700:4700::1111', 'as13335', 'Cloudflare, Inc.'],
    ['2001:4860:4860::8888', 'as15169', 'Google LLC'],
    ['::ffff:8.8.8.8', 'as15169', 'Google LLC'],
  ])('%s belongs to %s, %s', (address, key, name) => expect(networks.find(address)).toEqual({ key, name }));

  test.each([
    ['127.3.4.5', '127.3.4.0/24'],
    ['0.0.0.0', '0.0.0.0/24'],
    ['255.255.255.255', '255.255.255.0/24'],
    ['::1', '0:0:0::/48'],
    ['fd00:1:2:3::4', 'fd00:1:2::/48'],
  ])('%s, which nobody announces, is the network of its block %s', (address, key) =>
    expect(networks.find(address)).toEqual({ key, name: '' }),
  );

  test('a network is found by its key as well', () => {
    for (const address of ['8.8.8.8', '41.58.12.7', '5.9.0.0', '2606:4700:4700::1111']) {
      const { key, name } = networks.find(address)!;
      expect(networks.nameOf(key)).toBe(name);
    }
    for (const key of ['as0', 'as4294967295', '203.0.113.0/24', '']) expect(networks.nameOf(key)).toBe('');
  });

  test('what is not an address has no network', () => {
    for (const text of ['', 'example.com', '1.2.3', '1.2.3.256', ':::1']) expect(networks.find(text)).toBeNull();
  });

  test('a piece that ends is not stretched to the next one', () => {
    // 1.0.0.0/24 is Cloudflare's, the 768 addresses behind it are nobody's.
    expect(networks.find('1.0.0.255')?.key).toBe('as13335');
    expect(networks.find('1.0.1.0')).toEqual({ key: '1.0.1.0/24', name: '' });
  });

  test('all that is kept needs less than 15 MB', () => {
    const loaded = Reflect.get(networks, 'loaded') as Record<4 | 6, { starts: ArrayBufferView; owners: ArrayBufferView }> & {
      names: Buffer;
      nameStarts: Uint32Array;
    };
    const parts = [loaded[4].starts, loaded[4].owners, loaded[6].starts, loaded[6].owners, loaded.names, loaded.nameStarts];
    const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
    expect(bytes).toBeGreaterThan(4_000_000);
    expect(bytes).toBeLessThan(15_000_000);
  });
});
