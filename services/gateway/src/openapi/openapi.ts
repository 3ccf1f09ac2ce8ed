import { z } from 'zod';
import { apiMessages } from '@nowahala/api';
import { errorResponse, exampleOf } from '@nowahala/api';
import type { RouteRefusals } from '@nowahala/api';
import { isCountedChange } from '../auth/policy.js';
import { messages } from '../messages/en.js';
import { limits } from '../rate-limits/rate-limit-rules.js';
import { beatPaths } from './beat-paths.js';
import type { DocumentedRoute } from './documented-routes.js';

type Json = Record<string, unknown>;

interface Refused {
  description: string;
  codes: readonly string[];
  example?: Json;
}

const refused = (description: string, statusCode: number, code: string, message: string, more: Json = {}): Refused => ({
  description,
  codes: [code],
  example: { requestId: '3f0c8e2e-7c3b-4b7e-9c59-5b1f4c1a2d3e', statusCode, code, message, ...more },
});

const { email } = apiMessages.fields;
const invalid = refused('Something in the request is wrong; fields says what.', 400, 'VALIDATION_FAILED', email, { fields: { email } });
const unauthenticated = refused('Nobody is signed in, or the key is unknown.', 401, 'SESSION_OVER', messages.auth.sessionOver);
const forbidden = refused('The key lacks the scope.', 403, 'SCOPE_MISSING', messages.auth.scopeMissing('servers:read'));
const missing = refused('There is no such thing, or it is not yours.', 404, 'NOT_FOUND', 'We could not find that.');
const reused = refused(
  'The Idempotency-Key was used for another request.',
  422,
  'IDEMPOTENCY_KEY_REUSED',
  'This Idempotency-Key was already used for a different request.',
);
const limited = refused('Too often. Retry-After says when again.', 429, 'TOO_MANY_REQUESTS', messages.request.tooMany(12));
const [ofMinute, ofDay] = limits.change.rules.map(({ limit }) => limit.toLocaleString('en'));
const changes = `An account changes things at most ${ofMinute} times a minute and ${ofDay} times a day.`;
const changeLimited: Refused = { ...limited, description: `${limited.description} ${changes}` };

/** Where a route alone refuses with this status. */
const descriptions: Record<keyof RouteRefusals, string> = {
  400: 'Not with what was sent.',
  401: 'Nobody is signed in by this.',
  404: 'There is no such thing.',
  409: 'Not as things are now.',
  429: limited.description,
  502: 'Another company does not answer. Nothing was done.',
  503: 'Not just now. Nothing was done; try again in a moment.',
};

/** The OpenAPI document, read off the routes themselves. */
export function openApi(routes: DocumentedRoute[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes.filter(({ path }) => path.startsWith('/api/'))) {
    const path = route.path.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: messages.docs.title, version: '1.0.0', description: messages.docs.lead },
    servers: [{ url: `${publicUrl}/api` }],
    paths: { ...paths, ...beatPaths(publicUrl) },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that login and register answer.' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key, nw_live_...' },
      },
      schemas: {
        Error: responseSchema(errorResponse),
      },
    },
  };
}

function operation(route: DocumentedRoute): Json {
  const { summary, description, body, documentedBody = body, example, status, response, contentType = 'application/json' } = route;
  const schema = contentType === 'application/json' ? responseSchema(response) : { type: 'string' };
  return {
    operationId: operationId(route),
    summary,
    ...(description && { description }),
    tags: [areaOf(route)],
    ...(security(route) && { security: security(route) }),
    parameters: parameters(route),
    ...(documentedBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: inputSchema(documentedBody), ...(example !== undefined && { example }) } },
      },
    }),
    responses: {
      [status]: { description: summary, content: { [contentType]: { schema, example: exampleOf(response) } } },
      ...refusalsOf(route),
    },
  };
}

function refusalsOf(route: DocumentedRoute): Json {
  const { policy, path } = route;
  const known: Record<string, Refused> = { 429: isCountedChange(policy, route.method) ? changeLimited : limited };
  if (route.body || route.query) known[400] = invalid;
  if (policy?.who === 'session' || policy?.who === 'key') known[401] = unauthenticated;
  if (policy?.who === 'key' && policy.scope) known[403] = forbidden;
  if (path.includes(':') || (policy?.who === 'session' && policy.body)) known[404] = missing;
  if (route.idempotent) Object.assign(known, { 409: { description: descriptions[409], codes: ['STILL_RUNNING'] }, 422: reused });
  for (const [status, codes] of Object.entries(route.refusals ?? {})) {
    const general = known[status] ?? { description: descriptions[status as unknown as keyof RouteRefusals], codes: [] };
    known[status] = { ...general, codes: [...general.codes, ...codes] };
  }
  return Object.fromEntries(Object.entries(known).map(([status, one]) => [status, refusalResponse(one)]));
}

/** New codes may come, so the schema names those of today as examples. */
const refusalResponse = ({ description, codes, example }: Refused): Json => ({
  description: `${description} Codes: ${codes.join(', ')}.`,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error', properties: { code: { examples: codes } } },
      ...(example && { example }),
    },
  },
});

function parameters(route: DocumentedRoute): Json[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema:
      name === 'file'
        ? { type: 'string' }
        : name === 'step'
          ? { type: 'integer', minimum: 1, maximum: 9 }
          : { type: 'string', format: 'uuid' },
  }));
  const query = route.query ? (inputSchema(route.query) as { properties?: Record<string, Json>; required?: string[] }) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  const key = route.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key with the same body is done once.',
          schema: { type: 'string', maxLength: 200 },
        },
      ]
    : [];
  return [...inPath, ...inQuery, ...key];
}

const security = ({ policy }: DocumentedRoute): Json[] | undefined =>
  policy?.who === 'session' ? [{ session: [] }] : policy?.who === 'key' ? [{ key: policy.scope ? [policy.scope] : [] }] : undefined;
export const areaOf = ({ path }: DocumentedRoute): string => path.split('/')[2] ?? 'api';
const operationId = ({ handler }: DocumentedRoute): string =>
  handler.replace('Controller.', '_').replace(/^./, (first) => first.toLowerCase());

function inputSchema(schema: z.ZodType): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

const responseSchema = (schema: z.ZodType): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plain(jsonSchema),
  });
  return rest as Json;
};

/** Leaves out what tells a client nothing: examples (there is one of the whole), closed objects, the range of safe integers. */
function plain(schema: Json): void {
  delete schema.example;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.pattern && schema.format) delete schema.pattern;
  delete schema.propertyNames;
}
