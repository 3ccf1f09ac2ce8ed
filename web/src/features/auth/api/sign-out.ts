import { api } from '@/lib/http/api-client';
import { endSession } from '@/lib/session/end-session';

/** This device forgets her whether or not the server hears of it: its token dies by itself within minutes. */
export async function signOut(): Promise<void> {
  await api.post('/auth/logout').catch(() => {});
  endSession('signed-out');
}
