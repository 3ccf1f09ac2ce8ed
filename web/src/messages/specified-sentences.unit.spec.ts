import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nameTooLong } from '@nowahala/kernel';
import { addServer } from './en/add-server';
import { common } from './en/common';
import { servers } from './en/servers';
import { settings } from './en/settings';

const refusalsOf = (service: string): string => {
  const folder = `services/${service}/src/domain`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
};

describe('a sentence that the specification wants before anything is sent', () => {
  it.each([
    ['workspaces', addServer.fields.invalidIp],
    ['workspaces', addServer.limitReached],
    ['identity', settings.general.invalidPhone],
    ['identity', settings.keys.noName],
    ['identity', common.errors.sessionExpired],
  ])('is the refusal of %s: %s', (service, sentence) => expect(refusalsOf(service)).toContain(`'${sentence}'`));
});

describe('a name that is too long', () => {
  it.each([addServer.fields.nameTooLong, servers.workspace.tooLong])('has the sentence of the service', (sentence) =>
    expect(sentence(100)).toBe(nameTooLong(100)),
  );
});
