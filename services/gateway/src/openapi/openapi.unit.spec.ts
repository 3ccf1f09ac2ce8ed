import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as contract from '@nowahala/api';
import type { Route } from '@nowahala/api';
import { refusalStatus } from '@nowahala/platform';
import { anyone, signedIn } from '../auth/policy.js';
import type { RoutePolicy } from '../auth/policy.js';
import { openApi } from './openapi.js';

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
const routes = Object.values(contract as Record<string, unknown>).filter(isRoute);
const named = new Set(
  routes.flatMap(({ refusals }) =>
    Object.entries(refusals ?? {}).flatMap(([status, codes]) => (codes as string[]).map((code) => `${status} ${code}`)),
  ),
);

/** The codes in a service's `refusals.ts`, each with its status. */
function refusedBy(service: string): string[] {
  const source = readFileSync(`services/${service}/src/domain/refusals.ts`, 'utf8');
  const statusOf = (call: string, kind: string) =>
    refusalStatus[(call === 'refusal' ? kind : call === 'badField' ? 'invalid' : call) as keyof typeof refusalStatus];
  return [...source.matchAll(/\b(refusal|badField|invalid|conflict)\(\s*'([A-Z_]+)',\s*(?:'(\w*)')?/g)].map(
    ([, call, code, kind]) => `${statusOf(call!, kind!)} ${code}`,
  );
}

const ANSWERED_BY_THE_GATEWAY = [
  ...['400 NO_WORKSPACE_YET', '404 NOT_FOUND', '404 NO_WORKSPACE_YET', '429 TOO_MANY_STREAMS', '502 CONTENT_UNAVAILABLE'],
];
const OF_NO_CALL_IN_PARTICULAR = ['401 LOGIN_NEEDED', '403 KEY_NOT_ALLOWED'];
const ASKED_BY_THE_GATEWAY_FIRST = ['400 WORKSPACE_NEEDED'];
const FOR_OPERATORS = ['409 ALREADY_CREDITED', '409 LATER_UPGRADE_FIRST'];

type Responses = Record<string, { description: string; content: Record<string, { schema: { properties?: { code: object } } }> }>;
type Operation = { responses: Responses; servers?: { url: string }[]; parameters: { name: string }[]; requestBody?: { content: object } };

function described(route: Route, policy: RoutePolicy, idempotent = false) {
  const documented = { ...route, handler: 'SomeController.act', policy, idempotent };
  return openApi([documented], 'https://nowahala.example') as { paths: Record<string, Record<string, Operation>> };
}
const responsesOf = (route: Route, policy: RoutePolicy, idempotent?: boolean): Responses =>
  described(route, policy, idempotent).paths[route.path.slice(4)]![route.method.toLowerCase()]!.responses;

describe('what a call may be refused with', () => {
  it('is named at a route, for each code of a service', () => {
    const refused = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier'].flatMap(refusedBy);
    expect(refused.length).toBeGreaterThan(50);
    const without = new Set([...OF_NO_CALL_IN_PARTICULAR, ...ASKED_BY_THE_GATEWAY_FIRST, ...FOR_OPERATORS]);
    expect(refused.filter((one) => !named.has(one) && !without.has(one))).toEqual([]);
    expect([...named].filter((one) => !refused.includes(one)).sort()).toEqual(ANSWERED_BY_THE_GATEWAY);
  });

  it('stands in the document with its status and codes', () => {
    const responses = responsesOf(contract.createHeartbeat, signedIn({ body: { workspaceId: 'workspace' } }), true);
    expect(Object.keys(responses)).toEqual(['201', '400', '401', '404', '409', '422', '429', '503']);
    expect(responses[409]!.description).toContain('STILL_RUNNING, NO_ACTIVE_PLAN, SERVER_LIMIT_REACHED');
    expect(responses[409]!.content['application/json']!.schema.properties!.code).toEqual({
      examples: ['STILL_RUNNING', 'NO_ACTIVE_PLAN', 'SERVER_LIMIT_REACHED'],
    });
    expect(responses[404]!.description).toContain('NOT_FOUND, NO_WORKSPACE_YET');
  });

  it('is too many changes where something is changed, and only there', () => {
    const sentence = /at most 300 times a minute and 5,000 times a day/;
    expect(responsesOf(contract.createServer, signedIn())[429]!.description).toMatch(sentence);
    for (const policy of [signedIn({ uncounted: true }), anyone()])
      expect(responsesOf(contract.createServer, policy)[429]!.description).not.toMatch(sentence);
    expect(responsesOf(contract.getUser, signedIn())[429]!.description).not.toMatch(sentence);
  });

  it('is a missing thing also where the body names it', () => {
    expect(responsesOf(contract.verifyPayment, signedIn({ body: { userId: 'subject' } }))).toHaveProperty('404');
    expect(responsesOf(contract.login, anyone())).not.toHaveProperty('404');
  });
});

describe('the address that jobs call', () => {
  const { paths } = described(contract.createHeartbeat, signedIn());

  it.each(['/beat/{token}', '/beat/{token}/{ending}'])('%s stands beside /api, with its methods', (path) => {
    expect(Object.keys(paths[path]!)).toEqual(['get', 'head', 'post']);
    for (const { servers, responses } of Object.values(paths[path]!)) {
      expect(servers).toEqual([{ url: 'https://nowahala.example' }]);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '404', '405', '429', '503']));
    }
    expect(paths[path]!.post!.requestBody!.content).toHaveProperty(['text/plain']);
    expect(paths[path]!.get).not.toHaveProperty('requestBody');
  });
});
