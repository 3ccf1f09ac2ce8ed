import { describe, expect, it } from '@jest/globals';
import { decideSuppression, isAboutSender, reasonOfRefusal } from './mail-refusal.js';

describe('a refused recipient', () => {
  it.each([
    ['550 5.1.1 no such user', 'address'],
    ['550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more', 'address'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'address'],
    ['553 5.1.2 no such domain', 'address'],
    ['554 5.2.1 mailbox disabled', 'address'],
    ['550 no such user', 'perhaps-address'],
    ['550 relaying denied', 'perhaps-address'],
    ['550 5.1.0 address rejected', 'perhaps-address'],
    ['550 5.5.0 mailbox unavailable', 'perhaps-address'],
    ['550 5.1.100 not ours', 'perhaps-address'],
    ['550 5.7.1 relaying denied', undefined],
    ['550 5.2.2 mailbox full', undefined],
    ['550 5.4.1 recipient address rejected: access denied', undefined],
    ['554 blocked', undefined],
    ['550 5.7.1 not 5.1.1 at all', undefined],
  ])('%s: %s', (answer, reason) => {
    expect(reasonOfRefusal(Number(answer.slice(0, 3)), answer)).toBe(reason);
  });

  it.each([
    ['550 5.7.1 relaying denied', true],
    ['554-5.7.1 blocked by a list\n554 5.7.1 see there', true],
    ['550 5.7.26 unauthenticated sender', true],
    ['550 5.1.1 no such user, see 5.7.1', false],
    ['550 relaying denied', true],
    ['550 sender quota exceeded', true],
    ['550 no such user', false],
    ['550-The account or domain may not exist, they may be blacklisted, or missing dns entries.\n550 Invalid recipient', false],
    ['550 User unknown in relay recipient table', false],
    ['550 account blocked', false],
    ['550 <limits@shop.example>: rejected', false],
    ['550 rejected rate@shop.example', false],
    ['550 5.1.1 no such user: blocked', false],
    ['554 5.6.7 not 5.7.1', false],
    ['554 5.3.2 system not accepting network messages', true],
    ['550 5.4.5 Daily user sending limit exceeded', true],
    ['553 5.1.8 sender domain does not exist', true],
    ['550 5.1.7 invalid sender address', true],
    ['554 Message rejected: Sending paused for this account', true],
    ['550 5.5.0 daily quota exceeded', true],
    ['550 5.0.0 too many messages', true],
    ['552 5.2.2 mailbox over quota', false],
    ['550 5.1.0 address blocked', false],
    ['550 5.0.0 no such user', false],
  ])('about the sender, %s: %s', (answer, aboutSender) => {
    expect(isAboutSender(answer)).toBe(aboutSender);
  });

  it('suppresses at once, after three days, or never', () => {
    const alone = { refused: 1, tried: 1, days: 1, othersAccepted: false };
    expect(decideSuppression('address', alone)).toBe('suppress');
    expect(decideSuppression('address', { ...alone, refused: 5, tried: 5 })).toBe('discard');
    expect(decideSuppression('perhaps-address', { ...alone, days: 2, othersAccepted: true })).toBe('wait');
    expect(decideSuppression('perhaps-address', { ...alone, days: 3 })).toBe('wait');
    expect(decideSuppression('perhaps-address', { ...alone, days: 3, othersAccepted: true })).toBe('suppress');
    expect(decideSuppression('perhaps-address', { refused: 5, tried: 20, days: 3, othersAccepted: true })).toBe('discard');
  });

  it('counts many refusals as a share of what was tried: five dead addresses in a busy hour are dead', () => {
    const busy = { refused: 5, tried: 21, days: 1, othersAccepted: true };
    expect(decideSuppression('address', busy)).toBe('suppress');
    expect(decideSuppression('address', { ...busy, refused: 49, tried: 200 })).toBe('suppress');
    expect(decideSuppression('address', { ...busy, refused: 50, tried: 200 })).toBe('discard');
    expect(decideSuppression('address', { ...busy, refused: 4, tried: 4 })).toBe('suppress');
  });
});
