import { endSession } from '@/lib/session/end-session';
import { session } from '@/lib/session/session';
import { endOnServer } from '@/lib/session/session-call';

/** Clears this device at once, whatever the line does. */
export function signOut(): void {
  endOnServer(session.token());
  endSession('signed-out');
}
