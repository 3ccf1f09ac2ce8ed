import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onLeave, onSessionEnd } from './end-session';
import { session } from './session';

const tokenOf = (sub: string, iat = 1) => `x.${Buffer.from(JSON.stringify({ sub, iat })).toString('base64url')}.y`;
const forgotten = jest.fn();
onLeave(() => {});
onSessionEnd(forgotten);

/** What another tab does with the storage; a tab that sleeps learns of it later. */
const elsewhere = (token: string | null) => (token === null ? localStorage.clear() : localStorage.setItem('token', token));
const learn = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

beforeEach(() => {
  session.open(tokenOf('ada'));
  forgotten.mockClear();
});
afterEach(() => session.clear());

describe('what a tab remembers of its user', () => {
  it('is forgotten when she signs out in another tab', () => {
    elsewhere(null);
    learn();
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('is forgotten by a tab that slept until the next user had signed in', () => {
    elsewhere(null);
    elsewhere(tokenOf('bola'));
    learn();
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('is forgotten by a page that the back button brings back', () => {
    elsewhere(tokenOf('bola'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('stays while her token is renewed', () => {
    elsewhere(tokenOf('ada', 2));
    learn();
    session.open(tokenOf('ada', 3));
    expect(forgotten).not.toHaveBeenCalled();
  });
});
