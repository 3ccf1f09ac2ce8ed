import { paths } from '@/config/paths';
import { common } from '@messages/common';
import { clearDrafts } from '@/lib/forms/form-draft';
import { session } from './session';
import { toast } from '@/lib/live/toast';

export type SessionEnd = 'expired' | 'signed-out' | 'no-user';

/** `returns`: after the next login the user continues on the same page. */
type Navigate = (to: string, returns: boolean) => void;
let navigate: Navigate = (to) => window.location.assign(to);
const cleanups = new Set<() => void>();

/** Sets how a page is left, so that the router can keep the toast on the screen. */
export function onLeave(way: Navigate): void {
  navigate = way;
}

/** Registers what must be cleared in memory when the session ends, here or in another tab. */
export function onSessionEnd(forget: () => void): void {
  cleanups.add(forget);
}

/** Whose data this tab remembers. */
let rememberedUser = session.userId();

/** Also for a tab that slept while one user signed out elsewhere and the next one signed in: it sees only that the user changed. */
export function forgetFormerUser(): void {
  const user = session.userId();
  if (user === rememberedUser) return;
  rememberedUser = user;
  cleanups.forEach((forget) => forget());
}

// Before any page subscribes: it is drawn again without what was forgotten.
session.subscribe(forgetFormerUser);

let ending = false;

/** Clears the device and goes to /login. Several calls may fail together; this happens, and is announced, once. */
export function endSession(why: SessionEnd): void {
  if (ending) return;
  ending = true;
  queueMicrotask(() => {
    ending = false;
  });
  const wasOpen = session.isOpen();
  session.clear();
  // An expired session keeps the drafts for the same user; signing out removes them.
  if (why === 'signed-out') clearDrafts();
  if (why === 'expired' && wasOpen) toast.warning(common.errors.sessionExpired);
  if (why === 'signed-out') toast.info(common.signedOut);
  // A second failed call finds the login page, which already knows where to return.
  if (window.location.pathname !== paths.login) navigate(paths.login, why !== 'signed-out');
}
