import { paths } from '@/config/paths';
import { common } from '@messages/common';
import { clearDrafts } from '@/lib/forms/form-draft';
import { session } from './session';
import { toast } from '@/lib/live/toast';

export type SessionEnd = 'expired' | 'signed-out' | 'no-user';

/** `comesBack`: after logging in again she goes on where she was. */
type Navigate = (to: string, returns: boolean) => void;
let navigate: Navigate = (to) => window.location.assign(to);
const cleanups = new Set<() => void>();

/** The router says how to leave a page without losing the toast. */
export function onLeave(way: Navigate): void {
  navigate = way;
}

/** Whoever holds something of a session in memory says here how to forget it. */
export function onSessionEnd(forget: () => void): void {
  cleanups.add(forget);
}

let ending = false;

/** Clears the device and goes to /login. Many calls may fail together: it happens, and is said, once. */
export function endSession(why: SessionEnd): void {
  if (ending) return;
  ending = true;
  queueMicrotask(() => {
    ending = false;
  });
  const wasOpen = session.isOpen();
  session.clear();
  cleanups.forEach((forget) => forget());
  // A session that ended by itself leaves her words to be gone on with; signing out leaves nothing.
  if (why === 'signed-out') clearDrafts();
  if (why === 'expired' && wasOpen) toast.warning(common.errors.sessionExpired);
  if (why === 'signed-out') toast.info(common.signedOut);
  // The second call to fail finds her at the login already, which knows where she wanted to go.
  if (window.location.pathname !== paths.login) navigate(paths.login, why !== 'signed-out');
}
