import { z } from 'zod';

const contentSids = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.string().regex(/^HX[0-9a-zA-Z]+$/)).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON like {"down.en":"HX..."}' });
      return z.NEVER;
    }
  });

/** `alerts@shop.example` or `Shop <alerts@shop.example>`. */
const isSender = (text: string): boolean => z.email().safeParse(/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text).success;

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Settings of the notifier. */
export const notifierConfig = z
  .object({
    NODE_ENV: z.string().default('development'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
    MAIL_FROM: z
      .string()
      .refine(isSender, { error: 'must be an address such as alerts@shop.example or "Shop <alerts@shop.example>"' })
      .default('NoWahala <alerts@nowahala.example>'),
    SUPPORT_EMAIL: z.email().default('support@nowahala.example'),
    /** Signs reports of bounces; while it is being changed: both, with a comma between. */
    MAIL_WEBHOOK_SECRET: z.string().min(24, 'must have 24 characters or more').optional(),
    /** Of the links that end optional mails: the first signs, all are accepted. Unset: derived. */
    UNSUBSCRIBE_KEY: z.string().optional(),
    TWILIO_ACCOUNT_SID: z.string().regex(/^AC/, 'must begin with AC').optional(),
    /** While it is being changed: both, new one first, with a comma between. */
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_WHATSAPP_FROM: z
      .string()
      .regex(/^whatsapp:\+\d+$/, 'must look like whatsapp:+14155238886')
      .optional(),
    TWILIO_API_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    TWILIO_CONTENT_SIDS: contentSids,
  })
  .refine((settings) => settings.NODE_ENV !== 'production' || settings.SMTP_URL, {
    path: ['SMTP_URL'],
    message: 'must be set in production: alerts have to leave the machine',
  })
  .refine((settings) => !settings.TWILIO_ACCOUNT_SID || (settings.TWILIO_AUTH_TOKEN && settings.TWILIO_WHATSAPP_FROM), {
    path: ['TWILIO_AUTH_TOKEN'],
    message: 'TWILIO_AUTH_TOKEN and TWILIO_WHATSAPP_FROM go with TWILIO_ACCOUNT_SID',
  })
  .transform((settings) => ({
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    supportEmail: settings.SUPPORT_EMAIL,
    mailWebhookSecrets: listed(settings.MAIL_WEBHOOK_SECRET),
    unsubscribeKeys: settings.UNSUBSCRIBE_KEY ? listed(settings.UNSUBSCRIBE_KEY) : undefined,
    production: settings.NODE_ENV === 'production',
    twilio: settings.TWILIO_ACCOUNT_SID
      ? {
          accountSid: settings.TWILIO_ACCOUNT_SID,
          authTokens: settings.TWILIO_AUTH_TOKEN!.split(',').map((token) => token.trim()),
          from: settings.TWILIO_WHATSAPP_FROM!,
          baseUrl: settings.TWILIO_API_BASE_URL?.replace(/\/+$/, ''),
          contentSids: settings.TWILIO_CONTENT_SIDS,
        }
      : undefined,
  }));

export type NotifierConfig = z.infer<typeof notifierConfig>;
export type TwilioConfig = NonNullable<NotifierConfig['twilio']>;
