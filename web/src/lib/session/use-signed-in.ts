import { useSyncExternalStore } from 'react';
import { session } from './session';

/** Whether this device holds a session. Whether it is still good, only the server knows. */
export const useSignedIn = (): boolean => useSyncExternalStore(session.subscribe, session.isOpen, () => false);

/** Whose session this device holds; null without one. */
export const useUserId = (): string | null => useSyncExternalStore(session.subscribe, session.userId, () => null);
