import { describe, expect, it } from '@jest/globals';
import { maskedAddress } from './delivery.mapper.js';

describe('an address in the delivery log', () => {
  it('shows enough to know which one it is', () => {
    expect(maskedAddress('email', 'adaeze@shop.example')).toBe('a…@shop.example');
    expect(maskedAddress('whatsapp', '+2348012345678')).toBe('+234…678');
    expect(maskedAddress('dashboard', null)).toBe('dashboard');
    expect(maskedAddress('email', null)).toBe('');
  });
});
