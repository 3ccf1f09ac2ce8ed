import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = process.cwd();
const load = (name: string): Promise<any> => import(join(ROOT, 'services/libs/lint', name));

/** Lints planted files in a tree of their own, by the rules of the repository: a line for each fault, which begins with its file. */
function lint(planted: [path: string, source: string][]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'nowahala-planted-'));
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    for (const [path, source] of planted) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, path), `${source}\nexport const one = 1;\n`);
    }
    const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
    return spawnSync(oxlint, ['--format', 'unix', 'services', 'web'], { cwd: tree, encoding: 'utf8' }).stdout.split('\n');
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

const streets: [street: string, path: string, source: string][] = [
  ['domain -> Nest', 'services/billing/src/domain/planted.ts', "import { Injectable } from '@nestjs/common';"],
  ['domain -> contracts', 'services/billing/src/domain/planted.ts', "import type { billing } from '@nowahala/contracts';"],
  ['domain -> application', 'services/billing/src/domain/planted.ts', "import { planted } from '../application/other.js';"],
  ['domain -> database', 'services/billing/src/domain/planted.ts', "import type { planted } from '../database/other.repository.js';"],
  ['domain -> adapters', 'services/billing/src/domain/planted.ts', "import { planted } from '../adapters/rpc/other.js';"],
  ['domain -> clients', 'services/billing/src/domain/planted.ts', "import { planted } from '../clients/other.client.js';"],
  ['domain -> messages', 'services/billing/src/domain/planted.ts', "import { planted } from '../messages/other.js';"],
  ['domain -> TypeORM', 'services/billing/src/domain/planted.ts', "import { EntitySchema } from 'typeorm';"],
  ['messages -> application', 'services/notifier/src/messages/planted.ts', "import { planted } from '../application/other.js';"],
  ['messages -> adapters', 'services/notifier/src/messages/planted.ts', "import { planted } from '../adapters/rpc/other.js';"],
  ['messages -> clients', 'services/notifier/src/messages/planted.ts', "import { planted } from '../clients/other.client.js';"],
  ['messages -> database', 'services/notifier/src/messages/planted.ts', "import { planted } from '../database/other.repository.js';"],
  ['messages -> contracts', 'services/notifier/src/messages/planted.ts', "import type { alerts } from '@nowahala/contracts';"],
  [
    'database -> application',
    'services/scheduler/src/database/planted.repository.ts',
    "import { planted } from '../application/other.js';",
  ],
  ['database -> adapters', 'services/scheduler/src/database/planted.query.ts', "import { planted } from '../adapters/rpc/other.js';"],
  ['database -> clients', 'services/scheduler/src/database/planted.query.ts', "import { planted } from '../clients/other.client.js';"],
  ['database -> messages', 'services/notifier/src/database/planted.query.ts', "import { planted } from '../messages/other.js';"],
  ['database -> contracts', 'services/scheduler/src/database/planted.repository.ts', "import { pings } from '@nowahala/contracts';"],
  ['clients -> application', 'services/billing/src/clients/planted.client.ts', "import { planted } from '../application/other.js';"],
  ['clients -> adapters', 'services/billing/src/clients/planted.client.ts', "import { planted } from '../adapters/rpc/other.js';"],
  ['clients -> database', 'services/billing/src/clients/planted.client.ts', "import { planted } from '../database/other.repository.js';"],
  ['clients -> typeorm', 'services/billing/src/clients/planted.client.ts', "import { Repository } from 'typeorm';"],
  ['application -> adapters', 'services/scheduler/src/application/planted.ts', "import { planted } from '../adapters/rpc/other.js';"],
  [
    'application -> adapters, types alone',
    'services/scheduler/src/application/planted.ts',
    "import type { planted } from '../adapters/rpc/other.js';",
  ],
  ['application -> contracts', 'services/analyzer/src/application/planted.ts', "import type { pings } from '@nowahala/contracts';"],
  ['application -> typeorm', 'services/analyzer/src/application/planted.ts', "import { Repository } from 'typeorm';"],
  ['adapters -> typeorm', 'services/analyzer/src/adapters/rpc/planted.rpc.ts', "import { Repository } from 'typeorm';"],
  ['the module -> typeorm', 'services/billing/src/planted.module.ts', "import { Repository } from 'typeorm';"],
  ['a service -> the test kit', 'services/billing/src/application/planted.ts', "import { useApp } from '@nowahala/testkit';"],
  ['a service -> kafkajs', 'services/billing/src/adapters/rpc/planted.rpc.ts', "import { Kafka } from 'kafkajs';"],
  ['the platform -> kafkajs outside of its adapter', 'services/libs/platform/src/planted.ts', "import { Kafka } from 'kafkajs';"],
  ['the platform -> the HTTP contract', 'services/libs/platform/src/planted.ts', "import { serverResponse } from '@nowahala/api';"],
  ['a service -> another service', 'services/notifier/src/adapters/rpc/planted.rpc.ts', "import { billing } from '@nowahala/billing';"],
  ['the platform -> a service', 'services/libs/platform/src/planted.ts', "import { billing } from '@nowahala/billing';"],
  ['the kernel -> anything', 'services/libs/kernel/src/planted.ts', "import { z } from 'zod';"],
  ['the kernel -> the platform', 'services/libs/kernel/src/planted.ts', "import { newId } from '@nowahala/platform';"],
  ['the HTTP contract -> proto', 'services/libs/api/src/planted.ts', "import type { billing } from '@nowahala/contracts';"],
  ['the HTTP contract -> the platform', 'services/libs/api/src/planted.ts', "import { newId } from '@nowahala/platform';"],
  ['lib -> features', 'web/src/lib/http/planted.ts', "import { planted } from '@/features/servers/other';"],
  ['components -> app', 'web/src/components/ui/planted.ts', "import { planted } from '../../app/other';"],
  ['a feature -> app', 'web/src/features/billing/planted.ts', "import { planted } from '../../app/other';"],
  ['app -> zod by the contract', 'web/src/app/planted.ts', "import { serverResponse } from '@nowahala/api';"],
  ['a feature -> another feature', 'web/src/features/billing/planted.ts', "import { planted } from '@/features/servers/other';"],
  ['the web -> zod by the contract', 'web/src/features/billing/planted.ts', "import { serverResponse } from '@nowahala/api';"],
];

/** A file of its own for each. */
const plantedAt = (path: string, index: number): string => path.replace('planted', `planted-${index}`);

describe('a planted import against a one-way street is refused', () => {
  let found: string[];

  beforeAll(() => {
    const innocent: [string, string][] = streets.map(([, path], index) => [plantedAt(path, index + streets.length), '']);
    const circle: [string, string][] = [
      ['services/billing/src/domain/here.ts', "import { two } from './there.js';\nexport const three = two;"],
      ['services/billing/src/domain/there.ts', "import { three } from './here.js';\nexport const two = three;"],
    ];
    found = lint([...streets.map(([, path, source], index): [string, string] => [plantedAt(path, index), source]), ...innocent, ...circle]);
  });

  const faultsIn = (path: string): string[] => found.filter((line) => line.includes(`${path}:`));

  it.each(streets.map(([street, path], index) => [street, plantedAt(path, index)]))('%s', (_street, path) => {
    expect(faultsIn(path).join()).toContain('no-restricted-imports');
  });

  it('while the same files without it pass', () => {
    expect(streets.flatMap(([, path], index) => faultsIn(plantedAt(path, index + streets.length)))).toEqual([]);
  });

  it('so is a circle of imports', () => {
    expect(faultsIn('services/billing/src/domain/here.ts').join()).toContain('no-cycle');
  });
});

describe('the words of the glossary', () => {
  it.each([
    ['a replaced word in an identifier', 'export const newsAt = 1;', '"news"'],
    ['in capitals', 'export const TOLD_AT = 1;', '"told"'],
    ['a member', 'export interface One { wish: string }', '"wish"'],
    ['a compound', 'export const lookUpServers = 1;', '"look up"'],
    ['a type of that name', 'export class Visit {}', 'type or file "Visit"'],
    ['an ending of a type', 'export interface ServerAnswer { ok: boolean }', 'ending "answer"'],
    ['the tag of a union', "export const state = { is: 'down' };", 'tag "is"'],
    ['a comment', '/** Whoever it was, she is gone. */\nexport const one = 1;', '"she" in a comment'],
  ])('refuse %s', async (_what, source, fault) => {
    const { faultsIn } = await load('check-words.mjs');
    expect(
      faultsIn('services/billing/src/domain/planted.ts', source)
        .map((found: { fault: string }) => found.fault)
        .join(),
    ).toContain(fault);
  });

  it('refuse handles in specs and file names', async () => {
    const { faultsIn } = await load('check-words.mjs');
    expect(faultsIn('services/billing/test/planted.component.spec.ts', 'const kit = 1;')).toHaveLength(1);
    expect(faultsIn('services/billing/src/database/sql-invoices.ts', 'export {};')).toHaveLength(1);
    expect(faultsIn('services/billing/test/news.room.spec.ts', 'export {};')).toHaveLength(1);
  });

  it('leave strings, newer words and longer words alone', async () => {
    const { faultsIn } = await load('check-words.mjs');
    expect(
      faultsIn(
        'services/billing/src/domain/planted.ts',
        "export const newest = 'news of her story'; export const placeholder = 1; export const isDown = 2;",
      ),
    ).toEqual([]);
  });
});

describe('the plan of a service', () => {
  it.each([
    ['a folder that is not in it', 'billing', 'src/records/invoices.ts', 'no folder "records"'],
    ['a suffix that is not in it', 'billing', 'src/database/invoices.table.ts', 'no suffix ".table"'],
    ['a suffix in the wrong folder', 'billing', 'src/application/invoice.repository.ts', 'does not belong into application'],
    ['a loose file among the adapters', 'billing', 'src/adapters/jobs.ts', 'adapters has only folders'],
    ['something else beside the consumers', 'billing', 'src/adapters/topics/reader.ts', 'holds only .consumer'],
    ['a file beside the definition', 'billing', 'src/helper.ts', 'beside src/ only'],
    ['another kind of spec', 'billing', 'test/money.room.spec.ts', 'a spec is one of'],
    ['a domain of the gateway', 'gateway', 'src/domain/rule.ts', 'no folder "domain"'],
  ])('refuses %s', async (_what, service, path, fault) => {
    const { placeFaults } = await load('check-shape.mjs');
    expect(placeFaults(service, path).join()).toContain(fault);
  });

  it.each([
    ['SQL outside of database/', 'src/application/one.ts', 'await tx.query(`SELECT id FROM invoice`);', 'SQL belongs'],
    ['.save()', 'src/database/one.repository.ts', 'await this.repository.save(row);', '.save()'],
    ['a hand-made sleep', 'src/application/one.ts', 'await new Promise((resolve) => setTimeout(resolve, 5));', 'hand-made sleep'],
    ['a file that is too long', 'src/application/one.ts', 'one();\n'.repeat(301), '301 lines'],
  ])('refuses %s', async (_what, path, source, fault) => {
    const { contentFaults } = await load('check-shape.mjs');
    expect(contentFaults(path, source).join()).toContain(fault);
  });

  it('refuses a README without the tables, topics and calls of its service, or without a numbered flow', async () => {
    const { readmeFaults } = await load('check-shape.mjs');
    const source = [
      "export const one = new EntitySchema({ tableName: 'planted_table' });",
      "export class One implements RpcImplementation<typeof planted.PlantedServiceService> { @OnTopic('planted.topic') on() {} }",
    ].join('\n');
    const planted = (readme: string): string[] => readmeFaults(readme, [source]);
    expect(planted('# One')).toEqual([
      'README.md does not name the table planted_table',
      'README.md does not name the topic planted.topic',
      'README.md does not name the calls PlantedService',
      'README.md has no numbered main flow',
    ]);
    expect(planted('1. `planted_table`, `planted.topic`, `v1.PlantedService`')).toEqual([]);
  });

  it('refuses a citation that leads nowhere', async () => {
    const { deadCitations } = await load('check-shape.mjs');
    expect(deadCitations(ROOT, '// see RULES.md#no-such-rule')).toEqual(['RULES.md has no heading "no-such-rule"']);
    expect(deadCitations(ROOT, '// see RULES.md#verdicts')).toEqual([]);
    expect(deadCitations(ROOT, '// (decisions section 3)')).toHaveLength(1);
  });
});
