import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billing as contract, identity, workspaces } from '@nowahala/contracts';
import { createLogger, keyringOfRoot, RpcClients, RpcServer, type RpcImplementation } from '@nowahala/platform';
import { throwawayDatabase, type ThrowawayDatabase } from '@nowahala/testkit';
import { FakePaystack, FAKE_PAYSTACK_KEY } from './fake-paystack.js';

const SECRET = 'a secret that only the specs know and long enough';
const here = join(process.cwd(), 'services/billing');

/** Billing in a process of its own that can be killed without warning and started again on the same data. */
export class KillableBilling {
  readonly paystack = new FakePaystack();
  readonly clients: RpcClients;
  database!: ThrowawayDatabase;
  kills = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'nw-billing-'));
  private readonly address = `unix:${join(this.folder, 'billing.sock')}`;
  private readonly stubsAddress = `unix:${join(this.folder, 'stubs.sock')}`;
  private readonly stubs = new RpcServer({
    address: this.stubsAddress,
    keyring: keyringOfRoot(SECRET),
    logger: createLogger('silent', 'stubs'),
  });
  private child?: ChildProcess;

  constructor() {
    this.clients = new RpcClients(() => this.address, keyringOfRoot(SECRET), 'gateway');
  }

  get rpc() {
    return this.clients.client(contract.BillingServiceService, 'billing');
  }

  async start(): Promise<void> {
    if (!existsSync(join(here, 'dist/billing.service.js')))
      throw new Error('this spec runs billing as it is built: npm run build:services');
    this.database = await throwawayDatabase();
    await this.paystack.start();
    this.stubs.add(identity.IdentityServiceService, only(identity.IdentityServiceService, { getContact: contactOf }));
    const workspaceStubs = { getWorkspaceOfUser: workspaceOf, getWorkspaceUsage: nothingInUse };
    this.stubs.add(workspaces.WorkspacesServiceService, only(workspaces.WorkspacesServiceService, workspaceStubs));
    await this.stubs.start();
    await this.launch();
  }

  /** kill -9 and a new process on the same database. */
  async killAndRestart(): Promise<void> {
    this.kills += 1;
    const gone = new Promise((resolve) => this.child!.once('exit', resolve));
    this.child!.kill('SIGKILL');
    await gone;
    await this.launch();
  }

  async stop(): Promise<void> {
    this.child?.kill('SIGKILL');
    this.clients.close();
    await this.stubs.stop();
    await this.paystack.stop();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async launch(): Promise<void> {
    const env = {
      ...process.env,
      // The backing services that CI offers are for specs that ask for them.
      KAFKA_BROKERS: '',
      REDIS_URL: '',
      NODE_OPTIONS: '',
      LOG_LEVEL: process.env.SPEC_LOG ?? 'fatal',
      DATABASE_URL: this.database.url,
      RPC_ADDRESS: this.address,
      STUBS_ADDRESS: this.stubsAddress,
      INTERNAL_SECRET: SECRET,
      DATA_DIR: this.folder,
      PUBLIC_URL: 'https://nowahala.example',
      PAYSTACK_SECRET_KEY: FAKE_PAYSTACK_KEY,
      PAYSTACK_BASE_URL: this.paystack.baseUrl,
      PAYSTACK_TIMEOUT_MS: '1000',
    };
    const child = spawn(process.execPath, ['test/billing-process.mjs'], { cwd: here, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => text.includes('ready') && resolve());
      child.once('exit', (code) => reject(new Error(`billing ended with ${code} before it was ready`)));
    });
  }
}

export const emailOf = (userId: string) => `ada.${userId.slice(0, 8)}@shop.example`;

/** Every user has a workspace with the user's id, but for the first character. */
export const workspaceIdOf = (userId: string) => `${userId.startsWith('a') ? 'b' : 'a'}${userId.slice(1)}`;

async function contactOf({ userId }: { userId: string }) {
  return identity.GetContactResponse.fromPartial({ found: true, userId, fullName: 'Ada Obi', email: emailOf(userId), country: 'NG' });
}

async function workspaceOf({ userId }: { userId: string }) {
  return workspaces.GetWorkspaceOfUserResponse.fromPartial({ workspace: { id: workspaceIdOf(userId), name: `Shop ${randomUUID()}` } });
}

const nothingInUse = async () => workspaces.GetWorkspaceUsageResponse.fromPartial({});

function only<D extends object>(definition: D, methods: object): RpcImplementation<never> {
  const missing = async () => {
    throw new Error('this stub has no such method');
  };
  return Object.fromEntries(Object.keys(definition).map((name) => [name, (methods as Record<string, unknown>)[name] ?? missing])) as never;
}
