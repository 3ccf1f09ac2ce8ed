import { api } from '@/lib/http/api-client';
import { endSession } from '@/lib/session/end-session';

/** Clears this device even when the server cannot be reached: the access token expires by itself within minutes. */
export async function signOut(): Promise<void> {
  await api.post('/auth/logout').catch(() => {});
  endSession('signed-out');
}
