import { describe, expect, it } from '@jest/globals';
import { restoredBy, usedUpBy } from './undo.js';
import type { Undo } from './undo.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute));
const undo = (minute: number, what: Undo['what'], email: string, phone = ''): Undo => ({
  what,
  email,
  emailKey: email,
  emailVerifiedAt: null,
  phone,
  phoneVerifiedAt: null,
  createdAt: at(minute),
});

describe('taking a change back', () => {
  const first = undo(1, 'phone', 'a', '+1');
  const asked = undo(2, 'email', 'a');
  const counted = undo(3, 'email', 'a');
  const unseen = undo(4, 'phone', 'b', '+2');
  const unseenToo = undo(5, 'phone', 'b', '+3');
  const again = undo(6, 'email', 'b');
  const all = [first, asked, counted, unseen, unseenToo, again];

  it('brings a phone back alone', () => expect(restoredBy(first, all, at(9))).toEqual({ phone: '+1', phoneVerifiedAt: null }));

  it('brings an e-mail back, proved, and the phone that was changed where its owner could not see it', () =>
    expect(restoredBy(counted, all, at(9))).toEqual({ email: 'a', emailVerifiedAt: at(9), phone: '+2', phoneVerifiedAt: null }));

  it('ends what restores the same, and what was told to others since', () => {
    expect(usedUpBy(counted, all)).toEqual([asked, counted, unseen, unseenToo, again]);
    expect(usedUpBy(again, all)).toEqual([again]);
    expect(usedUpBy(unseenToo, all)).toEqual([unseenToo]);
  });
});
