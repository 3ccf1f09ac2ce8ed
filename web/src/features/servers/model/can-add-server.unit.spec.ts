import { describe, expect, it } from '@jest/globals';
import type { UserResponse, WorkspaceResponse } from '@nowahala/api';
import { canAddServer } from './can-add-server';

const user = (serverLimit: number | null) =>
  ({ plan: { hasPlan: serverLimit !== null, id: serverLimit === null ? null : { serverLimit } } }) as UserResponse;
const workspace = (count: number) => ({ servers: Array.from({ length: count }, () => ({})) }) as unknown as WorkspaceResponse;

describe('the door of adding a server', () => {
  it.each([
    ['no plan', user(null), workspace(0), 'no-plan'],
    ['no workspace', user(3), null, 'no-workspace'],
    ['neither', user(null), null, 'no-plan'],
    ['room', user(3), workspace(2), null],
    ['as many as the plan has', user(3), workspace(3), 'limit'],
    ['more than a smaller plan has', user(3), workspace(5), 'limit'],
  ] as const)('%s', (_name, who, where, reason) => expect(canAddServer(who, where)).toBe(reason));
});
