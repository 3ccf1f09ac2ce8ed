import { z } from 'zod';
import { apiMessages } from '@nowahala/api';
import { errorResponse, exampleOf } from '@nowahala/api';
import { messages } from '../messages/en.js';
import type { DocumentedRoute } from './documented-routes.js';

type Json = Record<string, unknown>;

const error = (example: Json) => ({
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { requestId: '3f0c8e2e-7c3b-4b7e-9c59-5b1f4c1a2d3e', ...example },
    },
  },
});

const refusals = {
  invalid: {
    description: 'Something in the request is wrong; fields says what.',
    ...error({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      message: apiMessages.fields.email,
      fields: { email: apiMessages.fields.email },
    }),
  },
  unauthenticated: {
    description: 'Nobody is signed in, or the key is unknown.',
    ...error({ statusCode: 401, code: 'SESSION_OVER', message: messages.auth.sessionOver }),
  },
  forbidden: {
    description: 'The key lacks the scope.',
    ...error({ statusCode: 403, code: 'SCOPE_MISSING', message: messages.auth.scopeMissing('servers:read') }),
  },
  missing: {
    description: 'There is no such thing, or it is not yours.',
    ...error({ statusCode: 404, code: 'NOT_FOUND', message: 'We could not find that.' }),
  },
  reused: {
    description: 'The Idempotency-Key was used for another request.',
    ...error({
      statusCode: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'This Idempotency-Key was already used for a different request.',
    }),
  },
  limited: {
    description: 'Too often. Retry-After says when again.',
    ...error({ statusCode: 429, code: 'TOO_MANY_REQUESTS', message: messages.request.tooMany(12) }),
  },
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
    paths,
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
  const known: Json = { 429: refusals.limited };
  if (route.body || route.query) known[400] = refusals.invalid;
  if (policy?.who === 'session' || policy?.who === 'key') known[401] = refusals.unauthenticated;
  if (policy?.who === 'key' && policy.scope) known[403] = refusals.forbidden;
  if (path.includes(':')) known[404] = refusals.missing;
  if (route.idempotent) known[422] = refusals.reused;
  return known;
}

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
