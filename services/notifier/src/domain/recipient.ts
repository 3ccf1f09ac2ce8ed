import type { RouteContext } from './route.js';

/** The local copy of whom to notify, and how. */
export interface Recipient {
  userId: string;
  fullName: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  timeZone: string;
  language: string;
  /** False after the link that ends optional mails was used. */
  subscribed: boolean;
}

/** The recipient with workspace preferences, suppression and opt-out. */
export interface RecipientProfile {
  recipient: Recipient;
  workspace: RouteContext['workspace'];
  planHasWhatsApp: boolean;
  emailSuppressed: boolean;
  phoneStopped: boolean;
}
