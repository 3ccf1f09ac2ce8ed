import { describe, expect, it } from '@jest/globals';
import type { UserResponse, WorkspaceResponse } from '@nowahala/api';
import { canAdd } from './can-add';

const user = (serverLimit: number | null) =>
  ({ plan: { hasPlan: serverLimit !== null, id: serverLimit === null ? null : { serverLimit } } }) as UserResponse;
const workspace = (count: number) => ({ servers: Array.from({ length: count }, () => ({})) }) as unknown as WorkspaceResponse;

describe('the door of adding a server or a job', () => {
  it.each([
    ['no plan', user(null), workspace(0), 0, 'no-plan'],
    ['no workspace', user(3), null, 0, 'no-workspace'],
    ['neither', user(null), null, 0, 'no-plan'],
    ['room', user(3), workspace(1), 1, null],
    ['as many as the plan has', user(3), workspace(3), 0, 'limit'],
    ['as many as the plan has, with the jobs', user(3), workspace(1), 2, 'limit'],
    ['more than a smaller plan has', user(3), workspace(5), 0, 'limit'],
  ] as const)('%s', (_name, who, where, jobs, reason) => expect(canAdd(who, where, jobs)).toBe(reason));
});
