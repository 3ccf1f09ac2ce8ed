import { describe, expect, it } from '@jest/globals';
import { emailFallbackAt } from './email-fallback.js';

const tried = new Date('2026-11-21T13:02:00Z');
const sent = new Date('2026-11-21T13:02:01Z');

describe('the e-mail fallback of an unconfirmed WhatsApp message', () => {
  it('waits a minute for the receipt', () => {
    expect(emailFallbackAt({ state: 'sent', sentAt: sent, firstTriedAt: tried })).toEqual(new Date('2026-11-21T13:03:01Z'));
  });
  it('is not needed once the phone confirmed', () => {
    expect(emailFallbackAt({ state: 'delivered', sentAt: sent, firstTriedAt: tried })).toBeNull();
    expect(emailFallbackAt({ state: 'read', sentAt: sent, firstTriedAt: tried })).toBeNull();
  });
  it('goes at once when WhatsApp refused', () => {
    expect(emailFallbackAt({ state: 'failed', sentAt: null, firstTriedAt: tried })).toEqual(tried);
  });
  it('does not wait for ever while the provider itself is down', () => {
    expect(emailFallbackAt({ state: 'queued', sentAt: null, firstTriedAt: tried })).toEqual(new Date('2026-11-21T13:03:00Z'));
  });
  it('stays home when the message was dropped as stale, or not tried yet', () => {
    expect(emailFallbackAt({ state: 'dropped', sentAt: null, firstTriedAt: tried })).toBeNull();
    expect(emailFallbackAt({ state: 'queued', sentAt: null, firstTriedAt: null })).toBeNull();
  });
});
