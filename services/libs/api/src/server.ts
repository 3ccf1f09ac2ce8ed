import { z } from 'zod';
import { ipv4, limits, nameTooLong } from '@nowahala/kernel';
import { exampleIds } from './example.js';
import { flag, id, number, oneOf, onlyMessage, orNull, pageOf, text, time, withData, withMessage } from './response.js';
import { flagField, idField, isStorable, pageQuery, regionField, textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { certificateResponse, domainResponse, ownDateResponse } from './renewal.js';
import { route } from './route.js';

/** `inactive` while a confirmed incident is open. */
export const serverStatuses = ['active', 'inactive'] as const;
const troubled = ['suspect', 'down', 'partial', 'recovering', 'unstable', 'slow'] as const;
export const serverStates = ['up', ...troubled, 'paused', 'maintenance', 'unknown'] as const;
export const pingStatuses = ['success', 'error', 'failure', 'timeout', 'unknown'] as const;
export const checkKinds = ['scheduled', 'down', 'check_now', 'recheck', 'drill'] as const;
export const statsRanges = ['24h', '7d', '30d', '90d'] as const;

/** A row of the overview. */
export const serverSummaryResponse = z.object({
  _id: id(exampleIds.server),
  name: text('Shop website'),
  status: oneOf(serverStatuses, 'active'),
  ipAddress: text('102.89.23.4'),
  /** Scheduled pings of this billing month. */
  usedRate: number(4_311),
  website: orNull(text('https://shop.example.com/')),
  monitoringInterval: number(5),
  state: oneOf(serverStates, 'up'),
  since: orNull(time('2026-11-18T09:12:00.000Z')),
  lastPingAt: orNull(time('2026-11-21T13:00:00.000Z')),
  responseTimeMs: orNull(number(212)),
  openIncidentId: orNull(id(exampleIds.incident), null),
  createdAt: time('2026-06-28T08:10:00.000Z'),
});
export type ServerSummaryResponse = z.output<typeof serverSummaryResponse>;

export const publicServerResponse = serverSummaryResponse.extend({ email: flag(true), whatsApp: flag(false) });
export type PublicServerResponse = z.output<typeof publicServerResponse>;

export const serverResponse = publicServerResponse.extend({
  workspaceId: id(exampleIds.workspace),
  userId: id(exampleIds.user),
  /** Words that must be on the page, and words that must not. */
  expectText: orNull(text('Add to cart')),
  rejectText: orNull(text('Fatal error'), null),
  /** Whether the owner is warned of slow answers. */
  slowAlerts: flag(true),
});
export type ServerResponse = z.output<typeof serverResponse>;

/** One server, with what ends there unless it is renewed. */
export const serverWithRenewalsResponse = serverResponse.extend({
  certificate: orNull(certificateResponse),
  domain: orNull(domainResponse),
  renewals: z.array(ownDateResponse),
  /** False while nobody can say it: then nothing of it is named here. */
  renewalsKnown: flag(true),
});
export type ServerWithRenewalsResponse = z.output<typeof serverWithRenewalsResponse>;

export const pingResponse = z.object({
  _id: id(exampleIds.ping),
  timestamp: time('2026-11-21T13:00:00.000Z'),
  status: oneOf(pingStatuses, 'success'),
  message: text('It answered as it should.'),
  responseTimeMs: orNull(number(212)),
  region: text('local'),
  check: oneOf(checkKinds, 'scheduled'),
  /** Made during maintenance: in no rate. */
  maintenance: flag(false),
});
export type PingResponse = z.output<typeof pingResponse>;

export const statsResponse = z.object({
  chartData: z.object({
    labels: z.array(z.string()).meta({ example: ['2026-11-20', '2026-11-21'] }),
    datasets: z.array(z.object({ label: z.string(), data: z.array(z.number()) })).meta({
      example: [
        { label: 'Success', data: [287, 156] },
        { label: 'Failure', data: [1, 0] },
      ],
    }),
    /** What the chart draws besides: slots without a measurement, slots during maintenance, and response times. */
    buckets: z
      .array(z.object({ at: z.iso.datetime(), unknown: z.number(), maintenance: z.number(), responseTimeMs: z.number().nullable() }))
      .meta({
        example: [
          { at: '2026-11-19T23:00:00.000Z', unknown: 0, maintenance: 0, responseTimeMs: 220.4 },
          { at: '2026-11-20T23:00:00.000Z', unknown: 0, maintenance: 6, responseTimeMs: 212.9 },
        ],
      }),
  }),
  stats: z.object({
    successRate: number(99.77),
    failureRate: number(0.23),
    totalSuccess: number(443),
    totalFailures: number(1),
    totalPings: number(444),
    responseTimeMs: z.object({ median: orNull(number(208.1)), p95: orNull(number(391.7)) }),
  }),
});
export type StatsResponse = z.output<typeof statsResponse>;

export const uptimeResponse = z.object({
  serverId: id(exampleIds.server),
  days: z.array(
    z.object({ day: text('2026-11-21'), success: number(287), failures: number(1), unknown: number(0), maintenance: number(0) }),
  ),
});
export type UptimeResponse = z.output<typeof uptimeResponse>;

const ipAddress = z.string({ error: messages.fields.ipAddress });
const website = z
  .string({ error: messages.fields.website })
  .max(limits.website.max, messages.fields.tooLong(limits.website.max))
  .transform((given) => given.trim())
  .nullable();
const words = z
  .string({ error: messages.fields.words })
  .max(4 * limits.wantedText.max, messages.fields.tooLong(limits.wantedText.max))
  .transform((given) => given.trim())
  .pipe(z.string().refine((given) => [...given].length <= limits.wantedText.max, messages.fields.tooLong(limits.wantedText.max)))
  .refine(isStorable, { error: messages.fields.badCharacters })
  .nullable();
const interval = z
  .number({ error: messages.fields.interval })
  .int(messages.fields.interval)
  .min(limits.checkInterval.min, messages.fields.interval)
  .max(limits.checkInterval.max, messages.fields.interval);
const name = textField({ missing: messages.fields.serverName, max: limits.serverName.max, tooLong: nameTooLong });

export const createServer = route({
  method: 'POST',
  path: '/api/server/create',
  status: 201,
  summary: 'Add a server',
  description: `The first check starts within 10 seconds. With \`expectText\` or \`rejectText\` (websites only, at most ${limits.wantedText.max} characters) a page without the one or with the other is an error.`,
  body: z.object({
    name,
    ipAddress: ipAddress.regex(ipv4, messages.fields.ipAddress),
    monitoringInterval: interval,
    workspaceId: idField(messages.fields.workspaceId),
    userId: idField(messages.fields.userId),
    website: website.optional(),
    email: flagField('email').default(true),
    whatsApp: flagField('whatsApp').default(false),
    expectText: words.optional(),
    rejectText: words.optional(),
    slowAlerts: flagField('slowAlerts').default(true),
  }),
  example: {
    name: 'Shop website',
    ipAddress: '102.89.23.4',
    website: 'https://shop.example.com',
    monitoringInterval: 5,
    workspaceId: exampleIds.workspace,
    userId: exampleIds.user,
    email: true,
    whatsApp: false,
    expectText: 'Add to cart',
  },
  refusals: {
    400: ['INTERVAL_TOO_SHORT', 'WHATSAPP_NOT_IN_PLAN'],
    409: ['NO_ACTIVE_PLAN', 'SERVER_LIMIT_REACHED'],
    503: ['PLAN_UNKNOWN'],
  },
  response: withMessage(messages.server.created, serverResponse),
});

/** Milliseconds, of the place that measured last. */
export const baselineResponse = z.object({
  /** At this hour of the week, by the last 14 days; null until three days were learned. */
  usualMs: orNull(number(412)),
  /** Ten minutes of answers that take longer than this, three at least, are a slow incident. */
  slowMs: orNull(number(3_000)),
  nowMs: orNull(number(398)),
});
export type BaselineResponse = z.output<typeof baselineResponse>;

export const getServer = route({
  method: 'GET',
  path: '/api/server/get/:id',
  summary: 'Read a server',
  response: withData(serverWithRenewalsResponse),
});

export const getBaseline = route({
  method: 'GET',
  path: '/api/server/:id/baseline',
  summary: 'Read what response times are usual for a server',
  response: withData(baselineResponse),
});

export const acceptSlowness = route({
  method: 'POST',
  path: '/api/server/:id/baseline/accept',
  summary: 'Say that a slow server is as it shall be',
  description:
    'Ends its slow incident. What is usual is learned anew from the beginning of the slow time; for three days nothing is warned of.',
  refusals: { 409: ['NOT_SLOW'] },
  response: onlyMessage(messages.server.slownessAccepted),
});

export const updateServer = route({
  method: 'PATCH',
  path: '/api/server/update/:id',
  summary: 'Change a server',
  description:
    'Only what is sent changes. An empty website means that only the machine is checked, an empty text that no words are looked for.',
  body: z.object({
    name: name.optional(),
    ipAddress: ipAddress.trim().regex(ipv4, messages.fields.ipAddress).optional(),
    monitoringInterval: interval.optional(),
    workspaceId: idField(messages.fields.workspaceId).optional(),
    userId: idField(messages.fields.userId).optional(),
    website: website.optional(),
    email: flagField('email').optional(),
    whatsApp: flagField('whatsApp').optional(),
    expectText: words.optional(),
    rejectText: words.optional(),
    slowAlerts: flagField('slowAlerts').optional(),
  }),
  example: { name: 'Shop website', ipAddress: '102.89.23.4', website: 'https://shop.example.com', monitoringInterval: 10 },
  refusals: { 400: ['INTERVAL_TOO_SHORT', 'WHATSAPP_NOT_IN_PLAN'], 503: ['PLAN_UNKNOWN'] },
  response: withMessage(messages.server.saved, serverResponse),
});

export const deleteServer = route({
  method: 'DELETE',
  path: '/api/server/:id',
  summary: 'Delete a server',
  response: onlyMessage(messages.server.deleted),
});

export const checkServer = route({
  method: 'POST',
  path: '/api/server/:id/check',
  summary: 'Check a server now',
  description: 'At most once a minute for each server, else 429 with Retry-After.',
  refusals: { 409: ['SERVER_PAUSED', 'NO_ACTIVE_PLAN'], 429: ['CHECKED_JUST_NOW'] },
  response: withMessage(messages.server.checking, z.object({ scheduledAt: orNull(time('2026-11-21T13:00:05.000Z')) })),
});

export const pauseServer = route({
  method: 'POST',
  path: '/api/server/:id/pause',
  summary: 'Pause a server',
  response: withMessage(messages.server.paused, serverResponse),
});

export const resumeServer = route({
  method: 'POST',
  path: '/api/server/:id/resume',
  summary: 'Resume a server',
  refusals: { 409: ['NO_ACTIVE_PLAN'], 503: ['PLAN_UNKNOWN'] },
  response: withMessage(messages.server.resumed, serverResponse),
});

export const listPings = route({
  method: 'GET',
  path: '/api/server/pings/:id',
  summary: 'List the checks of a server',
  description: 'Newest first, 20 a page; with `region` those of one place.',
  query: pageQuery.extend({ region: regionField.optional() }),
  response: pageOf(pingResponse),
});

export const getServerStats = route({
  method: 'GET',
  path: '/api/server/stats/:id',
  summary: 'Success and failure rates of a server',
  query: z.object({ range: z.enum(statsRanges, { error: messages.fields.range }).default('30d') }),
  response: statsResponse,
});

export const getUptime = route({
  method: 'GET',
  path: '/api/server/uptime/:workspaceId',
  summary: 'Uptime by day of every server',
  query: z.object({
    days: z
      .string({ error: messages.fields.days })
      .regex(/^[1-9]\d?$/, messages.fields.days)
      .default('90')
      .transform(Number)
      .refine((days) => days <= 90, { error: messages.fields.days }),
  }),
  response: withData(z.array(uptimeResponse)),
});
