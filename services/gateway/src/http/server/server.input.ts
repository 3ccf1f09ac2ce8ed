import { z } from 'zod';
import { messages } from '../../messages/en.js';
import { text, uuid, yesNo } from '../../request/valid.js';

/** Dotted IPv4, four octets 0-255, none with a leading zero (010 is 8 to some parsers). */
const octet = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

const ipAddress = z.string({ error: messages.fields.ipAddress });
const website = z
  .string({ error: messages.fields.website })
  .max(2_048, messages.fields.tooLong(2_048))
  .transform((given) => given.trim())
  .nullable();
const interval = z
  .number({ error: messages.fields.interval })
  .int(messages.fields.interval)
  .min(1, messages.fields.interval)
  .max(60, messages.fields.interval);
const name = text({ missing: messages.fields.serverName, max: 80 });

export const createServer = z.object({
  name,
  ipAddress: ipAddress.regex(ipv4, messages.fields.ipAddress),
  monitoringInterval: interval,
  workspaceId: uuid(messages.fields.workspaceId),
  userId: uuid(messages.fields.userId),
  website: website.optional(),
  email: yesNo('email').default(true),
  whatsApp: yesNo('whatsApp').default(false),
});
export type CreateServer = z.infer<typeof createServer>;

export const updateServer = z.object({
  name: name.optional(),
  ipAddress: ipAddress.trim().regex(ipv4, messages.fields.ipAddress).optional(),
  monitoringInterval: interval.optional(),
  workspaceId: uuid(messages.fields.workspaceId).optional(),
  userId: uuid(messages.fields.userId).optional(),
  website: website.optional(),
  email: yesNo('email').optional(),
  whatsApp: yesNo('whatsApp').optional(),
});
export type UpdateServer = z.infer<typeof updateServer>;

export const statsQuery = z.object({ range: z.enum(['24h', '7d', '30d', '90d'], { error: messages.fields.range }).default('30d') });
export type StatsQuery = z.infer<typeof statsQuery>;

export const uptimeQuery = z.object({
  days: z
    .string({ error: messages.fields.days })
    .regex(/^[1-9]\d?$/, messages.fields.days)
    .default('90')
    .transform(Number)
    .refine((days) => days <= 90, { error: messages.fields.days }),
});
export type UptimeQuery = z.infer<typeof uptimeQuery>;
