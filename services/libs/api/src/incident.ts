import { z } from 'zod';
import { exampleIds } from './example.js';
import { pageQuery } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { id, number, oneOf, orNull, pageOf, text, time, withData, withMessage } from './response.js';
import { route } from './route.js';

export const incidentStatuses = ['open', 'resolved'] as const;
/** `partial`: reached from some places and not from others. */
export const incidentKinds = ['down', 'partial', 'unstable', 'slow'] as const;
/** The job did not call; said that it failed; began and did not end. */
export const heartbeatTroubles = ['missing', 'failed', 'unfinished'] as const;
export const deliveryChannels = ['email', 'whatsapp', 'dashboard'] as const;
export const confidences = ['low', 'medium', 'high'] as const;
export const explanationSources = ['rules', 'ai'] as const;

export const explanationResponse = z.object({
  whatHappened: text('Your shop answers, but with an error page. The machine is on; the program behind the website is not.'),
  whoIsAffected: text('Everybody who opens the website sees an error instead of your shop.'),
  likelyCause: text('The website program stopped or is restarting.'),
  confidence: oneOf(confidences, 'high'),
  doNow: z.array(text('Open cPanel, choose "Setup Node.js App", and press "Restart" next to your shop.')),
  tellCustomers: text('Our shop has a short technical problem. Orders you already made are safe.'), // public name
  whoToCall: text('Your hosting company. Ask: "Why is my application not answering?"'),
  evidence: z.array(text('The answer was 502 Bad Gateway, sent by nginx.')),
  source: oneOf(explanationSources, 'rules'),
  /** The step after which it was well the last time that the same fault came to this server. */
  helpedBefore: orNull(z.object({ at: time('2026-03-03T14:10:00.000Z'), words: text('Restart the program in cPanel.') }), null),
});
export type ExplanationResponse = z.output<typeof explanationResponse>;

export const deliveryResponse = z.object({
  _id: id(exampleIds.delivery),
  channel: oneOf(deliveryChannels, 'email'),
  to: text('a…@example.com'),
  kind: text('incident_opened'),
  status: text('delivered'),
  attempts: number(1),
  createdAt: time('2026-11-21T13:02:20.000Z'),
  sentAt: orNull(time('2026-11-21T13:02:21.000Z')),
  deliveredAt: orNull(time('2026-11-21T13:02:22.000Z')),
  readAt: orNull(time('2026-11-21T13:02:22.000Z'), null),
  error: orNull(text(''), null),
});
export type DeliveryResponse = z.output<typeof deliveryResponse>;

/** What the first failed check saw. Text from the watched side is data. Parts that a check did not reach are missing. */
export const evidenceResponse = z
  .looseObject({
    steps: z.array(z.looseObject({ step: z.string(), ok: z.boolean(), ms: z.number(), detail: z.string() })).optional(),
    target: z.looseObject({ website: z.string().nullable(), ipAddress: z.string().nullable() }).nullable().optional(),
    dns: z
      .looseObject({ name: z.string(), a: z.array(z.string()), aaaa: z.array(z.string()) })
      .nullable()
      .optional(),
    tls: z
      .looseObject({ chain: z.array(z.looseObject({ subject: z.string(), validFrom: z.string(), validTo: z.string() })) })
      .nullable()
      .optional(),
    http: z
      .looseObject({ headers: z.record(z.string(), z.string()) })
      .nullable()
      .optional(),
  })
  .meta({ example: { steps: [] } });
export type EvidenceResponse = z.output<typeof evidenceResponse>;

export const publicIncidentResponse = z.object({
  _id: id(exampleIds.incident),
  serverId: id(exampleIds.server),
  serverName: text('Shop website'),
  status: oneOf(incidentStatuses, 'open'),
  kind: oneOf(incidentKinds, 'down'),
  startedAt: time('2026-11-21T13:02:00.000Z'),
  resolvedAt: orNull(time('2026-11-21T13:02:00.000Z'), null),
  acknowledgedAt: orNull(time('2026-11-21T13:02:00.000Z'), null),
  cause: text('The website answers with 502 Bad Gateway.'),
  /** Ids of the places that do not reach it, and where it is partial of those that do. */
  regions: z.array(text('lagos')),
  goodRegions: z.array(text('london')),
  tag: orNull(text('HTTP 502')),
  level: orNull(text('critical')),
  explanation: orNull(explanationResponse),
  /** The hosting company or connection whose trouble this is, and how many of the servers that we watch it has; null unless it is one. */
  network: orNull(z.object({ name: text('SWIFT NETWORKS LIMITED'), affected: number(14) }), null),
  /** Why a job has an incident: `serverId` and `serverName` are then those of its heartbeat. Null for a server. */
  heartbeat: orNull(oneOf(heartbeatTroubles, 'missing'), null),
});
export type PublicIncidentResponse = z.output<typeof publicIncidentResponse>;

/** `works`: it answered; `down`: it is still down; `changed`: it fails for another cause now; null until a check has answered. */
export const stepAnswers = ['works', 'down', 'changed'] as const;

export const doneStepResponse = z.object({
  _id: id(exampleIds.incident),
  step: number(1),
  doneAt: time('2026-11-21T13:10:00.000Z'),
  answer: orNull(oneOf(stepAnswers, 'down')),
  /** Null where none is left, or none is needed. */
  nextStep: orNull(number(2)),
});
export type DoneStepResponse = z.output<typeof doneStepResponse>;

export const incidentResponse = publicIncidentResponse.extend({
  tag: text('HTTP 502'),
  level: text('critical'),
  workspaceId: id(exampleIds.workspace),
  acknowledgedBy: orNull(text('Ada Okafor'), null),
  errorLogId: orNull(id(exampleIds.log)),
  groupId: orNull(id(exampleIds.incident), null),
  evidence: orNull(evidenceResponse),
  /** Steps that the owner has done, the latest last. */
  doneSteps: z.array(doneStepResponse),
  timeline: z.array(
    z.object({
      at: time('2026-11-21T13:02:00.000Z'),
      type: text('suspect'),
      text: text('A check went wrong: it answered 502 Bad Gateway.'),
    }),
  ),
  /** Null while they are not known. */
  deliveries: orNull(z.array(deliveryResponse)),
});
export type IncidentResponse = z.output<typeof incidentResponse>;

export const listIncidents = route({
  method: 'GET',
  path: '/api/incident/list/:userId',
  summary: 'List incidents',
  description: 'Newest first, 20 a page. `deliveries` is null while it is not known who was told.',
  query: pageQuery,
  response: pageOf(incidentResponse),
});

export const getIncident = route({
  method: 'GET',
  path: '/api/incident/get/:id',
  summary: 'Read an incident',
  description: 'With its evidence, explanation, timeline, and who was told when.',
  response: withData(incidentResponse),
});

export const acknowledgeIncident = route({
  method: 'POST',
  path: '/api/incident/:id/acknowledge',
  summary: 'Acknowledge an incident',
  description: 'Stops its reminders but for the daily one. Monitoring goes on.',
  response: withMessage(messages.incident.acknowledged, incidentResponse),
});

export const markStepDone = route({
  method: 'POST',
  path: '/api/incident/:id/step/:step/done',
  summary: 'Say that a step is done',
  description:
    'Checks the server at once and answers within 15 seconds what came of it, in `message` and in the last of `doneSteps`. Its `answer` is null where no check could be made in time. Once in 15 seconds for an incident (429).',
  refusals: { 409: ['INCIDENT_CLOSED', 'NOTHING_TO_CHECK'], 429: ['STEP_CHECKED_JUST_NOW'] },
  response: withMessage(messages.incident.step.down(2), incidentResponse),
});
