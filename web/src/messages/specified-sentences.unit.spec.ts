import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nameTooLong, sharedSentences } from '@nowahala/kernel';
import { addServer } from './en/add-server';
import { common } from './en/common';
import { servers } from './en/servers';
import { settings } from './en/settings';

describe('a sentence that the specification wants before anything is sent', () => {
  it.each([
    [addServer.fields.invalidIp, sharedSentences.ipAddress],
    [settings.general.invalidPhone, sharedSentences.phone],
    [settings.keys.noName, sharedSentences.keyName],
    [common.errors.sessionExpired, sharedSentences.sessionOver],
  ])('is the refusal of the services: %s', (sentence, refused) => expect(sentence).toBe(refused));

  it('is the refusal of workspaces where the plan is full', () =>
    expect(readFileSync('services/workspaces/src/domain/refusals.ts', 'utf8')).toContain(`'${addServer.limitReached}'`));
});

describe('a name that is too long', () => {
  it.each([addServer.fields.nameTooLong, servers.workspace.tooLong])('has the sentence of the service', (sentence) =>
    expect(sentence(100)).toBe(nameTooLong(100)),
  );
});
