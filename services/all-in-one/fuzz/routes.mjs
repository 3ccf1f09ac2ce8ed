import { setTimeout as sleep } from 'node:timers/promises';

/** A person at the running product, who signs up anew now and then: each account may ask 300 times a minute. */
const PER_PERSON = 250;

/** Every operation of the OpenAPI document, asked with what its schema says, more or less. */
export class Routes {
  person = { left: 0, token: '', ids: [] };
  people = 0;
  /** How often each status was answered: who is refused everywhere tries nothing. */
  statuses = new Map();

  static async of(base, patienceMs) {
    const document = await (await fetch(`${base}/api/docs-json`)).json();
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
    );
    if (operations.length < 30) throw new Error(`the OpenAPI document names ${operations.length} operations only`);
    const at = ({ servers = document.servers }) => `${base}${new URL(servers[0].url).pathname.replace(/\/$/, '')}`;
    const placed = operations.map((operation) => ({ ...operation, root: at(operation) }));
    return new Routes({ base: at(document), document, operations: placed, patienceMs });
  }

  constructor(parts) {
    Object.assign(this, parts);
  }

  async one(random, note, operation) {
    if (this.person.left <= 0) await this.signUp(random);
    this.person.left -= 1;
    const parameters = operation.parameters ?? [];
    const of = (place) => parameters.filter((one) => one.in === place);
    const path = operation.path.replace(/\{(\w+)\}/g, () =>
      encodeURIComponent(this.isGood(random) ? random.pick(this.person.ids) : wellFormed(random.text())),
    );
    const query = new URLSearchParams();
    for (const { name, schema } of of('query'))
      if (random.chance(0.6)) query.append(name, wellFormed(String(this.valueOf(schema, random))));
    if (random.chance(0.05)) query.append(wellFormed(random.text()), wellFormed(random.text()));
    const url = `${operation.root}${path}${query.size > 0 ? `?${query}` : ''}`;
    const content = operation.requestBody?.content ?? {};
    const body = operation.method === 'GET' || operation.method === 'HEAD' ? undefined : this.bodyOf(content, random);
    const headers = {
      'x-forwarded-for': addressOf(random),
      ...(body !== undefined && { 'content-type': random.chance(0.9) ? (Object.keys(content)[0] ?? 'application/json') : 'text/plain' }),
    };
    if (random.chance(0.8))
      headers.authorization = `Bearer ${random.chance(0.95) ? this.person.token : random.bytes(40).toString('base64url')}`;
    if (random.chance(0.2)) headers['idempotency-key'] = random.bytes(20).toString('base64url') || 'k';
    for (const name of ['x-paystack-signature', 'x-twilio-signature'])
      if (/webhooks/.test(path)) headers[name] = random.bytes(64).toString('hex');
    const asked = `${operation.method} ${url} ${body === undefined ? '' : String(body).slice(0, 500)}`;
    note(asked);
    const status = await this.ask(operation.method, url, headers, body);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503) throw new Error(`it answered ${status}`);
    // Signed out, erased, or with another password by now.
    if (status === 401 && headers.authorization?.endsWith(this.person.token) && !/webhooks|login/.test(path)) this.person.left = 0;
    return status;
  }

  /** Events are a stream without end: its head is the answer. */
  async ask(method, url, headers, body) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(new Error(`no answer within ${this.patienceMs / 1_000} s`)), this.patienceMs);
    try {
      const response = await fetch(url, { method, headers, body, redirect: 'manual', signal: stop.signal });
      if (/event-stream/.test(response.headers.get('content-type') ?? '')) stop.abort();
      else await response.arrayBuffer();
      return response.status;
    } finally {
      clearTimeout(late);
    }
  }

  bodyOf(content, random) {
    const schema = Object.values(content)[0]?.schema;
    if (random.chance(0.1)) return random.bytes(200);
    if (random.chance(0.03)) return `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const value = schema && random.chance(0.85) ? this.valueOf(schema, random) : random.value();
    if (/urlencoded/.test(Object.keys(content)[0] ?? ''))
      return new URLSearchParams(
        Object.entries(Object(value)).map(([name, one]) => [wellFormed(name), wellFormed(String(one))]),
      ).toString();
    const text = JSON.stringify(value) ?? 'null';
    return random.chance(0.05) ? random.spoil(Buffer.from(text)) : text;
  }

  /** What the schema asks for, or now and then something else. */
  valueOf(schema, random, depth = 0) {
    const wanted = schema?.$ref
      ? schema.$ref
          .split('/')
          .slice(1)
          .reduce((at, name) => at?.[name], this.document)
      : schema;
    if (!wanted || depth > 6 || random.chance(0.12)) return random.value();
    const choices = wanted.anyOf ?? wanted.oneOf ?? wanted.allOf;
    if (choices) return this.valueOf(random.pick(choices), random, depth + 1);
    if (wanted.const !== undefined) return wanted.const;
    if (wanted.enum) return random.pick(wanted.enum);
    switch (Array.isArray(wanted.type) ? random.pick(wanted.type) : wanted.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(wanted.properties ?? {})
            .filter(() => random.chance(0.85))
            .map(([name, one]) => [name, this.valueOf(one, random, depth + 1)]),
        );
      case 'array':
        return Array.from({ length: random.below(4) }, () => this.valueOf(wanted.items, random, depth + 1));
      case 'integer':
      case 'number':
        return random.pick([wanted.minimum ?? 0, wanted.maximum ?? 10, 1, 5, random.below(1_000)]);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return random.pick(
          [
            wanted.example,
            ...(wanted.examples ?? []),
            this.person.ids[0],
            '127.0.0.1',
            'http://127.0.0.1:8080/',
            'Shop',
            random.text(),
          ].filter((one) => one !== undefined),
        );
    }
  }

  isGood(random) {
    return this.person.ids.length > 0 && random.chance(0.7);
  }

  async signUp(random) {
    this.people += 1;
    const name = `fuzz${this.people}x${random.below(2 ** 31)}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(random) };
    const giveUpAt = performance.now() + this.patienceMs;
    const send = async (method, path, body, token) => {
      const response = await fetch(`${this.base}/${path}`, {
        method,
        // With it the ids of what is made are the same at each run of a seed. Each part draws from the seed anew, so it needs the number.
        headers: { ...headers, 'idempotency-key': name, ...(token && { authorization: `Bearer ${token}` }) },
        body: body && JSON.stringify(body),
      });
      // As for anybody: a machine that has too much to do says so.
      if (response.status === 503 && performance.now() < giveUpAt) return sleep(500).then(() => send(method, path, body, token));
      if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const { token } = await send('POST', 'auth/register', {
      email: `${name}@example.com`,
      password: 'a long fuzzing password',
      fullName: 'Ada',
      username: name,
      location: { country: 'NG' },
    });
    const userId = (await send('GET', 'user/', undefined, token)).data._id;
    const workspaceId = (await send('POST', 'workspace/', { name: 'Shop', members: { role: 'owner', userId } }, token)).data._id;
    this.person = { left: PER_PERSON, token, ids: [userId, workspaceId] };
  }
}

const addressOf = (random) => `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
const wellFormed = (text) => text.toWellFormed();
