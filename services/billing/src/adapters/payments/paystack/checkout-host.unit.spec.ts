import { describe, expect, it } from '@jest/globals';
import { isCheckoutHost } from './checkout-host.js';

describe('where a payer may be sent', () => {
  const real = 'https://api.paystack.co';
  const fake = 'http://127.0.0.1:19400';

  it.each([
    [real, 'https://checkout.paystack.com/abc', true],
    [real, 'http://checkout.paystack.com/abc', false],
    [real, 'https://checkout.paystack.com.evil.example/abc', false],
    [real, 'https://evilpaystack.com/abc', false],
    [real, 'https://checkout.paystack.com@evil.example/abc', false],
    [real, 'javascript:alert(1)', false],
    [real, 'http://127.0.0.1:19400/pay', false],
    [real, 'nonsense', false],
    [fake, 'http://localhost:19400/pay', true],
    [fake, 'https://checkout.paystack.com/abc', true],
    [fake, 'https://evil.example/abc', false],
    ['https://paystack.test.example', 'https://paystack.test.example/pay', true],
  ])('with %s: %s', (base, address, allowed) => expect(isCheckoutHost(address, base)).toBe(allowed));
});
