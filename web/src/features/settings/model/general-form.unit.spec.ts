import { describe, expect, it } from '@jest/globals';
import type { ProfileResponse } from '@nowahala/api';
import { settings } from '@messages/settings';
import { askedOfOld, isPhone, profileFrom } from './general-form';

describe('a phone number', () => {
  it.each(['', '  ', '+2348012345678', '+234 801 234 5678', '+44 (20) 7946-0958'])('takes %p', (typed) =>
    expect(isPhone(typed)).toBe(true),
  );
  it.each(['08012345678', '+234801', '2348012345678', '+23480123456789012345', '+234801234567a'])('refuses %p', (typed) =>
    expect(isPhone(typed)).toBe(false),
  );
});

describe('a profile', () => {
  const values = {
    fullName: ' Ada Okafor ',
    email: ' ada@example.com ',
    password: 'a calm long password',
    phone: '',
    country: 'NG',
    timeZone: 'Africa/Lagos',
    language: 'en',
  };
  it('is sent without stray spaces, and an empty phone as none', () => {
    expect(profileFrom(values, 'ada@example.com')).toEqual({
      fullName: 'Ada Okafor',
      phone: null,
      location: { country: 'NG' },
      timeZone: 'Africa/Lagos',
      language: 'en',
    });
  });
  it('has the e-mail, and the password with it, only when that was changed', () => {
    expect(profileFrom(values, 'old@example.com')).toMatchObject({ email: 'ada@example.com', password: 'a calm long password' });
    expect(profileFrom({ ...values, password: '' }, 'old@example.com').password).toBeUndefined();
  });
  it('is sent with the phone as one number', () => {
    expect(profileFrom({ ...values, phone: '+234 801 234 5678' }, 'ada@example.com').phone).toBe('+2348012345678');
  });
});

describe('what a saved e-mail still waits for', () => {
  const saved = (waitsFor: string[]) => ({ email: 'ada@example.com', pendingEmailWaitsFor: waitsFor }) as ProfileResponse;
  const sentence = (email: string, password: string, waitsFor = ['new', 'old']) => askedOfOld({ email, password }, saved(waitsFor));
  it('is said where the present address has to allow it, and that the password was not right', () => {
    expect(sentence('bola@example.com', '')).toBe(settings.email.oldHasToAllow('ada@example.com'));
    expect(sentence('bola@example.com', 'wrong')).toBe(settings.email.passwordNotRight('ada@example.com'));
  });
  it('is not said where it has nothing to allow, or another save of the profile left it alone', () => {
    expect(sentence('bola@example.com', 'right', ['new'])).toBeUndefined();
    expect(sentence(' ada@example.com ', '')).toBeUndefined();
  });
});
