import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { explain } from './explain.js';
import { troubleIn } from './health-report.js';

const situationOf = (report: unknown) => explain(seen().answers(503).page(JSON.stringify(report)).snapshot).situation;

describe('what a program says of its own parts', () => {
  it.each<[string, unknown, string]>([
    ['Spring Boot', { status: 'DOWN', components: { db: { status: 'DOWN' }, diskSpace: { status: 'UP' } } }, 'says-database-away'],
    [
      'Spring Boot with a full disk',
      { status: 'DOWN', components: { db: { status: 'UP', details: { database: 'PostgreSQL' } }, diskSpace: { status: 'DOWN' } } },
      'says-disk-full',
    ],
    [
      'a shop whose payment company does not answer',
      { status: 'degraded', checks: { database: 'ok', cache: 'ok', payment_gateway: 'timeout: https://api.flutterwave.com/v3' } },
      'outside-company-away',
    ],
    [
      'Nest',
      {
        status: 'error',
        info: { database: { status: 'up' } },
        error: { redis: { status: 'down' } },
        details: { database: { status: 'up' } },
      },
      'says-cache-away',
    ],
    [
      'Nest with too little memory',
      { status: 'error', info: { database: { status: 'up' } }, error: { memory_heap: { status: 'down' } } },
      'says-memory-gone',
    ],
    [
      'ASP.NET',
      { status: 'Unhealthy', entries: { sqlserver: { status: 'Unhealthy' }, redis: { status: 'Healthy' } } },
      'says-database-away',
    ],
    ['Quarkus', { status: 'DOWN', checks: [{ name: 'Database connections health check', status: 'DOWN' }] }, 'says-database-away'],
    [
      'Laravel Health',
      {
        checkResults: [
          { name: 'Redis', status: 'failed' },
          { name: 'Database', status: 'ok' },
        ],
      },
      'says-cache-away',
    ],
    [
      'health+json',
      { status: 'fail', checks: { 'postgres:connections': [{ status: 'fail' }], disk: [{ status: 'pass' }] } },
      'says-database-away',
    ],
    ['a database with a name of its own', { status: 'fail', checks: { 'cassandra:time': [{ status: 'fail' }] } }, 'says-database-away'],
    ['its own words', { ok: false, checks: { postgres: 'fail', queue: 'pass', disk: 'pass' } }, 'says-database-away'],
    ['yes and no', { healthy: false, services: { mongodb: { ok: false }, redis: { ok: true } } }, 'says-database-away'],
    ['a list of those that fail', { status: 'down', failed: ['search'], passed: ['database'] }, 'says-search-away'],
  ])('is read as %s writes it', (_program, report, situation) => expect(situationOf(report)).toBe(situation));

  it('leaves out what works, whatever is said of it', () =>
    expect(troubleIn('{"db":{"status":"up","last":"timeout at noon"},"redis":{"status":"down","why":"no route"}}')).not.toContain('noon'));
  it.each([
    ['no JSON', 'database: down'],
    ['JSON that is cut off', '{"database":"down"'],
    ['an error that reports on no part', '{"statusCode":500,"message":"Internal server error"}'],
    ['parts that nobody here knows', '{"status":"down","moon":"down"}'],
    ['a setting that is off', '{"success":false,"cache":false,"error":"boom"}'],
    ['parts that all work', '{"status":"ok","database":"up"}'],
  ])('is not read from %s', (_what, body) => expect(troubleIn(body)).toBeNull());
  it('is read only so deep', () => expect(troubleIn(`${'['.repeat(20)}{"database":"down"}${']'.repeat(20)}`)).toBeNull());
});
