export type Channel = 'email' | 'whatsapp' | 'dashboard';

export interface ChannelFacts {
  workspace: { email: boolean; whatsApp: boolean };
  /** Toggles of the server in trouble; both on for news that belongs to no server. */
  server: { email: boolean; whatsApp: boolean };
  planHasWhatsApp: boolean;
  email: { address: string | null; verified: boolean; suppressed: boolean; alertsToday: number };
  phone: { number: string | null; verified: boolean; stopped: boolean };
}

/** What an unconfirmed address gets in a day, at most. */
export const UNVERIFIED_ALERTS_A_DAY = 10;

/** Why a channel stays silent; the incident page and the dashboard banner say it. */
export type SkipReason = 'switched-off' | 'no-address' | 'not-verified' | 'daily-limit' | 'suppressed' | 'not-in-plan' | 'stopped';

export interface ChannelChoice {
  use: Channel[];
  silent: Partial<Record<Channel, SkipReason>>;
}

export function chooseChannels(facts: ChannelFacts): ChannelChoice {
  const choice: ChannelChoice = { use: ['dashboard'], silent: {} };
  for (const [channel, silence] of [
    ['email', facts.workspace.email && facts.server.email ? emailSkipReason(facts) : 'switched-off'],
    ['whatsapp', facts.workspace.whatsApp && facts.server.whatsApp ? whatsAppSkipReason(facts) : 'switched-off'],
  ] as const) {
    if (silence) choice.silent[channel] = silence;
    else choice.use.push(channel);
  }
  return choice;
}

/**
 * Whoever heard that it began hears that it ended: where WhatsApp was wanted and cannot be (STOP, a changed number), and the
 * e-mail toggle alone keeps the mail back, the mail goes.
 */
export function mailHasLastWord({ use, silent }: ChannelChoice, facts: Pick<ChannelFacts, 'email'>): boolean {
  return (
    !use.includes('whatsapp') && silent.whatsapp !== 'switched-off' && silent.email === 'switched-off' && emailSkipReason(facts) === null
  );
}

/** Also asked for a mail that stands in for WhatsApp: toggles do not count there, the address's own state does. */
export function emailSkipReason({ email }: Pick<ChannelFacts, 'email'>): SkipReason | null {
  if (!email.address) return 'no-address';
  if (email.suppressed) return 'suppressed';
  if (!email.verified && email.alertsToday >= UNVERIFIED_ALERTS_A_DAY) return 'daily-limit';
  return null;
}

export function whatsAppSkipReason({ phone, planHasWhatsApp }: Pick<ChannelFacts, 'phone' | 'planHasWhatsApp'>): SkipReason | null {
  if (!planHasWhatsApp) return 'not-in-plan';
  if (!phone.number) return 'no-address';
  if (!phone.verified) return 'not-verified';
  if (phone.stopped) return 'stopped';
  return null;
}
