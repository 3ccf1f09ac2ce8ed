import { endSession } from '@/lib/session/end-session';
import { session } from '@/lib/session/session';
import { sessionCall } from '@/lib/session/session-call';

let told: Promise<unknown> = Promise.resolve();

/** Whoever signs in next waits for it: the server's answer to a sign-out clears the cookie that the browser has by then. */
export const untilSignedOut = (): Promise<unknown> => told;

/** Clears this device at once, whatever the line does; the server is told meanwhile, also where the page is closed. */
export function signOut(): void {
  const token = session.token();
  told = sessionCall('logout', { keepalive: true, ...(token && { headers: { authorization: `Bearer ${token}` } }) }).catch(() => {});
  endSession('signed-out');
}
