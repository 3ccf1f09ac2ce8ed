import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { certificateOwner } from './certificate-names.js';
import { Facts } from './facts.js';

const ownerOf = (names: string[], ptr: string | null = null) => {
  const { snapshot } = seen().fails('tls_hostname', 'error').certificate({ names });
  const addresses = snapshot.addresses.map((one) => ({ ...one, ptr }));
  return certificateOwner(new Facts({ ...snapshot, addresses }));
};

describe('a certificate that does not fit is', () => {
  it.each([
    ['of the same domain', ['mail.shop.example'], 'same-domain'],
    ['of the same domain, one level up', ['*.shop.example'], 'same-domain'],
    ['of a company of hosting', ['*.web-hosting.com'], 'machine'],
    ['of a platform', ['*.azurewebsites.net'], 'machine'],
    ['of a company that we know by name', ['*.namecheap.com'], 'machine'],
    ['of a machine by its number', ['vps-3421.rented.ng'], 'machine'],
    ['of a panel', ['cpanel.rented.ng'], 'machine'],
    ['of somebody else', ['kemi-bakery.ng', 'www.kemi-bakery.ng'], 'stranger'],
    ['perhaps of the same owner', ['shop.ng'], 'unclear'],
    ['of nobody', [], 'unclear'],
    ['of no name', ['Plesk'], 'unclear'],
  ])('%s', (_whose, names, owner) => expect(ownerOf(names)).toBe(owner));
  it('of the machine, by what the machine calls itself', () => {
    expect(ownerOf(['alpha.rented.ng'], 'alpha.rented.ng')).toBe('machine');
    expect(ownerOf(['alpha.rented.ng'], 'customer.other.example')).toBe('stranger');
  });
});
