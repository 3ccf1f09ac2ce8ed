import type { DeliveredReason } from '../domain/decide-delivery.js';
import type { Incident } from '../domain/incident.js';
import type { Catalogue } from './catalogue.js';
import type { Email } from './email.js';
import type { DashboardNotification } from './dashboard-notification.js';
import type { WhatsAppMessage } from './whatsapp-message.js';
import type { Reader } from './facts.js';
import type { IncidentFacts } from './incident-facts.js';

export interface IncidentContext extends IncidentFacts {
  reader: Reader;
  now: Date;
}

interface IncidentMessages {
  email(catalogue: Catalogue, context: IncidentContext): Email;
  whatsApp(catalogue: Catalogue, context: IncidentContext): WhatsAppMessage;
  dashboard(catalogue: Catalogue, context: IncidentContext): DashboardNotification;
}

/** A server that the owner paused, deleted or changed has not recovered: the dashboard says so, and nothing else is sent. */
const endedOnDashboard: IncidentMessages['dashboard'] = ({ dashboard }, { recovery }) =>
  recovery.reason === 'recovered' ? dashboard.resolved(recovery) : dashboard.watchEnded(recovery);

const resolved: IncidentMessages = {
  email: ({ mail }, { recovery, reader, now }) => mail.resolved(recovery, reader, now),
  whatsApp: ({ whatsapp }, { recovery, reader, now }) => whatsapp.resolved(recovery, reader, now),
  dashboard: endedOnDashboard,
};

const reminder = (daily: boolean): IncidentMessages => ({
  email: ({ mail }, { outage, reader, now }) => mail.reminder(outage, reader, now, daily),
  whatsApp: ({ whatsapp }, { outage, now }) => whatsapp.reminder(outage, now),
  dashboard: ({ dashboard }, { outage, now }) => dashboard.reminder(outage, now),
});

const incidentMessages: Record<DeliveredReason['reason'], IncidentMessages> = {
  opened: {
    email: ({ mail }, { outage, reader, now }) => mail.down(outage, reader, now),
    whatsApp: ({ whatsapp }, { outage, reader, now }) => whatsapp.down(outage, reader, now),
    dashboard: ({ dashboard }, { outage, reader, now }) => dashboard.down(outage, reader, now),
  },
  partial: {
    email: ({ mail }, { outage, reader, now }) => mail.partial(outage, reader, now),
    whatsApp: ({ whatsapp }, { outage, reader, now }) => whatsapp.partial(outage, reader, now),
    dashboard: ({ dashboard }, { outage, reader, now }) => dashboard.partial(outage, reader, now),
  },
  slow: {
    email: ({ mail }, { outage, reader, now }) => mail.slow(outage, reader, now),
    whatsApp: ({ whatsapp }, { outage, reader, now }) => whatsapp.slow(outage, reader, now),
    dashboard: ({ dashboard }, { outage, reader, now }) => dashboard.slow(outage, reader, now),
  },
  worsened: {
    email: ({ mail }, { outage, reader, now }) => mail.worsened(outage, reader, now),
    whatsApp: ({ whatsapp }, { outage, reader, now }) => whatsapp.down(outage, reader, now),
    dashboard: ({ dashboard }, { outage, reader, now }) => dashboard.down(outage, reader, now),
  },
  reminder: reminder(false),
  'daily-reminder': reminder(true),
  resolved,
  'partly-resolved': resolved,
  'opened-and-resolved': {
    email: ({ mail }, { recovery, reader, now }) => mail.downAndBack(recovery, reader, now),
    whatsApp: ({ whatsapp }, { recovery, reader, now }) => whatsapp.downAndBack(recovery, reader, now),
    dashboard: endedOnDashboard,
  },
  unstable: {
    email: ({ mail }, { unstable, reader, now }) => mail.unstable(unstable, reader, now),
    whatsApp: ({ whatsapp }, { unstable, reader, now }) => whatsapp.unstable(unstable, reader, now),
    dashboard: ({ dashboard }, { unstable, reader, now }) => dashboard.unstable(unstable, reader, now),
  },
  digest: {
    email: ({ mail }, { unstable, now }) => mail.digest(unstable, now),
    whatsApp: ({ whatsapp }, { unstable, now }) => whatsapp.digest(unstable, now),
    dashboard: ({ dashboard }, { unstable, now }) => dashboard.digest(unstable, now),
  },
  steady: {
    email: ({ mail }, { unstable, reader, now }) => mail.steady(unstable, reader, now),
    whatsApp: ({ whatsapp }, { unstable }) => whatsapp.steady(unstable),
    dashboard: ({ dashboard }, { unstable }) => dashboard.steady(unstable),
  },
};

const reachedAgain: IncidentMessages = {
  email: ({ mail }, { recovery, reader, now }) => mail.reachedAgain(recovery, reader, now),
  whatsApp: ({ whatsapp }, { recovery, reader, now }) => whatsapp.reachedAgain(recovery, reader, now),
  dashboard: ({ dashboard }, { recovery }) =>
    recovery.reason === 'recovered' ? dashboard.reachedAgain(recovery) : dashboard.watchEnded(recovery),
};

const partialReminder: IncidentMessages = {
  email: ({ mail }, { outage, reader, now }) => mail.partialReminder(outage, reader, now),
  whatsApp: ({ whatsapp }, { outage, now }) => whatsapp.partialReminder(outage, now),
  dashboard: ({ dashboard }, { outage, now }) => dashboard.partialReminder(outage, now),
};

/** What is said otherwise where all that it is about is reached from some places. */
const partialMessages: Partial<Record<DeliveredReason['reason'], IncidentMessages>> = {
  reminder: partialReminder,
  'daily-reminder': partialReminder,
  resolved: reachedAgain,
  'partly-resolved': reachedAgain,
  'opened-and-resolved': reachedAgain,
};

const quickAgain: IncidentMessages = {
  email: ({ mail }, { recovery, reader, now }) => mail.quickAgain(recovery, reader, now),
  whatsApp: ({ whatsapp }, { recovery, reader, now }) => whatsapp.quickAgain(recovery, reader, now),
  dashboard: ({ dashboard }, { recovery }) =>
    recovery.reason === 'recovered' ? dashboard.quickAgain(recovery) : dashboard.watchEnded(recovery),
};

const slowReminder: IncidentMessages = {
  email: ({ mail }, { outage, reader, now }) => mail.slowReminder(outage, reader, now),
  whatsApp: ({ whatsapp }, { outage, now }) => whatsapp.slowReminder(outage, now),
  dashboard: ({ dashboard }, { outage, now }) => dashboard.slowReminder(outage, now),
};

/** And where all of it answers, but slowly. */
const slowMessages: typeof partialMessages = {
  reminder: slowReminder,
  'daily-reminder': slowReminder,
  resolved: quickAgain,
  'partly-resolved': quickAgain,
  'opened-and-resolved': quickAgain,
};

/** What a reason says on each channel, to those it is about. */
export const incidentMessagesOf = ({ reason }: DeliveredReason, about: readonly Incident[]): IncidentMessages =>
  (about.every(({ kind }) => kind === 'partial') ? partialMessages[reason] : undefined) ??
  (about.every(({ kind }) => kind === 'slow') ? slowMessages[reason] : undefined) ??
  incidentMessages[reason];
