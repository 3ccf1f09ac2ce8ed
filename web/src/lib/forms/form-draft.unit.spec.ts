import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { endSession, onLeave } from '@/lib/session/end-session';
import { clearDraft, readDraft, saveDraft } from './form-draft';
import { session } from '@/lib/session/session';

onLeave(() => {});
const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`;
const logIn = (who: string) => session.open(tokenOf(who));
const typed = () => readDraft<{ message: string }>('support').message;
/** A session ends once per tick; the next tick may end one again. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  jest.restoreAllMocks();
  session.clear();
  sessionStorage.clear();
});

describe('a form draft', () => {
  it('is kept for the form, without its secret fields', () => {
    logIn('ada');
    saveDraft('support', { message: 'Help', password: 'secret' }, ['password']);
    expect(readDraft('support')).toEqual({ message: 'Help' });
    clearDraft('support');
    expect(typed()).toBeUndefined();
  });

  it('is removed on sign-out', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    endSession('signed-out');
    await tick();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays when the session expired', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    endSession('expired');
    await tick();
    expect(typed()).toBeUndefined();
    logIn('ada');
    expect(typed()).toBe('Help');
  });

  it('lives as long as the page where the tab has no place for it', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveDraft('support', { message: 'Help me' }, []);
    expect(typed()).toBe('Help me');
    clearDraft('support');
    expect(typed()).toBeUndefined();
    saveDraft('support', { message: 'Help' }, []);
    refused.mockRestore();
    endSession('signed-out');
    await tick();
    logIn('ada');
    expect(typed()).toBeUndefined();
  });

  it('belongs to one user, and is gone once another user logs in', async () => {
    logIn('ada');
    saveDraft('support', { message: 'Help' }, []);
    endSession('expired');
    await tick();
    logIn('chidi');
    expect(typed()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
