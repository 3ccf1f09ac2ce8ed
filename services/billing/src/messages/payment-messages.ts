import { printDay, type Instant } from '../domain/calendar.js';
import { printNaira, type Kobo } from '../domain/money.js';

/** What the billing page says about a payment. */
export const paymentMessages = {
  payToStart: (plan: string, total: Kobo) => `Pay ${printNaira(total)} to start a year of ${plan}.`,
  payToRenew: (plan: string, total: Kobo) => `Pay ${printNaira(total)} for another year of ${plan}.`,
  payToUpgrade: (plan: string, total: Kobo) => `Pay ${printNaira(total)} to move to ${plan}. Your present plan goes on meanwhile.`,
  alreadyYours: (plan: string, end: Instant) => `You already have the ${plan} plan until ${printDay(end)}. There is nothing to pay.`,

  waiting: 'We are waiting for your bank or card to confirm the payment. This usually takes less than a minute.',
  paid: 'Your payment has arrived. Thank you.',
  failed: 'The payment did not go through and you were not charged. Please try again, or use another card or your bank app.',
  closed: 'This payment page was closed. If money left your account all the same, we have been told and will give it back.',
  underReview: 'Your payment needs a look from us before we can use it. We have been told and will write to you within a day.',
} as const;
