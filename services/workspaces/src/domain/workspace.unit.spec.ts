import { describe, expect, it } from '@jest/globals';
import { given } from '@nowahala/testkit';
import { sentences } from './refusals.js';
import { changeWorkspace, createWorkspace, workspace } from './workspace.js';
import type { WorkspaceEvent } from './workspace.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const owner = { role: 'owner', userId: 'ada' };
const created: WorkspaceEvent = {
  type: 'WorkspaceCreated',
  data: { userId: 'ada', name: 'Shop', email: true, whatsApp: false, createdAt: now.toISOString() },
};

describe('a workspace', () => {
  it('begins with its creator as the only owner, e-mail on and WhatsApp off', () => {
    given(workspace)
      .when(() => createWorkspace({ name: ' Shop ', members: [owner] }, 'ada', now))
      .then(created);
  });

  it.each([
    [[]],
    [[owner, owner]],
    [[{ role: 'admin', userId: 'ada' }]],
    [[{ role: 'owner', userId: 'bola' }]],
    [[owner, { role: 'owner', userId: 'bola' }]],
  ])('has no other members: %j', (members) => {
    expect(() => createWorkspace({ name: 'Shop', members }, 'ada', now)).toThrow(sentences.members);
  });

  it.each([
    ['', sentences.workspaceNameMissing],
    ['   ', sentences.workspaceNameMissing],
    ['a\u0000b', sentences.strangeCharacters],
    ['x'.repeat(81), sentences.nameLength(80)],
  ])('has a name that can be shown: %j', (name, sentence) => {
    expect(() => createWorkspace({ name, members: [owner] }, 'ada', now)).toThrow(sentence);
    given(workspace, created)
      .when((state) => changeWorkspace(state!, { name }))
      .refuses('VALIDATION_FAILED');
  });

  it('tells what changed and nothing else', () => {
    given(workspace, created)
      .when((state) => changeWorkspace(state!, { name: 'Shop', email: true, whatsApp: false }))
      .thenNothing();
    given(workspace, created)
      .when((state) => changeWorkspace(state!, { name: 'Ọjà', whatsApp: true }))
      .then(
        { type: 'WorkspaceRenamed', data: { name: 'Ọjà' } },
        { type: 'NotificationPreferenceChanged', data: { email: true, whatsApp: true } },
      );
  });
});
