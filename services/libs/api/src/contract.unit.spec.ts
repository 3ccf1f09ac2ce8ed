import { describe, expect, it } from '@jest/globals';
import * as contract from './index.js';
import type { Route } from './index.js';

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
const routes = Object.entries(contract).flatMap(([name, value]) => (isRoute(value) ? [{ name, route: value as Route }] : []));

describe('the contract', () => {
  it('names each method and path once', () => {
    const names = routes.map(({ route }) => `${route.method} ${route.path}`);
    expect(names.length).toBeGreaterThan(60);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(routes)('$name documents a response that its schema takes', ({ route }) => {
    const example = contract.exampleOf(route.response);
    expect(route.response.parse(example)).toEqual(example);
  });

  it.each(routes.filter(({ route }) => route.body))('$name documents a body that its schema takes', ({ route }) => {
    expect(route.example).toBeDefined();
    expect(route.body!.safeParse(route.example).error?.issues).toBeUndefined();
  });
});
