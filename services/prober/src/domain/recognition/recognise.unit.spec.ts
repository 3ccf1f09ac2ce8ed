import { describe, expect, it } from '@jest/globals';
import { recognisable } from '@nowahala/kernel';
import ipaddr from 'ipaddr.js';
import { COMPANY_SIGNS } from './company-signs.js';
import { PROGRAM_SIGNS } from './program-signs.js';
import { type RecognitionInput, ownerOf, recognise } from './recognise.js';

const traces = (more: Partial<RecognitionInput>): RecognitionInput => ({
  nameservers: [],
  aliases: [],
  addresses: [],
  headers: {},
  body: '',
  page: null,
  ...more,
});
const ids = (more: Partial<RecognitionInput>): string[] => recognise(traces(more)).map(({ id }) => id);

describe('who is behind a website', () => {
  it.each([
    ['whogohost', { nameservers: ['nsa.whogohost.com'] }],
    ['whogohost', { addresses: [{ address: '41.58.1.2', ptr: 'web7.whogohost.com' }] }],
    ['qservers', { nameservers: ['ns1.qservers.net'] }],
    ['garanntor', { nameservers: ['ns1.garanntor.ng'] }],
    ['truehost', { nameservers: ['ns1.truehost.cloud'] }],
    ['hostafrica', { nameservers: ['ns1.host-ww.net'] }],
    ['afrihost', { addresses: [{ address: '41.58.1.2', ptr: 'cp12.aserv.co.za' }] }],
    ['namecheap', { addresses: [{ address: '198.54.115.9', ptr: 'server12.web-hosting.com' }] }],
    ['godaddy', { nameservers: ['ns01.domaincontrol.com'] }],
    ['hostinger', { headers: { platform: 'hostinger' } }],
    ['digitalocean', { addresses: [{ address: '165.227.1.1', ptr: null }] }],
    ['hetzner', { addresses: [{ address: '65.108.3.4', ptr: 'static.4.3.108.65.clients.your-server.de' }] }],
    ['aws', { aliases: ['my-lb-1.eu-west-1.elb.amazonaws.com'] }],
    ['vercel', { headers: { 'x-vercel-id': 'cdg1::abc' } }],
    ['netlify', { headers: { server: 'Netlify' } }],
    ['heroku', { headers: { via: '1.1 vegur' } }],
    ['render', { headers: { 'x-render-origin-server': 'Render' } }],
    ['github_pages', { addresses: [{ address: '185.199.108.153', ptr: null }] }],
    ['cloudflare', { headers: { 'cf-ray': '8a1-LOS' } }],
    ['cloudflare', { addresses: [{ address: '104.21.5.5', ptr: null }] }],
    ['cloudflare', { addresses: [{ address: '2606:4700::1111', ptr: null }] }],
    ['fastly', { headers: { 'x-served-by': 'cache-los1-LOS' } }],
    ['sucuri', { headers: { 'x-sucuri-id': '15008' } }],
  ] as [string, Partial<RecognitionInput>][])('%s', (id, more) => expect(ids(more)).toContain(id));

  it('is told by the name of the machine rather than by its range', () => {
    expect(ownerOf('104.21.5.5', null)).toBe('cloudflare');
    expect(ownerOf('165.227.1.1', 'web7.whogohost.com')).toBe('whogohost');
    expect(ownerOf('8.8.8.8', 'dns.google')).toBeNull();
    expect(ownerOf('not an address', null)).toBeNull();
  });

  it('is not guessed from names that only look alike', () => {
    expect(
      ids({
        nameservers: ['ns1.notwhogohost.com', 'whogohost.com.evil.example'],
        addresses: [{ address: '8.8.8.8', ptr: 'amazonaws.com.evil.example' }],
      }),
    ).toEqual([]);
  });

  it('counts a machine for more than a name server', () => {
    const found = recognise(
      traces({ nameservers: ['ns1.whogohost.com'], addresses: [{ address: '65.108.3.4', ptr: 'x.clients.your-server.de' }] }),
    );
    expect(found.map(({ id }) => id)).toEqual(['hetzner', 'whogohost']);
    expect(found[0]?.by).toBe('reverse name x.clients.your-server.de');
  });
});

describe('what a website is made of', () => {
  it.each([
    ['wordpress', { body: '<link href="https://x/wp-content/themes/a.css">' }],
    ['woocommerce', { body: '<script src="/wp-content/plugins/woocommerce/a.js"></script>' }],
    ['shopify', { headers: { 'x-shopid': '1' } }],
    ['laravel', { headers: { 'set-cookie-names': 'XSRF-TOKEN laravel_session' } }],
    ['nextjs', { body: '<script id="__NEXT_DATA__" type="application/json">' }],
    ['wix', { headers: { 'x-wix-request-id': '1' } }],
    ['cpanel', { body: '<a href="/cgi-sys/defaultwebpage.cgi">' }],
    ['plesk', { headers: { 'x-powered-by': 'PleskLin' } }],
    ['php', { headers: { 'x-powered-by': 'PHP/8.2.1' } }],
    ['litespeed', { headers: { server: 'LiteSpeed' } }],
    ['nginx', { body: '<hr><center>nginx/1.24.0</center>' }],
    ['iis', { headers: { server: 'Microsoft-IIS/10.0' } }],
  ] as [string, Partial<RecognitionInput>][])('%s', (id, more) => expect(ids(more)).toContain(id));

  it('includes the page itself', () => {
    expect(recognise(traces({ page: { page: 'parked', confidence: 0.95 } }))).toEqual([
      { kind: 'page', id: 'parked', name: 'a parked-domain page', by: 'the page itself', confidence: 0.95 },
    ]);
  });
});

describe('the signs', () => {
  it('cover everything that the rule catalogue may ask for', () => {
    const known = new Set([...COMPANY_SIGNS, ...PROGRAM_SIGNS].map(({ kind, id }) => `${kind} ${id}`));
    for (const kind of ['hosting', 'cdn', 'panel', 'cms', 'shop', 'framework', 'server'] as const) {
      for (const id of Object.keys(recognisable[kind])) expect(known).toContain(`${kind} ${id}`);
    }
  });

  it('name only real networks, and no network twice', () => {
    const networks = COMPANY_SIGNS.flatMap(({ networks = [] }) => networks);
    for (const network of networks) {
      const [address, bits] = ipaddr.parseCIDR(network);
      expect(address.range()).toBe('unicast');
      expect(ipaddr.subnetMatch(address, { it: [[address, bits]] }, 'no')).toBe('it');
      if (address.kind() === 'ipv4') expect(ipaddr.IPv4.networkAddressFromCIDR(network).toString()).toBe(address.toString());
    }
    expect(new Set(networks).size).toBe(networks.length);
  });
});
