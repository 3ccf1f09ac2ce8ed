import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alerts, billing, identity, topicCodecs, topicDeclarations, workspaces } from '@nowahala/contracts';
import type { TopicMessages, TopicName } from '@nowahala/contracts';
import {
  anonymousCaller,
  createLogger,
  keyringOfRoot,
  headersOf,
  Metrics,
  newId,
  openBus,
  parseConfig,
  platformSettings,
  RpcClients,
  RpcServer,
  shardOf,
} from '@nowahala/platform';
import type { EventBus, RpcImplementation } from '@nowahala/platform';
import { eventually, goodCheck, startFakeOpenAi, startFakeSmtp, startFakeTwilio, throwawayDatabase } from '@nowahala/testkit';
import type { FakeOpenAi, FakeSmtp, ThrowawayDatabase, FakeTwilio } from '@nowahala/testkit';
import { seen } from '../../analyzer/test/fixtures/evidence-builder.js';
import { introduce } from './given-person.js';
import type { Person } from './app.js';

export const PUBLIC_URL = 'https://nowahala.example';
const SECRET = 'a secret that only the specs know and long enough';
const here = join(process.cwd(), 'services/notifier');
const BUILT = ['dist/notifier.service.js', '../analyzer/dist/analyzer.service.js'];
const LEAVING_MS = 20_000;
/** For machines that are busy with other things; on an idle one nothing here takes long. */
const PATIENCE_MS = 180_000;
/** What a machine may need to come back: nobody waits for an AI that was asked before. */
const AWAY_MS = 30_000;

type Result = TopicMessages['ping.completed']['results'][number];

/** From the ping to the message: analyzer and notifier in a process that can be killed without warning and started again on the same data. */
export class AlertsApp {
  smtp!: FakeSmtp;
  twilio!: FakeTwilio;
  openAi!: FakeOpenAi;
  database!: ThrowawayDatabase;
  private readonly folder = mkdtempSync(join(tmpdir(), 'nw-alerts-'));
  private readonly stubsAddress = `unix:${join(this.folder, 'stubs.sock')}`;
  private readonly stubs = new RpcServer({
    address: this.stubsAddress,
    keyring: keyringOfRoot(SECRET),
    logger: createLogger('silent', 'stubs'),
  });
  private readonly people = new Map<string, Person>();
  private bus!: EventBus;
  private child: ChildProcess | undefined;
  private rpcAddress = '';
  /** How far the product's time is ahead of ours. */
  private aheadMs = 0;
  private ready: Promise<void> = Promise.resolve();
  /** As workspaces has them. */
  private readonly servers: workspaces.ServerConfigured[] = [];

  /** Without brokers: the bus in PostgreSQL. */
  constructor(private readonly kafkaBrokers = '') {}

  async start(): Promise<void> {
    if (BUILT.some((file) => !existsSync(join(here, file))))
      throw new Error('this spec runs the services as they are built: npm run build:services');
    this.database = await throwawayDatabase();
    this.smtp = await startFakeSmtp();
    this.twilio = await startFakeTwilio();
    this.openAi = await startFakeOpenAi();
    this.stubs.add(
      identity.IdentityServiceService,
      only(identity.IdentityServiceService, { getContact: (asked) => this.contactOf(asked) }),
    );
    this.stubs.add(
      workspaces.WorkspacesServiceService,
      only(workspaces.WorkspacesServiceService, { listServerConfigs: ({ afterServerId }) => this.serversAfter(afterServerId) }),
    );
    this.stubs.add(billing.BillingServiceService, only(billing.BillingServiceService, {}));
    await this.stubs.start();
    this.launch();
    await this.ready;
    this.bus = await openBus(
      parseConfig(platformSettings, { DATA_DIR: this.folder, INTERNAL_SECRET: SECRET, KAFKA_BROKERS: this.kafkaBrokers }),
      this.database.url,
      new Metrics(),
      createLogger('silent', 'spec'),
    );
  }

  private async *serversAfter(id: string) {
    for (const server of this.servers.filter(({ serverId }) => serverId > id)) yield { server };
  }

  /** People with e-mail and WhatsApp, known to both services before anything happens. */
  async persons(count: number): Promise<Person[]> {
    const people = Array.from({ length: count }, (): Person => {
      const number = this.people.size + 1;
      const person = {
        userId: newId(),
        workspaceId: newId(),
        serverId: newId(),
        email: `ada.${number}@shop.example`,
        phone: `+23480${String(10_000_000 + number)}`,
      };
      this.people.set(person.userId, person);
      return person;
    });
    const publish = <T extends TopicName>(topic: T, key: string, message: TopicMessages[T]) => {
      if (topic === 'server.configured') this.servers.push(message as TopicMessages['server.configured']);
      return this.publish(topic, key, message);
    };
    await Promise.all(people.map((person) => introduce(publish, person, this.ago(0))));
    // By their ids: on a broker that others have used, the services also receive other people's servers.
    const asked = [people.map(({ serverId }) => serverId), people.map(({ workspaceId }) => workspaceId)];
    const known = `SELECT (SELECT count(*) FROM notifier.server WHERE server_id = ANY($1)) + (SELECT count(*) FROM analyzer.monitor WHERE server_id = ANY($1) AND config_version > 0)
      + (SELECT count(*) FROM notifier.workspace WHERE workspace_id = ANY($2) AND plan_state = 'active' AND version > 0)
      + (SELECT count(*) FROM analyzer.entitlement WHERE workspace_id = ANY($2)) = 4 * cardinality($1) AS everybody`;
    await eventually(
      'both services know everybody',
      async () => (await this.database.query(known, asked))[0]!.everybody === true,
      PATIENCE_MS,
    );
    return people;
  }

  /** Two minutes ago the person's server refused three checks. */
  async fails(person: Person): Promise<void> {
    const evidence = seen().fails('connect_refused').machine(true, { 443: 'refused', 80: 'refused', 22: 'open' }).snapshot;
    const refused = (secondsAgo: number, check: string): Partial<Result> => ({
      scheduledAt: this.ago(secondsAgo),
      check,
      outcome: 'failure',
      errorClass: 'connect_refused',
      code: 0,
      message: 'The server refused the connection.',
    });
    const evidenceJson = JSON.stringify({ ...evidence, takenAt: this.ago(120).toISOString() });
    await this.sees(person, [{ ...refused(120, 'scheduled'), evidenceJson }, refused(115, 'recheck'), refused(105, 'recheck')]);
  }

  /** For more than a minute now it answers. */
  async recovers(person: Person): Promise<void> {
    await this.sees(
      person,
      [70, 50, 30, 9].map((secondsAgo) => ({ scheduledAt: this.ago(secondsAgo), check: 'recovery' })),
    );
  }

  /** As the gateway passes it on; a service that is just starting is asked again. */
  async webhook({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
    const clients = new RpcClients(() => this.rpcAddress, keyringOfRoot(SECRET), 'gateway');
    try {
      const client = clients.client(alerts.NotifierServiceService, 'notifier');
      const form = { provider: 'twilio', body: Buffer.from(body), headers, url: '/api/webhooks/twilio' };
      const response = await eventually(
        'the webhook is answered',
        () => client.acceptWebhook(form, { caller: anonymousCaller }),
        PATIENCE_MS,
      );
      return response.status;
    } finally {
      clients.close();
    }
  }

  /** kill -9; who is started next finds that some time has gone by. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
    this.aheadMs += AWAY_MS;
  }

  /** Does not wait until everything is ready: whoever asks it something waits for the answer. */
  launch(): void {
    this.rpcAddress = `unix:${join(this.folder, `services-${newId()}.sock`)}`;
    const env = {
      ...process.env,
      KAFKA_BROKERS: this.kafkaBrokers,
      // The engines that CI offers are for specs that ask for them.
      REDIS_URL: '',
      NODE_OPTIONS: '',
      LOG_LEVEL: process.env.SPEC_LOG ?? 'fatal',
      DATABASE_URL: this.database.url,
      DATA_DIR: this.folder,
      AHEAD_MS: String(this.aheadMs),
      RPC_ADDRESS: this.rpcAddress,
      STUBS_ADDRESS: this.stubsAddress,
      INTERNAL_SECRET: SECRET,
      PUBLIC_URL,
      SMTP_URL: this.smtp.url,
      TWILIO_ACCOUNT_SID: this.twilio.accountSid,
      TWILIO_AUTH_TOKEN: this.twilio.authToken,
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
      TWILIO_API_BASE_URL: this.twilio.url,
      OPENAI_API_KEY: 'sk-test-0123456789',
      OPENAI_BASE_URL: this.openAi.url,
    };
    const child = spawn(process.execPath, ['test/alerts-process.mjs'], { cwd: here, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.ready = new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => text.includes('ready') && resolve());
      child.once('exit', (code, signal) => reject(new Error(`the services ended with ${code ?? signal} before they were ready`)));
    });
    this.ready.catch(() => undefined);
  }

  async stop(): Promise<void> {
    // Politely, so that whoever reads these topics next need not wait for the dead.
    await this.end('SIGTERM');
    await this.bus?.close();
    await this.stubs.stop();
    await this.smtp?.stop();
    await this.twilio?.stop();
    await this.openAi?.stop();
    await this.database?.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), LEAVING_MS);
    await gone;
    clearTimeout(force);
  }

  private ago(seconds: number): Date {
    return new Date(Date.now() + this.aheadMs - seconds * 1_000);
  }

  private async sees({ serverId, workspaceId, userId }: Person, checks: Partial<Result>[]): Promise<void> {
    const results = checks.map((check) =>
      goodCheck({ serverId, workspaceId, userId, startedAt: check.scheduledAt, endedAt: check.scheduledAt, ...check }),
    );
    const shard = shardOf(serverId);
    await this.publish('ping.completed', String(shard), { shard, region: 'local', results });
  }

  private async publish<T extends TopicName>(topic: T, key: string, message: TopicMessages[T]): Promise<void> {
    const id = newId();
    const type = topicDeclarations.find((candidate) => candidate.name === topic)!.message;
    const codec = topicCodecs[topic] as { encode(value: unknown): { finish(): Uint8Array } };
    const now = this.ago(0);
    const headers = headersOf(id, type, { tenantId: newId(), producer: 'spec', now, meta: { actor: 'spec', correlationId: newId() } });
    await this.bus.publish([{ topic, key, id, type, payload: codec.encode(message).finish(), headers, occurredAt: now }]);
  }

  private async contactOf({ userId }: identity.GetContactRequest): Promise<identity.GetContactResponse> {
    const person = this.people.get(userId);
    return identity.GetContactResponse.fromPartial(
      person
        ? {
            found: true,
            userId,
            fullName: 'Ada Obi',
            email: person.email,
            emailVerified: true,
            phone: person.phone,
            phoneVerified: true,
            timeZone: 'Africa/Lagos',
            language: 'en',
            version: 1,
          }
        : { found: false },
    );
  }
}

type Methods = Record<string, (request: never) => unknown>;

function only<D extends object>(definition: D, methods: { [Name in keyof D]?: (request: never) => unknown }): RpcImplementation<never> {
  const missing = async () => {
    throw new Error('this stub has no such method');
  };
  return Object.fromEntries(Object.keys(definition).map((name) => [name, (methods as Methods)[name] ?? missing])) as never;
}
