import { z } from 'zod';
import { limits } from '@nowahala/kernel';
import { flagField, textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { number, oneOf, onlyMessage, text, withMessage } from './response.js';
import { route } from './route.js';
import { emailSides, fullNameField, profileResponse } from './user.js';

const email = textField({ missing: messages.fields.email, max: 254 });
const newPassword = textField({ missing: messages.fields.passwordShort, max: 1_000, raw: true })
  .refine((given) => [...given].length >= limits.password.min, { error: messages.fields.passwordShort })
  .refine((given) => [...given].length <= limits.password.max, { error: messages.fields.passwordLong });
const verificationToken = textField({ missing: messages.fields.token, max: 500 });

const accessToken = text('eyJhbGciOiJFZERTQSJ9...');
const sessionResponse = (message: string) => z.object({ token: accessToken, message: text(message), data: profileResponse });

export const register = route({
  method: 'POST',
  path: '/api/auth/register',
  status: 201,
  summary: 'Sign up',
  body: z.object({
    email,
    password: newPassword,
    fullName: fullNameField,
    username: textField({ missing: messages.fields.username, max: limits.username.max, ownerJudges: true }),
    location: z.object({ country: textField({ missing: messages.fields.country, max: 60 }) }, { error: messages.fields.country }),
    timeZone: textField({ missing: messages.fields.timeZone, max: 64 }).optional(),
    language: textField({ missing: messages.fields.language, max: 16 }).optional(),
  }),
  example: {
    email: 'ada@example.com',
    password: 'a calm long password',
    fullName: 'Ada Okafor',
    username: 'ada',
    location: { country: 'NG' },
  },
  refusals: { 400: ['EMAIL_TAKEN', 'USERNAME_TAKEN'] },
  response: sessionResponse(messages.session.registered),
});

export const login = route({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in',
  body: z.object({ email, password: textField({ missing: messages.fields.password, max: 1_000, raw: true }) }),
  example: { email: 'ada@example.com', password: 'a calm long password' },
  refusals: { 401: ['LOGIN_FAILED'], 429: ['TOO_MANY_TRIES', 'BUSY'] },
  response: sessionResponse(messages.session.loggedIn),
});

export const refreshSession = route({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Get a new token',
  description: 'By the refresh cookie that login set; it is replaced too.',
  refusals: { 401: ['SESSION_OVER'] },
  response: z.object({ token: accessToken, message: text(messages.session.refreshed) }),
});

export const logout = route({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  response: onlyMessage(messages.session.loggedOut),
});

export const forgotPassword = route({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link that sets a new password',
  body: z.object({ email }),
  example: { email: 'ada@example.com' },
  response: onlyMessage(messages.session.resetSent),
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of the mail',
  description: 'Ends all sessions. `revokeKeys` revokes all API keys too; `liveKeys` says how many are still in force.',
  body: z.object({ token: verificationToken, password: newPassword, revokeKeys: flagField('revokeKeys').optional() }),
  example: { token: 'the-token-of-the-mail', password: 'another calm password', revokeKeys: false },
  refusals: { 400: ['LINK_OVER'] },
  response: withMessage(messages.session.passwordSet, z.object({ liveKeys: number(2), revokedKeys: number(0) })),
});

export const verifyEmail = route({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm the e-mail address with the token of the mail',
  body: z.object({ token: verificationToken }),
  example: { token: 'the-token-of-the-mail' },
  description: 'Also for a changed address. `waitsFor` says whose link is still missing before a change counts.',
  refusals: { 400: ['LINK_OVER', 'EMAIL_TAKEN'] },
  response: withMessage(messages.session.emailConfirmed, z.object({ waitsFor: z.array(oneOf(emailSides, 'old')).meta({ example: [] }) })),
});

export const undoChange = route({
  method: 'POST',
  path: '/api/auth/undo-change',
  summary: 'Take a change of e-mail or phone back with the token of the mail',
  description: 'By the link in the mail to the old address, once and within 72 hours. Ends all sessions.',
  body: z.object({ token: verificationToken }),
  example: { token: 'the-token-of-the-mail' },
  refusals: { 400: ['LINK_OVER'] },
  response: withMessage(messages.session.changeUndone.email, z.object({ what: oneOf(['email', 'phone'], 'email'), liveKeys: number(0) })),
});
