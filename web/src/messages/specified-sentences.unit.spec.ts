import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { addServer } from './en/add-server';
import { common } from './en/common';
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
