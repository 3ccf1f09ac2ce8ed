/** Names of parts that the catalogue has something to say about. */
const PARTS =
  /\b(?:databases?|db|sql|sqlserver|mssql|my ?sql|maria ?db|postgres\w*|pgsql|mongo\w*|oracle|cassandra|couchdb|clickhouse|dynamodb|redis|valkey|mem ?cached?|cache|queues?|rabbit\w*|amqp|kafka|broker|celery|elastic\w*|opensearch|solr|meilisearch|search|disk|storage|file ?system|memory|heap|mail|mailer|smtp|payments?|paystack|flutterwave|monnify|stripe|m?pesa|sms|termii|twilio|gateway|provider|upstream|external|third party|auth|ldap|bucket|s3)\b/;
const GOOD = [
  'up',
  'ok',
  'okay',
  'pass',
  'passed',
  'passing',
  'healthy',
  'green',
  'success',
  'connected',
  'running',
  'available',
  'online',
];
const BAD = [
  'down',
  'fail',
  'failed',
  'failing',
  'failure',
  'error',
  'unhealthy',
  'red',
  'critical',
  'crashed',
  'disconnected',
  'unavailable',
  'offline',
  'dead',
  'timeout',
  'unreachable',
  'refused',
  'ko',
  'stopped',
  'not',
];
const STATES = ['status', 'state', 'ok', 'up', 'healthy', 'health', 'result', 'connected', 'connection', 'alive', 'available', 'success'];
const NAMES = ['name', 'label', 'component', 'service', 'check', 'id'];
/** Deeper than any report; a stranger's page may go on for ever. */
const DEEPEST = 8;

interface Report {
  /** Each part that fails, and what is said of it. */
  bad: string[];
  /** What is said of nothing in particular. */
  rest: string[];
}

/**
 * What a program says in JSON of its own parts (a health check), in words: of those that fail, and nothing of those that
 * work. Null where it is no such report.
 */
export function troubleIn(body: string): string | null {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return null;
  }
  const report: Report = { bad: [], rest: [] };
  collect(data, '', report, 0);
  return report.bad.length === 0 ? null : [...report.bad, ...report.rest].join('. ');
}

function collect(value: unknown, name: string, report: Report, depth: number): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    const failing = stateOfWords(wordsOf(name)) === false;
    for (const one of value)
      collectPart(one, typeof one === 'string' && failing ? one : name, failing ? false : stateOf(one), report, depth);
    return;
  }
  if (!isObject(value)) {
    if (typeof value === 'string') report.rest.push(value);
    return;
  }
  // One part with a bare yes or no may be a setting; several of them are a report.
  const bare = Object.entries(value).filter(([key, one]) => typeof one === 'boolean' && PARTS.test(wordsOf(key)));
  for (const [key, one] of Object.entries(value)) {
    const counts = typeof one !== 'boolean' || depth > 0 || bare.length > 1;
    collectPart(one, key, counts ? stateOf(one) : null, report, depth);
  }
}

/** What works is left out, with all that is said of it. */
function collectPart(value: unknown, key: string, state: boolean | null, report: Report, depth: number): void {
  const name = wordsOf(ownName(value) ?? key);
  const isPart = PARTS.test(name);
  if (state === true && (isPart || isObject(value))) return;
  if (state !== false || !isPart) return collect(value, key, report, depth + 1);
  const inside: Report = { bad: [], rest: [] };
  collect(value, key, inside, depth + 1);
  report.bad.push(...(inside.bad.length > 0 ? inside.bad : [`${name} is down: ${inside.rest.join(' ')}`]));
}

/** True: it works, false: it does not, null: it does not say. */
function stateOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return stateOfWords(wordsOf(value));
  if (!isObject(value)) return null;
  const key = Object.keys(value).find((one) => STATES.includes(one.toLowerCase()));
  const stated = key === undefined ? null : value[key];
  return typeof stated === 'object' ? null : stateOf(stated);
}

function stateOfWords(words: string): boolean | null {
  const first = words.split(' ', 1)[0]!;
  return BAD.includes(first) ? false : GOOD.includes(first) ? true : null;
}

function ownName(value: unknown): string | null {
  if (!isObject(value)) return null;
  const named = NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  return typeof named === 'string' ? named : null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** "diskSpace" and "memory_heap" are two words each. */
const wordsOf = (name: string): string =>
  name
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
