import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { phoneCodeMs } from './phone-code.js';

/** So many messages of a kind within so long. */
export interface SendRule {
  /** Value of `message_send.kind` (stored name). */
  kind: string;
  most: number;
  withinMs: number;
}

export const sendRules = {
  resetPassword: { kind: 'reset_password', most: 3, withinMs: HOUR_MS },
  verifyEmail: { kind: 'verify_email', most: 3, withinMs: HOUR_MS },
  emailChange: { kind: 'email_change', most: 5, withinMs: HOUR_MS },
  newAddress: { kind: 'new_address', most: 3, withinMs: HOUR_MS },
  phoneChange: { kind: 'phone_change', most: 10, withinMs: HOUR_MS },
} as const satisfies Record<string, SendRule>;

/** A request that names itself sends one message as long as what it sent may arrive and be used. */
export const onceRules = {
  phoneCode: { kind: 'phone_code_request', most: 1, withinMs: phoneCodeMs },
  mail: { kind: 'mail_request', most: 1, withinMs: HOUR_MS },
} as const satisfies Record<string, SendRule>;

/** Codes by WhatsApp, by what they are counted against. Each costs money, and an account costs nothing. */
export const codeRules = (ofAllADay: number) =>
  ({
    anHour: { kind: 'phone_code', most: 3, withinMs: HOUR_MS },
    aDay: { kind: 'phone_code', most: 10, withinMs: DAY_MS },
    withoutPlan: { kind: 'phone_code', most: 5, withinMs: DAY_MS },
    ofAddress: { kind: 'phone_code', most: 100, withinMs: DAY_MS },
    ofAll: { kind: 'phone_code', most: ofAllADay, withinMs: DAY_MS },
    /** So that accounts which pay nothing leave enough to those that pay. */
    ofAllWithoutPlan: { kind: 'phone_code', most: Math.ceil(ofAllADay / 10), withinMs: DAY_MS },
  }) as const satisfies Record<string, SendRule>;

/** Seconds until one more message may go out; 0 when it may now. */
export function secondsUntilNextSend(sentAt: Date[], now: Date, { most, withinMs }: Pick<SendRule, 'most' | 'withinMs'>): number {
  const recent = sentAt
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - withinMs)
    .sort((a, b) => b - a);
  if (recent.length < most) return 0;
  return Math.max(1, Math.ceil((recent[most - 1]! + withinMs - now.getTime()) / 1000));
}

/** How long sends are remembered: no rule looks further back. */
export const SEND_MEMORY_MS = DAY_MS;
