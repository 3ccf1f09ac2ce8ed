import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Metrics } from '@nowahala/platform';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = join(root, 'charts/nowahala/files');
const read = (path: string): string => readFileSync(path, 'utf8');

/** Names that services register themselves, found where they are made. */
function ownNames(): string[] {
  return readdirSync(join(root, 'services'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/src\/.*\.ts$/.test(path) && !/node_modules|\.spec\.|testkit/.test(path))
    .flatMap((path) =>
      [...read(join(root, 'services', path)).matchAll(/(?:metrics\s*|this)\.(?:counter|gauge|histogram)\(\s*'([a-z_]+)'/g)].map(
        (found) => found[1]!,
      ),
    );
}

async function exported(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const metric of await new Metrics().registry.getMetricsAsJSON()) names.add(metric.name);
  for (const name of ownNames()) names.add(name);
  for (const name of [...names]) for (const suffix of ['_bucket', '_count', '_sum']) names.add(name + suffix);
  return names.add('up').add('ALERTS');
}

const recorded = (): Set<string> =>
  new Set([...read(join(files, 'rules/objectives.yaml')).matchAll(/record: (\S+)/g)].map((found) => found[1]!));

const WORDS = new Set(
  'sum rate by max min count le histogram_quantile increase max_over_time topk absent vector time and or unless without on ignoring round clamp_min'.split(
    ' ',
  ),
);

/** Every metric a query names: words that are no function, no label, no number. */
function metricsIn(query: string): string[] {
  const bare = query
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\boffset \d+[smhd]/g, '')
    .replace(/\b(by|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-zA-Z_][\w:]*/g)].map((found) => found[0]).filter((word) => !WORDS.has(word) && !/^e\d/.test(word));
}

const dashboards = readdirSync(join(files, 'dashboards')).map((name) => ({
  name,
  dashboard: JSON.parse(read(join(files, 'dashboards', name))),
}));
const alerts = read(join(files, 'rules/alerts.yaml'));

describe('what operators watch', () => {
  it.each(dashboards)('$name asks only for metrics that exist', async ({ dashboard }) => {
    const known = await exported();
    const queries: string[] = dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) =>
      panel.targets.map((target) => target.expr),
    );
    expect(queries.length).toBeGreaterThan(3);
    const unknown = queries.flatMap(metricsIn).filter((name) => !known.has(name) && !recorded().has(name));
    expect(unknown).toEqual([]);
  });

  it('every rule asks only for metrics that exist', async () => {
    const known = await exported();
    const queries = [...`${alerts}\n${read(join(files, 'rules/objectives.yaml'))}`.matchAll(/expr: '?(.*?)'?$/gm)].map(
      (found) => found[1]!,
    );
    expect(queries.length).toBeGreaterThan(80);
    expect(queries.flatMap(metricsIn).filter((name) => !known.has(name) && !recorded().has(name))).toEqual([]);
  });

  it('every metric of the contract is on a dashboard', async () => {
    const queried = new Set(
      dashboards.flatMap(({ dashboard }) =>
        dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets.flatMap((target) => metricsIn(target.expr))),
      ),
    );
    const asked = new Set(
      [...read(join(files, 'rules/objectives.yaml')).matchAll(/expr: '(.*)'$/gm)].flatMap((found) => metricsIn(found[1]!)),
    );
    const platform = (await new Metrics().registry.getMetricsAsJSON()).map((metric) => metric.name);
    const contract = [...platform, ...ownNames()].filter((name) => !/^(nodejs|process)_|^operator_alerts_total$/.test(name));
    const seen = (name: string): boolean =>
      ['', '_bucket', '_count', '_sum'].some((suffix) => queried.has(name + suffix) || asked.has(name + suffix));
    expect(contract.filter((name) => !seen(name))).toEqual([]);
  });

  it('every alert has a runbook, and every runbook says what it means, how to see it and what to do', () => {
    const books = new Set([...alerts.matchAll(/runbooks\/([a-z-]+)\.md/g)].map((found) => found[1]!));
    expect([...alerts.matchAll(/- alert: /g)]).toHaveLength([...alerts.matchAll(/runbook_url: /g)].length);
    for (const book of books) {
      const path = join(root, 'deploy/runbooks', `${book}.md`);
      expect({ book, there: existsSync(path) }).toEqual({ book, there: true });
      for (const part of ['## What it means', '## How to see it', '## What to do']) expect(read(path)).toContain(part);
    }
  });

  it('what follows the lag follows groups that read', () => {
    const sources = readdirSync(join(root, 'services'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^[a-z]+\/src\/adapters\/.*\.ts$/.test(path),
    );
    const groups = sources.flatMap((path) => {
      const source = read(join(root, 'services', path));
      const named = (constant = '') => new RegExp(`const ${constant} = \\{ group: '([a-z]+)'`).exec(source)?.[1];
      return [...source.matchAll(/@OnTopic\('([a-z.]+)'(?:, (?:\{ group: '([a-z]+)'|([A-Z_]+)))?/g)].map(
        ([, topic, group, constant]) => `${path.split('/')[0]}.${group ?? named(constant) ?? 'main'} ${topic}`,
      );
    });
    const followed = [...read(join(root, 'charts/nowahala/values.yaml')).matchAll(/lag: \{ topic: ([a-z.]+), group: ([a-z.]+) \}/g)].map(
      ([, topic, group]) => `${group} ${topic}`,
    );
    expect(followed).toHaveLength(2);
    for (const one of followed) expect(groups).toContain(one);
  });

  it('every alert has a test that sees it fire', () => {
    const tests = read(join(root, 'charts/nowahala/tests/alerts.test.yaml'));
    const untested = [...alerts.matchAll(/- alert: (\w+)/g)]
      .map((found) => found[1]!)
      .filter((name) => !tests.includes(`alertname="${name}"`));
    expect(untested).toEqual([]);
  });
});
