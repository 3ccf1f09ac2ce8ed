import { z } from 'zod';
import { text } from './response.js';
import { route } from './route.js';

export const receivePaystackEvent = route({
  method: 'POST',
  path: '/api/webhooks/paystack',
  summary: 'Events of the payment provider',
  description: 'Signed by x-paystack-signature over the raw body.',
  response: z.object({}),
});

export const receiveTwilioEvent = route({
  method: 'POST',
  path: '/api/webhooks/twilio',
  summary: 'WhatsApp messages and delivery receipts',
  description: 'Told apart by their fields; signed by x-twilio-signature.',
  contentType: 'text/xml',
  response: text('<Response/>'),
});

export const receiveMailEvent = route({
  method: 'POST',
  path: '/api/webhooks/mail',
  summary: 'Mails that came back later, or were reported as unwanted',
  description: 'JSON { event: "bounce" | "complaint", messageId }; signed by x-nowahala-signature, hex HMAC-SHA256 of the raw body.',
  contentType: 'text/plain',
  response: text('taken'),
});
