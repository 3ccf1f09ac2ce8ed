import { describe, expect, it } from '@jest/globals';
import { passwordBytes, passwordProblem } from './password-rules.js';
import { sentences } from './refusals.js';

describe('a password', () => {
  it('has ten to 128 characters', () => {
    expect(passwordProblem('tR4m-lagos')).toBeUndefined();
    expect(passwordProblem('tR4m-lago')).toBe(sentences.passwordShort);
    expect(passwordProblem('🔑🚪🌍🐘🎷🥁🪘🎻🎺🎹')).toBeUndefined();
    expect(passwordProblem('xY7 '.repeat(32))).toBeUndefined();
    expect(passwordProblem('xY7 '.repeat(32) + '!')).toBe(sentences.passwordLong);
  });

  it.each([
    'password123',
    'PASSWORD123',
    'Password123!',
    'p@ssword1234',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'iloveyou123',
    'nigeria2024',
    'aaaaaaaaaaaa',
    'abababababab',
    'chelsea12345',
    'welcome@123',
    'letmein1234',
    'passwordpassword',
  ])('is not one that thieves try first: %s', (password) => expect(passwordProblem(password)).toBe(sentences.passwordCommon));

  it.each(['mountain kettle 9', 'Sup3r-secret-phrase', 'correct horse battery staple', 'kpekus-and-akara', 'Zz!8kQw0plM2'])(
    'may be any other: %s',
    (password) => expect(passwordProblem(password)).toBeUndefined(),
  );

  it('is not the e-mail or username of its owner', () => {
    const owner = { email: 'ada.obi.lagos@example.com', username: 'ada-the-founder' };
    expect(passwordProblem('Ada.Obi.Lagos@example.com', owner)).toBe(sentences.passwordIsYou);
    expect(passwordProblem('ADA.OBI.LAGOS', owner)).toBe(sentences.passwordIsYou);
    expect(passwordProblem('Ada-The-Founder', owner)).toBe(sentences.passwordIsYou);
  });

  it('is the same on a keyboard that composes accents differently', () =>
    expect(passwordBytes('caf\u00e9').equals(passwordBytes('cafe\u0301'))).toBe(true));
});
