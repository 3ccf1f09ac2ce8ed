import { describe, expect, it } from '@jest/globals';
import { languages } from '@nowahala/kernel';
import { readProfile, usernameKey } from './profile.js';
import { sentences } from './refusals.js';

const problem = (field: Parameters<typeof readProfile>[0]) => Object.values(readProfile(field).problems)[0];

describe('a profile', () => {
  it.each(['Ada Obi', 'Ọlá Adébáyọ̀', '阿达', 'عائشة', "N'Golo O'Neil-Smith Jr.", '👩🏾‍💻 Ada', 'X'])('takes the name %s', (fullName) =>
    expect(readProfile({ fullName }).problems).toEqual({}),
  );

  it('trims names and keeps what is inside', () => expect(readProfile({ fullName: '  Ada  Obi ' }).profile.fullName).toBe('Ada  Obi'));

  it('counts visible characters', () => {
    expect(readProfile({ username: '👩🏾‍💻'.repeat(30) }).problems).toEqual({});
    expect(problem({ username: 'a'.repeat(41) })).toBe(sentences.usernameLength);
    expect(problem({ username: 'a' })).toBe(sentences.usernameLength);
    expect(problem({ fullName: 'a'.repeat(121) })).toBe(sentences.fullNameLength);
  });

  it.each(['Ada\nObi', 'Ada\u0000', 'a\u202Egnp', 'Ada\u2028Obi', '\uD800lone', '\u200B\u200B'])(
    'refuses characters that cannot be shown: %j',
    (fullName) => expect(problem({ fullName })).toBe(sentences.strangeCharacters),
  );

  it('asks for what is empty', () => {
    expect(readProfile({ fullName: '  ', username: '', email: ' ' }).problems).toEqual({
      fullName: sentences.fullNameMissing,
      username: sentences.usernameMissing,
      email: sentences.emailMissing,
    });
  });

  it('names every problem at once', () => {
    expect(
      Object.keys(
        readProfile({ fullName: '', email: 'x', country: 'Nigeria', phone: '080', timeZone: 'Mars/Base', language: 'de' }).problems,
      ),
    ).toHaveLength(6);
  });

  it.each(['+2348031234567', '+12025550123', ' +447700900123 '])('takes the phone %s', (phone) =>
    expect(readProfile({ phone }).problems).toEqual({}),
  );
  it.each(['08031234567', '+', '+234', '+0348031234567', '+234 803 123 4567', '+23480312345678901234', '+234803abc4567', '2348031234567'])(
    'refuses the phone %s',
    (phone) => expect(problem({ phone })).toBe('Invalid phone number'),
  );
  it('removes the phone when it is empty', () => expect(readProfile({ phone: '' }).profile.phone).toBe(''));

  it.each([...languages, 'fr-CI', 'ha-NE', 'sw_TZ'])('takes the language %s, without its country', (language) =>
    expect(readProfile({ language }).profile.language).toBe(language.split(/[-_]/)[0]),
  );
  it('names every language to choose from where it knows none', () => {
    expect(problem({ language: 'de' })).toBe(sentences.languageUnknown);
    for (const language of languages) expect(sentences.languageUnknown).toContain(`(${language})`);
  });

  it.each([
    ['Africa/Lagos', 'Africa/Lagos'],
    ['africa/lagos', 'Africa/Lagos'],
    ['UTC', 'UTC'],
    ['Europe/Berlin', 'Europe/Berlin'],
  ])('knows the zone %s', (timeZone, known) => expect(readProfile({ timeZone }).profile.timeZone).toBe(known));
  it.each(['Lagos', '+01:00', 'Africa/Nowhere', '', 'Africa/Lagos; DROP'])('does not know the zone %j', (timeZone) =>
    expect(problem({ timeZone })).toBe(sentences.timeZoneUnknown),
  );

  it('reads countries by their code', () => {
    expect(readProfile({ country: 'ng' }).profile.country).toBe('NG');
    expect(problem({ country: 'ZZ' })).toBe(sentences.countryUnknown);
  });

  it('treats look-alike usernames as the same', () => {
    expect(usernameKey('Ａda')).toBe(usernameKey('ada'));
    expect(usernameKey('a\u200Dda')).toBe(usernameKey('ada'));
    expect(usernameKey('ada')).not.toBe(usernameKey('ada1'));
  });
});
