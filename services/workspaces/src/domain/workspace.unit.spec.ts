import { describe, expect, it } from '@jest/globals';
import { specify } from '@nowahala/testkit';
import { sentences } from './refusals.js';
import { workspace } from './workspace.js';
import type { CreateWorkspace, UpdateWorkspace, Workspace, WorkspaceContext, WorkspaceEvent } from './workspace.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const owner = { role: 'owner', userId: 'ada' };
const created: WorkspaceEvent = {
  type: 'WorkspaceCreated',
  data: { userId: 'ada', name: 'Shop', email: true, whatsApp: false, createdAt: now.toISOString() },
};

const create =
  (data: Omit<CreateWorkspace['data'], 'userId'>, context: Partial<WorkspaceContext> = {}) =>
  (state: Workspace) =>
    workspace.decide({ type: 'CreateWorkspace', data: { ...data, userId: 'ada' } }, state, { now, ...context });
const update = (data: UpdateWorkspace['data']) => (state: Workspace) => workspace.decide({ type: 'UpdateWorkspace', data }, state, { now });

describe('a workspace', () => {
  it('has its creator as the only owner, e-mail on and WhatsApp off', () => {
    specify(workspace)
      .given()
      .when(create({ name: ' Shop ', members: [owner] }))
      .then(created);
  });

  it.each([
    [[]],
    [[owner, owner]],
    [[{ role: 'admin', userId: 'ada' }]],
    [[{ role: 'owner', userId: 'bola' }]],
    [[owner, { role: 'owner', userId: 'bola' }]],
  ])('has no other members: %j', (members) => {
    expect(() => create({ name: 'Shop', members })({ status: 'absent' })).toThrow(sentences.members);
  });

  it.each([
    ['', sentences.workspaceNameMissing],
    ['   ', sentences.workspaceNameMissing],
    ['a\u0000b', sentences.strangeCharacters],
    ['x'.repeat(81), sentences.nameLength(80)],
  ])('has a name that can be shown: %j', (name, sentence) => {
    expect(() => create({ name, members: [owner] })({ status: 'absent' })).toThrow(sentence);
    specify(workspace).given(created).when(update({ name })).refused('VALIDATION_FAILED');
  });

  it('is the only one of its owner', () => {
    specify(workspace)
      .given()
      .when(create({ name: 'Shop', members: [owner] }, { hasWorkspace: true }))
      .refused('WORKSPACE_EXISTS');
  });

  it('records what changed and nothing else', () => {
    specify(workspace)
      .given(created)
      .when(update({ name: 'Shop', email: true, whatsApp: false }))
      .thenNothing();
    specify(workspace)
      .given(created)
      .when(update({ name: 'Ọjà', whatsApp: true }))
      .then(
        { type: 'WorkspaceRenamed', data: { name: 'Ọjà' } },
        { type: 'NotificationPreferenceChanged', data: { email: true, whatsApp: true } },
      );
  });
});
