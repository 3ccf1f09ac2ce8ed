import { z } from 'zod';
import { apiMessages as messages } from './messages/en.js';
import { orNull, text, time, withData } from './response.js';
import { route } from './route.js';

const TEN_YEARS_MS = 10 * 366 * 86_400_000;
const page = { contentType: 'text/html', response: text('a page') };

export const showInbox = route({ method: 'GET', path: '/dev/inbox', summary: 'The local inbox as a page', ...page });

export const listInbox = route({
  method: 'GET',
  path: '/dev/inbox/messages',
  summary: 'The local inbox as data, newest first',
  response: withData(
    z.array(
      z.object({
        channel: text('email'),
        to: text('ada@example.com'),
        subject: text('Welcome to NoWahala'),
        text: text('...'),
        html: text('<p>...</p>'),
        sentAt: orNull(time('2026-11-21T08:00:01.000Z')),
        messageId: text('<1@nowahala.example>'),
      }),
    ),
  ),
});

export const showCheckout = route({ method: 'GET', path: '/dev/checkout/:ref', summary: 'The sandbox checkout as a page', ...page });

export const completeCheckout = route({
  method: 'POST',
  path: '/dev/checkout/:ref',
  summary: "Do what the checkout's buttons do",
  body: z.object({ outcome: z.enum(['pay', 'decline', 'abandon'], { error: messages.dev.outcome }) }),
  example: { outcome: 'pay' },
  response: z.object({
    message: text(messages.dev.outcomeDone.pay),
    returnUrl: text('http://localhost:8080/dashboard/billing?ref=NWP-7F3K2M9Q'),
  }),
});

export const advanceClock = route({
  method: 'POST',
  path: '/dev/clock',
  summary: "Move the product's clock forward",
  body: z.object({
    advanceMs: z
      .number({ error: messages.dev.advance })
      .int(messages.dev.advance)
      .min(1, messages.dev.advance)
      .max(TEN_YEARS_MS, messages.dev.advance),
  }),
  example: { advanceMs: 60_000 },
  response: z.object({ now: time('2026-11-21T13:01:00.000Z'), message: text(messages.dev.clockMoved) }),
});
