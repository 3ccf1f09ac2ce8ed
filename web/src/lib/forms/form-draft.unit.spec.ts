import { afterEach, describe, expect, it } from '@jest/globals';
import { endSession, onLeave } from '@/lib/session/end-session';
import { clearDraft, readDraft, saveDraft } from './form-draft';
import { session } from '@/lib/session/session';

onLeave(() => {});
const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`;
const logIn = (who: string) => session.open(tokenOf(who));
const typed = () => readDraft<{ message: string }>('support').message;
/** A session ends once a turn; the next one may end again. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  session.clear();
  sessionStorage.clear();
});

describe('words that were typed and not sent', () => {
  it('are kept for the form, without the secret ones', () => {
    logIn('ada');
    saveDraft('support', { message: 'Help', password: 'secret' }, ['password']);
    expect(readDraft('support')).toEqual({ message: 'Help' });
    clearDraft('support');
    expect(typed()).toBeUndefined();
  });

  it('go when she signs out', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    endSession('signed-out');
    await tick();
    expect(sessionStorage).toHaveLength(0);
  });

  it('wait for her when her session ended by itself', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    endSession('expired');
    await tick();
    expect(typed()).toBeUndefined();
    logIn('ada');
    expect(typed()).toBe('Help');
  });

  it('are nobody else’s, and are gone once somebody else logs in', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    endSession('expired');
    await tick();
    logIn('chidi');
    expect(typed()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
