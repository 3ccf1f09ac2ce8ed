import { z } from 'zod';
import { limits } from '@nowahala/kernel';
import { exampleIds } from './example.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, oneOf, onlyMessage, orNull, text, time, withData, withMessage } from './response.js';
import { route } from './route.js';

export const renewalKinds = ['certificate', 'domain', 'own'] as const;
export const registrationSources = ['rdap', 'whois'] as const;

/** The certificate that the website shows; of several the one that ends first. */
export const certificateResponse = z.object({
  endsAt: time('2027-01-19T08:12:33.000Z'),
  issuer: text("Let's Encrypt"),
  /** Near enough to warn of. */
  soon: flag(false),
});
export type CertificateResponse = z.output<typeof certificateResponse>;

/** The domain under which the website stands; null in `endsAt` where no registry says it. */
export const domainResponse = z.object({
  name: text('shop.example.com'),
  endsAt: orNull(time('2027-06-25T20:37:59.000Z')),
  registrar: orNull(text('Whogohost Limited')),
  source: orNull(oneOf(registrationSources, 'rdap')),
  soon: flag(false),
  /** Its registry has suspended it or is about to delete it, whatever its date. */
  lapsed: flag(false),
  /** Nothing is known yet and its registry is being asked. */
  asking: flag(false),
});
export type DomainResponse = z.output<typeof domainResponse>;

/** A date of the owner's own. */
export const ownDateResponse = z.object({
  _id: id(exampleIds.renewal),
  name: text('Hosting bill'),
  date: text('2027-03-01'),
  soon: flag(false),
});
export type OwnDateResponse = z.output<typeof ownDateResponse>;

export const renewalResponse = z.object({
  kind: oneOf(renewalKinds, 'domain'),
  /** The domain, the names of the servers that show the certificate, or the owner's own words. */
  name: text('shop.example.com'),
  endsAt: time('2026-12-19T08:12:33.000Z'),
  /** Where to renew it; null where that is unknown. */
  company: orNull(text('Whogohost Limited')),
  /** Of a domain: its registry has suspended it or is about to delete it; `endsAt` is no later than that was seen. */
  lapsed: flag(false),
  serverIds: z.array(id(exampleIds.server)),
});
export type RenewalResponse = z.output<typeof renewalResponse>;

export const listRenewals = route({
  method: 'GET',
  path: '/api/renewal/list/:userId',
  summary: 'List what ends soon',
  description: 'Certificates, domains and own dates of which the owner is warned, the first to end first.',
  response: withData(z.array(renewalResponse)),
});

export const addRenewal = route({
  method: 'POST',
  path: '/api/server/:id/renewal',
  status: 201,
  summary: 'Write down a date of your own',
  description: `You are told 30, 14, 7, 3 and 1 days before. At most ${limits.ownDates.atOnce} dates a server.`,
  body: z.object({
    name: z.string({ error: messages.fields.renewalName }).max(1_000, messages.fields.renewalName),
    date: z.string({ error: messages.fields.renewalDate }).max(40, messages.fields.renewalDate),
  }),
  example: { name: 'Hosting bill', date: '2030-03-01' },
  refusals: { 409: ['TOO_MANY_RENEWALS'] },
  response: withMessage(messages.renewal.added, ownDateResponse),
});

export const listOwnDates = route({
  method: 'GET',
  path: '/api/server/:id/renewal',
  summary: 'List the dates of your own of a server',
  response: withData(z.array(ownDateResponse)),
});

export const deleteRenewal = route({
  method: 'DELETE',
  path: '/api/server/:id/renewal/:renewalId',
  summary: 'Delete a date of your own',
  response: onlyMessage(messages.renewal.deleted),
});
