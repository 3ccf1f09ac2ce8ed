import { exampleIds } from '@nowahala/api';
import type { DocumentedRoute } from '../src/openapi/documented-routes.js';
import type { TestUser } from './fakes/fake-services.js';

/** Which of a person's things a path id names, by the part of the address before it. */
const thingsByArea: Record<string, keyof TestUser> = {
  server: 'serverId',
  servers: 'serverId',
  get: 'serverId',
  update: 'serverId',
  pings: 'serverId',
  stats: 'serverId',
  incident: 'incidentId',
  heartbeat: 'heartbeatId',
  logs: 'logId',
  notification: 'notificationId',
  drill: 'drillId',
  maintenance: 'maintenanceId',
};

const plainParts: Record<string, string> = { file: 'NW-2026-000001.pdf', ref: 'NWP-1', step: '1' };

function idFor(route: DocumentedRoute, name: string): keyof TestUser {
  const { policy } = route;
  if (policy?.who === 'session' && policy.subject === name) return 'userId';
  if (policy?.who === 'session' && policy.workspace === name) return 'workspaceId';
  if (name === 'keyId' || name === 'sessionId' || name === 'renewalId') return name;
  const area =
    route.path.split('/')[2] === 'incident' ? 'incident' : route.path.split('/').at(route.path.split('/').indexOf(`:${name}`) - 1)!;
  const key = thingsByArea[area];
  if (!key) throw new Error(`the spec does not know whose ${name} is meant in ${route.path}`);
  return key;
}

export const idNames = (route: DocumentedRoute): string[] =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter((name) => !['file', 'ref', 'step'].includes(name));

/** The route's address with a person's ids, or with one of them replaced. */
export function pathFor(route: DocumentedRoute, person: TestUser, replaced: Record<string, string> = {}): string {
  return route.path.replaceAll(/:(\w+)/g, (_all, name: string) => replaced[name] ?? plainParts[name] ?? person[idFor(route, name)]);
}

/** The example of the API page, with the person's own ids in it. */
export function bodyFor(route: DocumentedRoute, person: TestUser): unknown {
  const example = route.example;
  if (example === undefined) return route.method === 'GET' ? undefined : {};
  const text = JSON.stringify(example)
    .replaceAll(exampleIds.user, person.userId)
    .replaceAll(exampleIds.workspace, person.workspaceId)
    .replaceAll(exampleIds.server, person.serverId);
  return JSON.parse(text) as unknown;
}

export const label = (route: DocumentedRoute): string => `${route.method} ${route.path}`;
