import { traitsOf } from './notification-kinds.js';
import type { Kind } from './notification-kinds.js';

/** What an unconfirmed address gets in a day, at most. */
export const UNVERIFIED_ALERTS_A_DAY = 10;

/** Everything that decides which channels carry a notification to this recipient. */
export interface RouteContext {
  workspace: Toggles;
  /** Of the servers it is about. Null: no toggle holds it back (money, the account). */
  server: Toggles | null;
  planHasWhatsApp: boolean;
  email: { address: string | null; verified: boolean; suppressed: boolean; alertsToday: number };
  phone: { number: string | null; verified: boolean; stopped: boolean };
  /** From the notification log: something of this group already left by e-mail or WhatsApp. */
  notifiedBefore: boolean;
}
export interface Toggles {
  email: boolean;
  whatsApp: boolean;
}

/** Why a channel is not used; the incident page and the dashboard banner say it. */
export type SkipReason = 'switched-off' | 'no-address' | 'not-verified' | 'daily-limit' | 'suppressed' | 'not-in-plan' | 'stopped';

export type Route =
  | { channel: 'email' | 'whatsapp'; decision: 'send'; lastOfDay?: true; lastWord?: true }
  | { channel: 'email' | 'whatsapp'; decision: 'skip'; because: SkipReason };

/** The channels beside the dashboard, which always carries it. */
export function route(kind: Kind, context: RouteContext): Route[] {
  const { workspace, server, email } = context;
  if (!server) return [choose('email', emailSkipReason({ ...email, alertsToday: 0 }))];
  const byMail = choose('email', workspace.email && server.email ? emailSkipReason(email) : 'switched-off');
  const byWhatsApp = choose('whatsapp', workspace.whatsApp && server.whatsApp ? whatsAppSkipReason(context) : 'switched-off');
  const { alert, end } = traitsOf(kind);
  if (end && context.notifiedBefore && mailHasLastWord(byMail, byWhatsApp, email))
    return [{ channel: 'email', decision: 'send', lastWord: true }, byWhatsApp];
  const lastOfDay = alert && !email.verified && email.alertsToday === UNVERIFIED_ALERTS_A_DAY - 1;
  return [byMail.decision === 'send' && lastOfDay ? { ...byMail, lastOfDay } : byMail, byWhatsApp];
}

/** Also asked for an e-mail fallback: toggles do not count there, the address's own state does. */
export function emailSkipReason({ address, suppressed, verified, alertsToday }: RouteContext['email']): SkipReason | null {
  if (!address) return 'no-address';
  if (suppressed) return 'suppressed';
  return !verified && alertsToday >= UNVERIFIED_ALERTS_A_DAY ? 'daily-limit' : null;
}

function whatsAppSkipReason({ phone, planHasWhatsApp }: Pick<RouteContext, 'phone' | 'planHasWhatsApp'>): SkipReason | null {
  if (!planHasWhatsApp) return 'not-in-plan';
  if (!phone.number) return 'no-address';
  if (!phone.verified) return 'not-verified';
  return phone.stopped ? 'stopped' : null;
}

/**
 * Who was notified of the beginning is notified of the end: where WhatsApp was wanted and cannot be used (STOP, a changed
 * number), and the e-mail toggle alone keeps the mail back, the mail goes. RULES.md#notifications
 */
function mailHasLastWord(byMail: Route, byWhatsApp: Route, email: RouteContext['email']): boolean {
  return (
    byWhatsApp.decision === 'skip' &&
    byWhatsApp.because !== 'switched-off' &&
    byMail.decision === 'skip' &&
    byMail.because === 'switched-off' &&
    emailSkipReason(email) === null
  );
}

const choose = (channel: 'email' | 'whatsapp', because: SkipReason | null): Route =>
  because ? { channel, decision: 'skip', because } : { channel, decision: 'send' };
