import { describe, expect, it } from '@jest/globals';
import { type ChannelFacts, chooseChannels, emailSkipReason, mailHasLastWord } from './route.js';

const facts = (more: Partial<ChannelFacts> = {}): ChannelFacts => ({
  workspace: { email: true, whatsApp: true },
  server: { email: true, whatsApp: true },
  planHasWhatsApp: true,
  email: { address: 'ada@shop.example', verified: true, suppressed: false, alertsToday: 0 },
  phone: { number: '+2348012345678', verified: true, stopped: false },
  ...more,
});

describe('which channels carry an alert', () => {
  it('all three, when everything is set up and switched on', () => {
    expect(chooseChannels(facts()).use).toEqual(['dashboard', 'email', 'whatsapp']);
  });
  it('needs both the workspace and the server to say yes', () => {
    expect(chooseChannels(facts({ workspace: { email: false, whatsApp: true } })).use).toEqual(['dashboard', 'whatsapp']);
    expect(chooseChannels(facts({ server: { email: true, whatsApp: false } })).use).toEqual(['dashboard', 'email']);
  });
  it('never leaves the dashboard out', () => {
    const off = { email: false, whatsApp: false };
    expect(chooseChannels(facts({ workspace: off, server: off })).use).toEqual(['dashboard']);
  });
  it('keeps WhatsApp from the Basic plan and says so', () => {
    const choice = chooseChannels(facts({ planHasWhatsApp: false }));
    expect(choice.use).not.toContain('whatsapp');
    expect(choice.silent.whatsapp).toBe('not-in-plan');
  });
  it('sends nothing to a phone whose code was not entered, and obeys STOP', () => {
    expect(chooseChannels(facts({ phone: { number: '+2348012345678', verified: false, stopped: false } })).silent.whatsapp).toBe(
      'not-verified',
    );
    expect(chooseChannels(facts({ phone: { number: '+2348012345678', verified: true, stopped: true } })).silent.whatsapp).toBe('stopped');
  });
  it('gives an unconfirmed e-mail ten alerts a day and then waits for tomorrow', () => {
    const unverified = (alertsToday: number) => ({
      email: { address: 'ada@shop.example', verified: false, suppressed: false, alertsToday },
    });
    expect(emailSkipReason(unverified(9))).toBeNull();
    expect(emailSkipReason(unverified(10))).toBe('daily-limit');
    expect(emailSkipReason({ email: { ...unverified(10).email, verified: true } })).toBeNull();
  });
  it('lets a mail say the end where only its toggle is off and WhatsApp, which she wanted, may not', () => {
    const lastWord = (more: Partial<ChannelFacts>) => mailHasLastWord(chooseChannels(facts(more)), facts(more));
    const stopped = { number: '+2348012345678', verified: true, stopped: true };
    const server = { email: false, whatsApp: true };
    expect(lastWord({ server, phone: stopped })).toBe(true);
    expect(lastWord({ server })).toBe(false);
    expect(lastWord({ server: { email: false, whatsApp: false }, phone: stopped })).toBe(false);
    expect(lastWord({ phone: stopped })).toBe(false);
    expect(lastWord({ server, phone: stopped, email: { ...facts().email, suppressed: true } })).toBe(false);
  });
  it('stops writing to an address that bounced', () => {
    expect(
      chooseChannels(
        facts({
          email: { address: 'a@b.example', verified: true, suppressed: true, alertsToday: 0 },
        }),
      ).silent.email,
    ).toBe('suppressed');
  });
});
