/**
 * One plan for the eight services (services/README.md, "The plan of a service"): only the folders and suffixes of the plan, every
 * suffix in its folder, SQL and TypeORM in `database` alone, files of 300 lines at most, entities, topics and calls named in the
 * service's README, and citations of rules that lead somewhere.
 *   node services/libs/lint/check-shape.mjs [service ...]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVICES = ['identity', 'workspaces', 'billing', 'scheduler', 'prober', 'analyzer', 'notifier', 'gateway'];
const LONGEST_FILE = 300;
/** Data, not logic: tables of signs, sentences and hosts that only grow. */
const isData = (source) => /^\/\*\* Data: /m.test(source.slice(0, 1_500));

const SUFFIXES = {
  entity: /^database\//,
  repository: /^database\//,
  query: /^database\//,
  projection: /^database\//,
  migration: /^database\/migrations\//,
  consumer: /^adapters\/topics\//,
  publication: /^adapters\/topics\//,
  rpc: /^adapters\/rpc\//,
  mapper: /^(adapters\/mappers|clients)\//,
  job: /^adapters\/jobs\//,
  client: /^clients\//,
  contract: /^adapters\//,
};
const TOP = ['service', 'module', 'config', 'metrics'];
const GATEWAY_SUFFIXES = { ...SUFFIXES, controller: /./, presenter: /^http\//, guard: /./, interceptor: /./, filter: /./, mapper: /./ };
const FOLDERS = ['domain', 'messages', 'database', 'clients', 'application', 'adapters'];
const GATEWAY_FOLDERS = [
  'http',
  'request',
  'auth',
  'idempotency',
  'rate-limits',
  'live',
  'openapi',
  'pages',
  'dev',
  'content',
  'messages',
  'clients',
  'database',
  'adapters',
  'beats',
];
const SPECS = ['unit', 'int', 'component', 'e2e'];

/** What is wrong with the name or place of one file of a service; `path` is relative to the service's folder. */
export function placeFaults(service, path) {
  const faults = [];
  const gateway = service === 'gateway';
  const name = basename(path);
  if (/\.spec\.ts$/.test(name) && !SPECS.some((kind) => name.endsWith(`.${kind}.spec.ts`)))
    faults.push('a spec is one of .unit .int .component .e2e');
  if (path.startsWith('test/')) {
    if (/\.(component|int|e2e|unit)\.spec\.ts$/.test(name) || !name.endsWith('.spec.ts')) return faults;
    return faults;
  }
  if (!path.startsWith('src/') || !name.endsWith('.ts')) return faults;
  const inside = path.slice(4);
  const parts = name
    .replace(/\.ts$/, '')
    .replace(/\.(unit|int|component)\.spec$/, '')
    .split('.');
  const suffix = parts.length > 1 ? parts.at(-1) : undefined;
  const folder = inside.includes('/') ? inside.slice(0, inside.indexOf('/')) : undefined;

  if (folder === undefined) {
    const allowed = TOP.map((end) => `${service}.${end}`);
    if (!allowed.includes(parts.join('.')) && !/^(main|operator\.main)$/.test(parts.join('.')))
      faults.push(`beside src/ only ${allowed.join(', ')}`);
    return faults;
  }
  if (!(gateway ? GATEWAY_FOLDERS : FOLDERS).includes(folder)) faults.push(`no folder "${folder}" in the plan`);
  const suffixes = gateway ? GATEWAY_SUFFIXES : SUFFIXES;
  if (suffix !== undefined && !TOP.includes(suffix)) {
    if (!suffixes[suffix]) faults.push(`no suffix ".${suffix}" in the plan`);
    else if (!suffixes[suffix].test(inside)) faults.push(`".${suffix}" does not belong into ${dirname(inside)}`);
  }
  if (suffix !== undefined && TOP.includes(suffix)) faults.push(`".${suffix}" stands at the top of src/`);
  if (folder === 'adapters') {
    const second = inside.split('/')[1];
    const wanted = { topics: ['consumer', 'publication'], rpc: ['rpc'], mappers: ['mapper'], jobs: ['job'] }[second];
    if (inside.split('/').length < 3) faults.push('adapters has only folders');
    if (wanted && !wanted.includes(suffix)) faults.push(`adapters/${second} holds only .${wanted.join(' and .')}`);
  }
  if (folder === 'database' && suffix === undefined) faults.push('database holds only .entity .repository .query .projection .migration');
  if (folder === 'clients' && suffix === undefined && !gateway) faults.push('clients holds only .client and their .mapper');
  if (folder === 'application' && suffix !== undefined && !/^(unit|int|component)$/.test(suffix))
    faults.push('application has no suffixes');
  return faults;
}

const SQL = /[`'"]\s*(SELECT\s|INSERT INTO\s|UPDATE\s+\w+\s+SET|DELETE FROM\s|WITH \w+ AS)/;

/** What is wrong inside one source file of a service. */
export function contentFaults(path, source) {
  const faults = [];
  const lines = source.split('\n').length - 1;
  if (lines > LONGEST_FILE && !isData(source))
    faults.push(`${lines} lines; cut it along its reasons (${LONGEST_FILE} at most; a pure table begins with a comment "Data: …")`);
  if (/\.spec\.ts$|^test\//.test(path)) return faults;
  if (!path.startsWith('src/database/') && SQL.test(source)) faults.push('SQL belongs into database/');
  if (/\.save\(/.test(source) && /typeorm|epository/.test(source))
    faults.push('.save() reads before it writes: use insert, update or upsertIfNewer');
  if (/new Promise(<[^>]*>)?\(\(?(resolve|done|then)\)? => (void )?setTimeout\(\1?/.test(source))
    faults.push('a hand-made sleep: import sleep from the platform');
  return faults;
}

/** Citations like `RULES.md#verdicts` that lead nowhere. */
export function deadCitations(root, source) {
  const rules = join(root, 'services', 'RULES.md');
  const headings = existsSync(rules)
    ? [...readFileSync(rules, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
        text
          .toLowerCase()
          .replace(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-'),
      )
    : [];
  const dead = [...source.matchAll(/RULES\.md#([a-z0-9-]+)/g)]
    .map(([, heading]) => heading)
    .filter((heading) => !headings.includes(heading));
  const elsewhere = source.match(
    /\b(decisions?|security|architecture|design|dependencies)(\.md)?,? sections? \d[\d.]*|\bsecurity \d+\.\d+/i,
  );
  return [
    ...dead.map((heading) => `RULES.md has no heading "${heading}"`),
    ...(elsewhere ? [`cites a page that is not in the repository: "${elsewhere[0]}"`] : []),
  ];
}

/** Tables, topics and calls of a service's sources that a newcomer does not find in its README. */
export function readmeFaults(readme, sources) {
  const missing = [];
  const named = { table: /tableName: '(\w+)'/g, topic: /@OnTopic\(\s*'([\w.]+)'/g, calls: /RpcImplementation<typeof \w+\.(\w+)Service>/g };
  for (const [what, name] of Object.entries(named))
    for (const [, found] of sources.flatMap((source) => [...source.matchAll(name)]))
      if (!readme.includes(found)) missing.push(`README.md does not name the ${what} ${found}`);
  if (!/^1\. /m.test(readme)) missing.push('README.md has no numbered main flow');
  return missing;
}

const tracked = (root, ...folders) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));

export function check(root, services) {
  const problems = [];
  for (const service of services) {
    const files = tracked(root, `services/${service}`).map((path) => path.slice(`services/${service}/`.length));
    const sources = files
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ path, source: readFileSync(join(root, 'services', service, path), 'utf8') }));
    for (const { path, source } of sources)
      for (const fault of [...placeFaults(service, path), ...contentFaults(path, source)])
        problems.push(`services/${service}/${path}: ${fault}`);
    if (files.some((path) => path.endsWith('.component.spec.ts')) && !files.includes('test/app.ts'))
      problems.push(`services/${service}: its harness is test/app.ts`);
    const readme = join(root, 'services', service, 'README.md');
    const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
    for (const fault of readmeFaults(
      text,
      sources.map(({ source }) => source),
    ))
      problems.push(`services/${service}: ${fault}`);
  }
  return problems;
}

/** What holds for the whole repository: length of files, and citations. */
export function checkEverywhere(root) {
  const problems = [];
  for (const path of tracked(root, 'services', 'web', 'proto', 'deploy', 'charts', 'README.md', 'docker-compose.yml', 'skaffold.yaml')) {
    if (!/\.(ts|tsx|mjs|md|ya?ml|proto|sh|tpl)$/.test(path) || /(^|\/)(gen|dist)\//.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    if (!path.startsWith('services/libs/lint/')) for (const fault of deadCitations(root, source)) problems.push(`${path}: ${fault}`);
    const ours = SERVICES.some((service) => path.startsWith(`services/${service}/`));
    const lines = source.split('\n').length - 1;
    if (!ours && /\.(ts|tsx|mjs)$/.test(path) && lines > LONGEST_FILE && !isData(source))
      problems.push(`${path}: ${lines} lines; ${LONGEST_FILE} at most`);
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const problems = [
    ...check(process.cwd(), asked.length > 0 ? asked : SERVICES),
    ...(asked.length > 0 ? [] : checkEverywhere(process.cwd())),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`${problems.length} departures from the plan of services/README.md`);
    process.exit(1);
  }
  console.log('shape: one plan for the eight services');
}
