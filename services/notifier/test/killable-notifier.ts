import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billing, identity, topicCodecs, topicDeclarations, workspaces } from '@nowahala/contracts';
import type { TopicMessages, TopicName } from '@nowahala/contracts';
import { createLogger, headersOf, Metrics, newId, openBus, parseConfig, platformSettings, RpcServer } from '@nowahala/platform';
import type { EventBus, RpcImplementation } from '@nowahala/platform';
import { startSmtp, startTwilio, throwawayDatabase } from '@nowahala/testkit';
import type { SmtpStandIn, ThrowawayDatabase, TwilioStandIn } from '@nowahala/testkit';
import { introduce } from './introduce.js';
import { incidentOpened } from './notifier-room.js';
import type { Person } from './notifier-room.js';

const SECRET = 'a secret that only the specs know and long enough';
const here = join(process.cwd(), 'services/notifier');

/** In this world every address follows from the id. */
export const emailOf = (userId: string): string => `ada.${userId}@shop.example`;
export const phoneOf = (userId: string): string =>
  `+234${BigInt(`0x${userId.replaceAll('-', '').slice(0, 10)}`)
    .toString()
    .padStart(13, '0')
    .slice(0, 10)}`;

/** Notifier in a process that can be killed without warning and started again on the same data. */
export class KillableNotifier {
  smtp!: SmtpStandIn;
  twilio!: TwilioStandIn;
  database!: ThrowawayDatabase;
  private readonly folder = mkdtempSync(join(tmpdir(), 'nw-notifier-'));
  private readonly stubsAddress = `unix:${join(this.folder, 'stubs.sock')}`;
  private readonly stubs = new RpcServer({ address: this.stubsAddress, secret: SECRET, logger: createLogger('silent', 'stubs') });
  private bus!: EventBus;
  private child: ChildProcess | undefined;

  async start(): Promise<void> {
    if (!existsSync(join(here, 'dist/notifier.service.js')))
      throw new Error('this spec runs the notifier as it is built: npm run build:services');
    this.database = await throwawayDatabase();
    this.smtp = await startSmtp();
    this.twilio = await startTwilio();
    this.stubs.add(identity.IdentityServiceService, only(identity.IdentityServiceService, { getContact: contactOf }));
    this.stubs.add(
      workspaces.WorkspacesServiceService,
      only(workspaces.WorkspacesServiceService, { listServerConfigs: async function* () {} }),
    );
    this.stubs.add(billing.BillingServiceService, only(billing.BillingServiceService, {}));
    await this.stubs.start();
    await this.launch();
    this.bus = await openBus(
      parseConfig(platformSettings, { DATA_DIR: this.folder, INTERNAL_SECRET: SECRET }),
      this.database.url,
      new Metrics(),
      createLogger('silent', 'spec'),
    );
  }

  /** A person with e-mail and WhatsApp, known before anything happens. */
  async person(): Promise<Person> {
    const [userId, workspaceId, serverId] = [newId(), newId(), newId()];
    const at = new Date(Date.now());
    await introduce((topic, key, message) => this.publish(topic, key, message), { userId, workspaceId, serverId }, at);
    return { userId, workspaceId, serverId, email: emailOf(userId), phone: phoneOf(userId) };
  }

  async opened(person: Person): Promise<void> {
    await this.publish('incident.opened', person.serverId, incidentOpened(person, newId(), new Date(Date.now())));
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async launch(): Promise<void> {
    const env = {
      ...process.env,
      // The engines that CI offers are for specs that ask for them.
      KAFKA_BROKERS: '',
      REDIS_URL: '',
      NODE_OPTIONS: '',
      LOG_LEVEL: process.env.SPEC_LOG ?? 'fatal',
      DATABASE_URL: this.database.url,
      DATA_DIR: this.folder,
      RPC_ADDRESS: `unix:${join(this.folder, `notifier-${newId()}.sock`)}`,
      STUBS_ADDRESS: this.stubsAddress,
      INTERNAL_SECRET: SECRET,
      PUBLIC_URL: 'https://nowahala.example',
      SMTP_URL: this.smtp.url,
      TWILIO_ACCOUNT_SID: this.twilio.accountSid,
      TWILIO_AUTH_TOKEN: this.twilio.authToken,
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
      TWILIO_API_BASE_URL: this.twilio.url,
    };
    const child = spawn(process.execPath, ['test/notifier-process.mjs'], { cwd: here, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => text.includes('ready') && resolve());
      child.once('exit', (code) => reject(new Error(`the notifier ended with ${code} before it was ready`)));
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.bus.close();
    await this.stubs.stop();
    await this.smtp.stop();
    await this.twilio.stop();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async publish<T extends TopicName>(topic: T, key: string, message: TopicMessages[T]): Promise<void> {
    const id = newId();
    const type = topicDeclarations.find((candidate) => candidate.name === topic)!.message;
    const codec = topicCodecs[topic] as { encode(value: unknown): { finish(): Uint8Array } };
    const now = new Date(Date.now());
    const headers = headersOf(id, type, { tenantId: newId(), producer: 'spec', now, meta: { actor: 'spec', correlationId: newId() } });
    await this.bus.publish([{ topic, key, id, type, payload: codec.encode(message).finish(), headers, occurredAt: now }]);
  }
}

async function contactOf({ userId }: { userId: string }): Promise<identity.GetContactResponse> {
  return identity.GetContactResponse.fromPartial({
    found: true,
    userId,
    fullName: 'Ada Obi',
    email: emailOf(userId),
    emailVerified: true,
    phone: phoneOf(userId),
    phoneVerified: true,
    timeZone: 'Africa/Lagos',
    language: 'en',
    version: 1,
  });
}

function only(definition: object, methods: object): RpcImplementation<never> {
  const missing = async () => {
    throw new Error('this stub has no such method');
  };
  return Object.fromEntries(Object.keys(definition).map((name) => [name, (methods as Record<string, unknown>)[name] ?? missing])) as never;
}
