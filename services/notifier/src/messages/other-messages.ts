import type { DeliveryFacts } from '../domain/delivery.js';
import type { IncidentKind, Kind } from '../domain/notification-kinds.js';
import { toOperators } from './catalogue.js';
import type { Catalogue } from './catalogue.js';
import type { Email } from './email.js';
import type { WhatsAppMessage } from './whatsapp-message.js';
import type { BillingFacts, ChangeFacts, DrillFacts, LinkFacts, QuotaFacts, Reader, RenewalFacts, SupportFacts } from './facts.js';
import type { Links } from './links.js';

export interface MessageContext {
  facts: DeliveryFacts;
  catalogue: Catalogue;
  reader: Reader;
  now: Date;
  links: Links;
  supportEmail: string;
}

interface OtherMessage {
  email?: Email;
  whatsApp?: WhatsAppMessage;
  replyTo?: string;
}
/** Null: this kind is for the dashboard alone. */
type Render = (context: MessageContext) => OtherMessage | null;

const account =
  (write: (mail: Catalogue['mail'], link: LinkFacts, context: MessageContext) => Email): Render =>
  (context) => {
    const { link, expiresAt } = context.facts;
    const facts = { link: String(link ?? ''), expiresAt: expiresAt ? new Date(String(expiresAt)) : null };
    return { email: write(context.catalogue.mail, facts, context) };
  };

const change =
  (write: (mail: Catalogue['mail'], facts: ChangeFacts, context: MessageContext) => Email): Render =>
  (context) => {
    const { link, undoLink, changedTo } = context.facts;
    return {
      email: write(
        context.catalogue.mail,
        { link: String(link ?? ''), undoLink: String(undoLink ?? ''), changedTo: String(changedTo ?? '') },
        context,
      ),
    };
  };

const billing =
  (write: (mail: Catalogue['mail']) => (facts: BillingFacts, reader: Reader) => Email): Render =>
  ({ facts, catalogue, reader, links }) => {
    const stored = facts as unknown as Omit<BillingFacts, 'endsAt' | 'graceEndsAt'> & { endsAt: string; graceEndsAt?: string };
    const { endsAt, graceEndsAt, ...rest } = stored;
    const dates = { endsAt: new Date(endsAt), graceEndsAt: graceEndsAt ? new Date(graceEndsAt) : undefined };
    return { email: write(catalogue.mail)({ ...rest, ...dates, billingUrl: links.billing }, reader) };
  };

const renewal =
  (write: (catalogue: Catalogue, facts: RenewalFacts, context: MessageContext) => OtherMessage): Render =>
  (context) =>
    write(context.catalogue, renewalFactsOf(context.facts, context.links), context);

/** What a warning was told of. */
export function renewalFactsOf(facts: DeliveryFacts, links: Links): RenewalFacts {
  type Stored = Omit<RenewalFacts, 'endsAt' | 'url'> & { endsAt: string; serverId?: string };
  const { about, what, endsAt, company, lifeDays, lapsed, serverName, serverId } = facts as unknown as Stored;
  const url = serverId ? links.server(serverId) : links.overview;
  return { about, what, endsAt: new Date(endsAt), company, lifeDays, lapsed, serverName, url };
}

/** What every kind says that is about no incident; weekly reports need the analyzer and are rendered beside. */
export const otherMessages: Record<Exclude<Kind, IncidentKind | 'report'>, Render> = {
  welcome: account((mail, link, { reader }) => mail.welcome(link, reader)),
  verify_email: account((mail, link, { reader }) => mail.verifyEmail(link, reader)),
  reset_password: account((mail, link, { reader, now }) => mail.resetPassword(link, reader, now)),
  password_changed: account((mail, _link, { reader, now, supportEmail }) => mail.passwordChanged(reader, now, supportEmail)),
  new_email: change((mail, facts, { reader }) => mail.newEmail(facts, reader)),
  email_changing: change((mail, facts, { reader, now, supportEmail }) => mail.emailChanging(facts, reader, now, supportEmail)),
  email_changed: change((mail, facts, { reader, now, supportEmail }) => mail.emailChanged(facts, reader, now, supportEmail)),
  email_in_use: change((mail, _facts, { reader }) => mail.emailInUse(reader)),
  phone_changed: change((mail, facts, { reader, now, supportEmail }) => mail.phoneChanged(facts, reader, now, supportEmail)),
  account_closed: account((mail, { expiresAt }, { reader }) => mail.accountClosed(expiresAt, reader)),
  account_erased: account((mail, _link, { reader }) => mail.accountErased(reader)),
  phone_code: ({ facts, catalogue }) => ({ whatsApp: catalogue.whatsapp.phoneCode(String(facts.code)) }),
  renewal_due: billing((mail) => mail.renewalDue),
  payment_failed: billing((mail) => mail.paymentFailed),
  grace_started: billing((mail) => mail.graceStarted),
  reduced: billing((mail) => mail.reduced),
  paused: billing((mail) => mail.paused),
  resumed: billing((mail) => mail.resumed),
  credited: billing((mail) => mail.credited),
  paid: billing((mail) => mail.invoicePaid),
  upgraded: () => null,
  maintenance_began: () => null,
  maintenance_over: () => null,
  drill: ({ facts, catalogue: { mail, whatsapp }, reader, links }) => {
    const drill: DrillFacts = { serverName: String(facts.serverName), at: new Date(String(facts.startedAt)), settingsUrl: links.settings };
    return { email: mail.drill(drill, reader), whatsApp: whatsapp.drill(drill, reader) };
  },
  quota: ({ facts, catalogue, reader, links }) => ({
    email: catalogue.mail.quota({ ...(facts as unknown as QuotaFacts), plansUrl: links.plans }, reader),
  }),
  ends_soon: renewal(({ mail, whatsapp }, facts, { reader, now }) => ({
    email: mail.endsSoon(facts, reader, now),
    whatsApp: whatsapp.endsSoon(facts, reader, now),
  })),
  extended: renewal(({ mail, whatsapp }, facts, { reader }) => ({
    email: mail.renewed(facts, reader),
    whatsApp: whatsapp.renewed(facts, reader),
  })),
  reply: ({ facts }) => ({ whatsApp: facts.message as WhatsAppMessage }),
  support: ({ facts }) => ({
    email: toOperators.support(facts as unknown as SupportFacts),
    replyTo: String(facts.email),
  }),
  operator: ({ facts }) => ({ email: toOperators.operatorNotice(String(facts.headline), String(facts.text)) }),
};
