import { limits, nameTooLong, sharedSentences } from '@nowahala/kernel';
import { badField, invalidFields, notFound, refusal } from '@nowahala/platform';

/** Every sentence of identity that a customer can read. */
export const sentences = {
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'This does not look like an e-mail address. Please check it.',
  emailInUse: 'Another account has this e-mail already. Please enter a different one.',
  emailTaken: 'There is already an account with this e-mail. Log in, or choose "Forgot password?".',
  usernameMissing: 'Please choose a username.',
  usernameTaken: 'Somebody already has this username. Please choose another one.',
  usernameLength: `A username has ${limits.username.min} to ${limits.username.max} characters.`,
  fullNameMissing: sharedSentences.fullName,
  fullNameLength: nameTooLong(limits.fullName.max),
  strangeCharacters: sharedSentences.strangeCharacters,
  countryUnknown: 'Please choose your country from the list.',
  timeZoneUnknown: 'We do not know this time zone. Use a name such as Africa/Lagos.',
  languageUnknown:
    'We speak English (en), Nigerian Pidgin (pcm), French (fr), Hausa (ha), Yoruba (yo) and Swahili (sw). Please choose one of them.',
  phoneWrong: sharedSentences.phone,
  passwordShort: `A password has at least ${limits.password.min} characters.`,
  passwordLong: `A password has at most ${limits.password.max} characters.`,
  passwordCommon: 'This password is on the lists that thieves try first. Please choose another one.',
  passwordIsYou: 'A password must not be your e-mail or your username.',
  keyNameMissing: sharedSentences.keyName,
  keyNameLength: `The name of a key can have at most ${limits.apiKeyName.max} characters.`,
  keyAlreadyMade: sharedSentences.keyAlreadyMade,
  scopeUnknown: (scope: string) =>
    `There is no permission called "${scope}". Choose from servers:read, pings:read, incidents:read and logs:write.`,
} as const;

export const refusals = {
  fields: invalidFields,
  notFound,
  emailTaken: () => badField('EMAIL_TAKEN', 'email', sentences.emailTaken),
  /** For a user who changes the address of an account. */
  emailInUse: () => badField('EMAIL_TAKEN', 'email', sentences.emailInUse),
  usernameTaken: () => badField('USERNAME_TAKEN', 'username', sentences.usernameTaken),
  emailAndUsernameTaken: () =>
    refusal('EMAIL_TAKEN', 'invalid', sentences.emailTaken, { fields: { email: sentences.emailTaken, username: sentences.usernameTaken } }),
  wrongLogin: () => refusal('LOGIN_FAILED', 'unauthenticated', 'Invalid email or password'),
  tooManyTries: (seconds: number) =>
    refusal('TOO_MANY_TRIES', 'limited', `Too many wrong passwords. Please wait ${inWords(seconds)}, or choose "Forgot password?".`, {
      retryAfterSeconds: seconds,
    }),
  busy: () => refusal('BUSY', 'limited', sharedSentences.manySigningIn, { retryAfterSeconds: 2 }),
  sessionOver: () => refusal('SESSION_OVER', 'unauthenticated', sharedSentences.sessionOver),
  passwordWrong: () => badField('PASSWORD_WRONG', 'password', 'This is not your password. Nothing was deleted.'),
  linkOver: () =>
    refusal('LINK_OVER', 'invalid', 'This link was already used or is too old. Please ask for a new one.', {
      fields: { token: 'This link was already used or is too old.' },
    }),
  /** For who sends the link again, because the answer was lost or the button was pressed twice. */
  linkUsed: () =>
    refusal('LINK_OVER', 'invalid', 'A new password was set with this link already. Log in with it, or ask for a new link.', {
      fields: { token: 'This link was already used or is too old.' },
    }),
  emailAlreadyConfirmed: () => refusal('EMAIL_ALREADY_CONFIRMED', 'conflict', 'Your e-mail is confirmed already.'),
  noPhone: () => badField('PHONE_MISSING', 'phone', 'Please enter your phone number in the settings first.'),
  phoneAlreadyConfirmed: () => refusal('PHONE_ALREADY_CONFIRMED', 'conflict', 'Your phone number is confirmed already.'),
  tooManySends: (seconds: number) =>
    refusal(
      'TOO_MANY_SENDS',
      'limited',
      `We have sent three messages within the hour. Please wait ${inWords(seconds)} before you ask for another one.`,
      { retryAfterSeconds: seconds },
    ),
  codesNeedPlan: (most: number, seconds: number) =>
    refusal(
      'WHATSAPP_NEEDS_PLAN',
      'limited',
      `Before you have a plan with WhatsApp (Growth, Business or Scale) we send ${most} codes a day. Please wait ${inWords(seconds)}, or choose such a plan.`,
      { retryAfterSeconds: seconds },
    ),
  tooManyCodes: (seconds: number) =>
    refusal(
      'TOO_MANY_CODES',
      'limited',
      `We have sent many codes here today. Please wait ${inWords(seconds)} before you ask for another one.`,
      {
        retryAfterSeconds: seconds,
      },
    ),
  codesUsedUp: (seconds: number) =>
    refusal(
      'CODES_USED_UP',
      'limited',
      `We cannot send more WhatsApp codes today. Please try again in ${inWords(seconds)}. Your alerts reach you by e-mail meanwhile.`,
      { retryAfterSeconds: seconds },
    ),
  tooManyChanges: (seconds: number) =>
    refusal(
      'TOO_MANY_SENDS',
      'limited',
      `This was changed many times within the hour, and each change sends a mail. Please wait ${inWords(seconds)} before you change it again.`,
      { retryAfterSeconds: seconds },
    ),
  codeWrong: (triesLeft: number) =>
    badField(
      'CODE_WRONG',
      'code',
      `This is not the code we sent. You have ${triesLeft === 1 ? 'one more try' : `${triesLeft} more tries`}.`,
    ),
  codeOver: () => badField('CODE_OVER', 'code', 'This code is too old or was tried too often. Please ask for a new one.'),
  tooManyKeys: () =>
    refusal('TOO_MANY_KEYS', 'conflict', 'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.'),
  keyRevoked: () => refusal('KEY_REVOKED', 'conflict', 'This key is revoked and cannot come back. Please generate a new one.'),
  keyAlreadyMade: () => refusal('ANSWER_NOT_KEPT', 'conflict', sentences.keyAlreadyMade),
  keysNotAllowed: () => refusal('KEY_NOT_ALLOWED', 'forbidden', sharedSentences.notByKey),
} as const;

function inWords(seconds: number): string {
  if (seconds > 5_400) return `${Math.ceil(seconds / 3_600)} hours`;
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
