import { emailSides } from '@nowahala/api';
import type { ProfileResponse, SignedInDeviceResponse, SubscriptionResponse, UserResponse } from '@nowahala/api';
import type { billing, identity, workspaces } from '@nowahala/contracts';
import { planStates } from '../../clients/enums.mapper.js';
import { presentPlan } from '../plan/plan.presenter.js';
import { iso, naira, orNull } from '../wire.js';

/** What identity alone knows of a user. */
export const presentProfile = (user: identity.User): ProfileResponse => ({
  _id: user.id,
  fullName: user.fullName,
  username: user.username,
  email: user.email,
  phone: orNull(user.phone),
  profilePhoto: orNull(user.profilePhoto),
  location: { country: user.country },
  timeZone: user.timeZone,
  language: user.language,
  emailVerified: user.emailVerified,
  phoneVerified: user.phoneVerified,
  pendingEmail: orNull(user.pendingEmail),
  pendingEmailWaitsFor: emailSides.filter((side) => user.pendingEmailWaitsFor.includes(side)),
  createdAt: iso(user.createdAt!),
});

const presentSubscription = (subscription: billing.GetSubscriptionResponse): SubscriptionResponse => ({
  hasPlan: subscription.hasPlan,
  id: subscription.plan ? presentPlan(subscription.plan) : null,
  subscriptionEndDate: iso(subscription.subscriptionEndDate),
  state: planStates.toWord(subscription.planState, subscription.state) ?? 'none',
  graceEndsAt: iso(subscription.graceEndsAt),
  reducedEndsAt: iso(subscription.reducedEndsAt),
  keptUntil: iso(subscription.keptUntil),
  renewalOpensAt: iso(subscription.renewalOpensAt),
  nextPlanName: orNull(subscription.nextPlanName),
  nextInvoice: subscription.nextInvoiceAt ? { at: iso(subscription.nextInvoiceAt), total: naira(subscription.nextInvoiceTotalKobo) } : null,
  pendingPayment: subscription.pendingRef
    ? {
        ref: subscription.pendingRef,
        paymentUrl: orNull(subscription.pendingPaymentUrl),
        planName: subscription.pendingPlanName,
        total: naira(subscription.pendingTotalKobo),
        failed: subscription.pendingFailed,
      }
    : null,
});

export const presentUser = (
  user: identity.User,
  workspace: workspaces.Workspace | undefined,
  subscription: billing.GetSubscriptionResponse,
): UserResponse => ({
  ...presentProfile(user),
  workspaces: workspace ? [{ workspaceId: workspace.id }] : [],
  plan: presentSubscription(subscription),
});

/** This device first; identity answers the last seen first. */
export const presentDevices = (sessions: identity.SignedInDevice[], current: string): SignedInDeviceResponse[] =>
  sessions
    .map((session) => ({
      _id: session.sessionId,
      browser: orNull(session.browser),
      system: orNull(session.system),
      place: orNull(session.place),
      createdAt: iso(session.createdAt!),
      lastSeenAt: iso(session.lastSeenAt!),
      current: session.sessionId === current,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
