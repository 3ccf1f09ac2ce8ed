import { z } from 'zod';
import { limits } from '@nowahala/kernel';
import { subscriptionResponse } from './billing.js';
import { exampleIds } from './example.js';
import { isStorable, textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, oneOf, onlyMessage, orNull, text, time, withData, withMessage } from './response.js';
import { route } from './route.js';

/** Whose link a changed e-mail waits for: of the mail to the new address, or to the old one. */
export const emailSides = ['new', 'old'] as const;

export const profileResponse = z.object({
  _id: id(exampleIds.user),
  fullName: text('Ada Okafor'),
  username: text('ada'),
  email: text('ada@example.com'),
  phone: orNull(text('+2348012345678')),
  profilePhoto: orNull(text(''), null),
  location: z.object({ country: text('NG') }),
  timeZone: text('Africa/Lagos'),
  language: text('en'),
  emailVerified: flag(true),
  phoneVerified: flag(false),
  pendingEmail: orNull(text('bola@example.com'), null),
  pendingEmailWaitsFor: z.array(oneOf(emailSides, 'new')).meta({ example: [] }),
  createdAt: time('2026-06-28T08:00:00.000Z'),
});
export type ProfileResponse = z.output<typeof profileResponse>;

export const userResponse = profileResponse.extend({
  workspaces: z.array(z.object({ workspaceId: id(exampleIds.workspace) })),
  plan: subscriptionResponse,
});
export type UserResponse = z.output<typeof userResponse>;

export const fullNameField = textField({ missing: messages.fields.fullName, max: limits.fullName.max, ownerJudges: true });
const phone = z
  .string({ error: messages.fields.phone })
  .transform((given) => given.trim())
  .refine((given) => given === '' || /^\+\d{1,4}\d{7,14}$/.test(given), { error: messages.fields.phone });

export const getUser = route({
  method: 'GET',
  path: '/api/user',
  summary: 'Read the signed-in user',
  description: 'Answers 503 while the plan cannot be asked; it never guesses.',
  response: withData(userResponse),
});

export const updateUser = route({
  method: 'PATCH',
  path: '/api/user/:id',
  summary: 'Change profile and contact data',
  description:
    'A changed e-mail is `pendingEmail` until the link in the mail to it was followed; without the right `password` also the one in the mail to the old address (`pendingEmailWaitsFor`). A wrong or empty `password` is as none, and without another e-mail it is not read. `pendingEmail: null` gives the change up; a text there, as in a profile that is sent back, changes nothing.',
  body: z.object({
    fullName: fullNameField.optional(),
    email: textField({ missing: messages.fields.email, max: 254 }).optional(),
    // What cannot be a password is as none.
    password: z.string().max(1_000).refine(isStorable).optional().catch(undefined),
    pendingEmail: z.string({ error: messages.fields.pendingEmail }).nullable().optional(),
    phone: phone.nullable().optional(),
    location: z
      .object({ country: textField({ missing: messages.fields.country, max: 60 }).optional() }, { error: messages.fields.country })
      .optional(),
    timeZone: textField({ missing: messages.fields.timeZone, max: 64 }).optional(),
    language: textField({ missing: messages.fields.language, max: 16 }).optional(),
  }),
  example: { fullName: 'Ada Okafor', phone: '+2348012345678', location: { country: 'NG' }, timeZone: 'Africa/Lagos' },
  refusals: { 400: ['EMAIL_TAKEN'], 429: ['TOO_MANY_SENDS'] },
  response: withMessage(messages.user.saved, profileResponse),
});

export const eraseUser = route({
  method: 'DELETE',
  path: '/api/user/:id',
  summary: 'Delete the account',
  description: 'Signs out and stops monitoring at once; everything is gone within 30 days.',
  body: z.object({ password: textField({ missing: messages.fields.password, max: 1_000, raw: true }) }),
  example: { password: 'a calm long password' },
  refusals: { 400: ['PASSWORD_WRONG'], 429: ['TOO_MANY_TRIES'] },
  response: withMessage(messages.user.erased('21 December 2026'), z.object({ erasedBy: orNull(time('2026-12-21T08:00:00.000Z')) })),
});

const part = z.looseObject({}).meta({ example: {} });
export const exportUser = route({
  method: 'GET',
  path: '/api/user/:id/export',
  summary: 'Export everything we hold about the user',
  response: withData(
    z.object({
      exportedAt: time('2026-11-21T08:00:00.000Z'),
      account: part,
      workspaces: part,
      billing: part,
      schedule: part,
      monitoring: part,
      messages: part,
    }),
  ),
});

export const sendPhoneCode = route({
  method: 'POST',
  path: '/api/user/:id/phone/verify',
  summary: 'Send a six-digit code by WhatsApp',
  refusals: {
    400: ['PHONE_MISSING'],
    409: ['PHONE_ALREADY_CONFIRMED'],
    429: ['TOO_MANY_SENDS', 'WHATSAPP_NEEDS_PLAN', 'TOO_MANY_CODES', 'CODES_USED_UP'],
  },
  response: onlyMessage(messages.user.codeSent),
});

export const confirmPhone = route({
  method: 'POST',
  path: '/api/user/:id/phone/confirm',
  summary: 'Confirm the phone with the code',
  body: z.object({
    code: z
      .string({ error: messages.fields.code })
      .trim()
      .regex(/^\d{6}$/, messages.fields.code),
  }),
  example: { code: '123456' },
  refusals: { 400: ['CODE_WRONG', 'CODE_OVER'] },
  response: onlyMessage(messages.user.phoneConfirmed),
});

export const sendEmailLink = route({
  method: 'POST',
  path: '/api/user/:id/email/verify',
  summary: 'Send the link that confirms the e-mail address again',
  description: 'While a change of the address is open: the links that it still waits for.',
  refusals: { 409: ['EMAIL_ALREADY_CONFIRMED'], 429: ['TOO_MANY_SENDS'] },
  response: onlyMessage(messages.user.linkSent),
});
