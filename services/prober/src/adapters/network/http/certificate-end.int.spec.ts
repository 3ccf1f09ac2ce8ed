import { expect, it } from '@jest/globals';
import { withEachEngine } from '../../../../test/engines.js';
import { probeWith, website } from '../../../../test/network-probe.js';
import { answer } from '../../../../test/sockets.js';
import { authority, checkUrl, resolver, up } from '../../../../test/websites.js';

withEachEngine(() => {
  it('a certificate says when it ends where that is asked for, of a redirect the one that ends first', async () => {
    const [address, port] = ['127.77.1.7', 8443];
    await up(answer('200 OK'), { address, port, tls: authority.issue({ names: [address], to: '20410203040506Z' }) });
    const first = await up(answer('302 Found', { Location: `https://${address}:${port}/` }), {
      tls: authority.issue({ names: ['shop.test'], to: '20420203040506Z' }),
    });
    const { probe } = probeWith({ resolver });
    const target = { serverId: 's', workspaceId: 'w', ipAddress: null, website: website(`https://shop.test:${first.port}/`) };
    expect((await probe.check(target, () => false, true)).certificate).toEqual({
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      issuer: 'Test Root',
      startsAt: new Date('2020-01-01T00:00:00Z'),
      endsAt: new Date('2041-02-03T04:05:06Z'),
    });
    expect((await probe.check(target, () => false)).certificate).toBeUndefined();
  });

  it.each([
    ['ahead', 'not_measured', { to: '20240102030405Z' }, '2024-01-02T02:00:00Z'],
    ['behind', 'not_measured', { from: '20440102030405Z' }, '2044-01-02T04:00:00Z'],
    ['ahead by less', 'tls_expired', { to: '20240102030405Z' }, '2024-01-02T04:00:00Z'],
    ['behind by less', 'tls_not_yet_valid', { from: '20440102030405Z' }, '2044-01-02T02:00:00Z'],
  ])('a certificate counts by the real time where the clock of the machine is %s: %s', async (_, errorClass, dates, real) => {
    const server = await up(answer('200 OK'), { tls: authority.issue({ names: ['shop.test'], ...dates }) });
    const result = await checkUrl(`https://shop.test:${server.port}/`, { realMs: () => Date.parse(real) });
    expect(result).toMatchObject({ outcome: errorClass === 'not_measured' ? 'unknown' : 'error', errorClass });
  });
});
