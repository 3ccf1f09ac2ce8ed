import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { claimsOf, lifeOf, session } from './session';

const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

afterEach(() => session.clear());

describe('the session on this device', () => {
  it('opens with a token and clears everything with it', () => {
    localStorage.setItem('theme', 'dark');
    session.open('t');
    expect([session.isOpen(), session.token(), localStorage.getItem('token')]).toEqual([true, 't', 't']);
    session.clear();
    expect([session.isOpen(), localStorage.length]).toEqual([false, 0]);
  });

  it('notifies listeners, also when another tab signs out', () => {
    const listener = jest.fn();
    const stop = session.subscribe(listener);
    session.open('t');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    stop();
    session.open('u');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where storage is refused', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    session.open('t');
    expect(session.token()).toBe('t');
    refused.mockRestore();
  });

  it('goes on with the renewed token where the device is full, until another tab has a newer one or signs out', () => {
    session.open('old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    session.open('renewed');
    expect(session.token()).toBe('renewed');
    full.mockRestore();
    localStorage.setItem('token', 'of another tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.token()).toBe('of another tab');
  });

  it('is fresh with a token that came while the page was open', () => {
    expect(session.isFresh()).toBe(false);
    session.open('t');
    expect(session.isFresh()).toBe(true);
  });

  it('reads how long a token lives, and nothing from nonsense', () => {
    expect(lifeOf(jwt({ iat: 100, exp: 1_000 }))).toBe(900_000);
    expect([lifeOf('nonsense'), lifeOf(jwt({})), lifeOf('a.b.c')]).toEqual([null, null, null]);
    expect(claimsOf(jwt({ sub: 'u-1' }))).toMatchObject({ sub: 'u-1' });
  });
});
