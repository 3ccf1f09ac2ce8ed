import { z } from 'zod';
import { messages } from '../../messages/en.js';
import { text } from '../../request/valid.js';

const phone = z
  .string({ error: messages.fields.phone })
  .transform((given) => given.trim())
  .refine((given) => given === '' || /^\+\d{1,4}\d{7,14}$/.test(given), { error: messages.fields.phone });

export const updateUser = z.object({
  fullName: text({ missing: messages.fields.fullName }).optional(),
  email: text({ missing: messages.fields.email, max: 254 }).optional(),
  phone: phone.nullable().optional(),
  location: z
    .object({ country: text({ missing: messages.fields.country, max: 60 }).optional() }, { error: messages.fields.country })
    .optional(),
  timeZone: text({ missing: messages.fields.timeZone, max: 64 }).optional(),
  language: text({ missing: messages.fields.language, max: 16 }).optional(),
});
export type UpdateUser = z.infer<typeof updateUser>;

export const confirmPhone = z.object({
  code: z
    .string({ error: messages.fields.code })
    .trim()
    .regex(/^\d{6}$/, messages.fields.code),
});
export type ConfirmPhone = z.infer<typeof confirmPhone>;

export const eraseUser = z.object({ password: text({ missing: messages.fields.password, max: 1_000, raw: true }) });
export type EraseUser = z.infer<typeof eraseUser>;
