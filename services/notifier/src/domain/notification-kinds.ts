import type { NotifyReason } from './notify-reason.js';

/** What the service knows of a kind of message besides its words. */
interface NotificationKind {
  /** Says something about an incident; its transition is a notify reason. */
  incident?: true;
  /** A WhatsApp message of this kind has an e-mail fallback, and never goes to an address that refused one. */
  alert?: true;
  /** Counts against the daily limit of an unconfirmed address. */
  limited?: true;
  /** Ends something the recipient was notified of. */
  end?: true;
  /** Its facts stay after it left; codes, links and what visitors wrote do not. */
  keepsFacts?: true;
  /** Carries a link that ends such mails. */
  optional?: true;
  /** Another service is asked for what it says: it waits beside the alerts, not before them. */
  asksOthers?: true;
  /** Nothing to say any more a day after it could first have left. */
  oneDay?: true;
  /** Sent for the account, whatever the preferences are. */
  account?: 'email' | 'whatsapp';
  /** A step in the life of a plan; `dashboard`: the mail with the invoice says it already. */
  billing?: 'email' | 'dashboard';
}

const alert = { alert: true, limited: true, keepsFacts: true } as const;
const incident = { ...alert, incident: true } as const;

/** Values of `delivery.kind` and `notification.kind` (stored names). */
const notificationKinds = {
  down: incident,
  partial: incident,
  slow: incident,
  reminder: incident,
  resolved: { ...incident, end: true },
  unstable: incident,
  digest: incident,
  steady: { ...incident, end: true },
  drill: alert,
  ends_soon: alert,
  extended: alert,
  quota: { limited: true, optional: true },
  report: { optional: true, asksOthers: true, oneDay: true },
  maintenance_began: {},
  maintenance_over: {},
  reply: { keepsFacts: true },
  support: {},
  operator: {},
  welcome: { account: 'email' },
  verify_email: { account: 'email' },
  reset_password: { account: 'email' },
  password_changed: { account: 'email' },
  new_email: { account: 'email' },
  email_changing: { account: 'email' },
  email_changed: { account: 'email' },
  email_in_use: { account: 'email' },
  phone_changed: { account: 'email' },
  account_closed: { account: 'email' },
  account_erased: { account: 'email' },
  phone_code: { account: 'whatsapp' },
  renewal_due: { billing: 'email' },
  payment_failed: { billing: 'email' },
  grace_started: { billing: 'email' },
  reduced: { billing: 'email' },
  paused: { billing: 'email' },
  resumed: { billing: 'email' },
  credited: { billing: 'email' },
  paid: { billing: 'email', asksOthers: true },
  upgraded: { billing: 'dashboard' },
} as const satisfies Record<string, NotificationKind>;

export type Kind = keyof typeof notificationKinds;
type KindWith<Trait extends keyof NotificationKind> = {
  [K in Kind]: (typeof notificationKinds)[K] extends Record<Trait, unknown> ? K : never;
}[Kind];
export type IncidentKind = KindWith<'incident'>;
export type BillingKind = KindWith<'billing'>;

export const traitsOf = (kind: Kind): NotificationKind => notificationKinds[kind];
export const kindsWith = (trait: keyof NotificationKind): Kind[] =>
  (Object.keys(notificationKinds) as Kind[]).filter((kind) => traitsOf(kind)[trait]);
const has =
  <Trait extends keyof NotificationKind>(trait: Trait) =>
  (kind: string): kind is KindWith<Trait> =>
    Object.hasOwn(notificationKinds, kind) && traitsOf(kind as Kind)[trait] !== undefined;
export const isIncidentKind = has('incident');
export const isAccountKind = has('account');
export const isBillingKind = has('billing');

/** How operators count messages: `notify_total{kind}` (public names). */
export const countedAs = (kind: Kind): 'alert' | 'other' => (traitsOf(kind).alert ? 'alert' : 'other');

interface ReasonTraits {
  kind: IncidentKind;
  /** Nothing to say any more once every open incident was acknowledged; acknowledged ones are left out. */
  untilAcknowledged?: true;
  /** The first that a recipient learns of the incident. */
  begins?: true;
  /** Said although all is over. */
  afterEnd?: true;
  /** Nothing to say any more once it became an outage for everybody: that is a message of its own. */
  untilWorsened?: true;
  /** Merges with the opening, when that never left. */
  mergesWithOpening?: true;
}

export const notifyReasons: Record<NotifyReason['reason'], ReasonTraits> = {
  opened: { kind: 'down', begins: true },
  partial: { kind: 'partial', begins: true, untilWorsened: true },
  slow: { kind: 'slow', begins: true },
  worsened: { kind: 'down', begins: true },
  reminder: { kind: 'reminder', untilAcknowledged: true },
  'daily-reminder': { kind: 'reminder' },
  resolved: { kind: 'resolved', afterEnd: true, mergesWithOpening: true },
  'partly-resolved': { kind: 'resolved', afterEnd: true, mergesWithOpening: true },
  unstable: { kind: 'unstable' },
  digest: { kind: 'digest' },
  steady: { kind: 'steady', afterEnd: true },
};
