import { alerts, identity as contract } from '@nowahala/contracts';
import { anonymousCaller, ProductClock } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { eventually, startApp, userCaller } from '@nowahala/testkit';
import type { App } from '@nowahala/testkit';
import { identity } from '../src/identity.service.js';

export interface IdentityApp extends App {
  /** AccountMessages and codes that the notifier took. */
  sent: alerts.SendAccountMessageRequest[];
  /** While set, the notifier replies with this error. */
  notifierFails: { with: Error | undefined };
  anonymous: Client;
  as(userId: string, workspaceIds?: string[]): Client;
  register(
    more?: Partial<contract.RegisterRequest>,
  ): Promise<{ user: contract.User; session: contract.Session; request: contract.RegisterRequest }>;
  accountMessage(kind: string, userId: string): Promise<alerts.SendAccountMessageRequest>;
}

type Client = ReturnType<typeof clientOf>;
let people = 0;

/** Specs run beside others on a busy machine, so calls may take longer than the product allows. */
const clientOf = (app: App, caller: Caller) => patient(app.client(contract.IdentityServiceService, 'identity', caller));

function patient<C extends object>(client: C): C {
  const methods = Object.entries(client).map(([name, method]) => [name, (request: unknown) => method(request, { deadlineMs: 20_000 })]);
  return Object.fromEntries(methods) as C;
}

export const password = 'kpekus-and-akara';

export async function startIdentity(): Promise<IdentityApp> {
  const sent: alerts.SendAccountMessageRequest[] = [];
  const notifierFails: { with: Error | undefined } = { with: undefined };
  const app = await startApp({
    services: [identity],
    clock: new ProductClock(),
    env: { PUBLIC_URL: 'https://nowahala.example' },
    rpcStubs: [
      [
        alerts.NotifierServiceService,
        {
          sendAccountMessage: async (request: alerts.SendAccountMessageRequest) => {
            if (notifierFails.with) throw notifierFails.with;
            if (!sent.some((known) => known.dedupeKey === request.dedupeKey)) sent.push(request);
            return {};
          },
        },
      ],
    ],
  });
  const anonymous = clientOf(app, anonymousCaller);
  return {
    ...app,
    sent,
    notifierFails,
    anonymous,
    as: (userId, workspaceIds = []) => clientOf(app, userCaller(userId, workspaceIds)),
    register: async (more = {}) => {
      people += 1;
      const request = {
        email: `person${people}@example.com`,
        password,
        fullName: 'Ada Obi',
        username: `person ${people}`,
        country: 'NG',
        timeZone: '',
        language: '',
        ipHash: 'here',
        ...more,
      };
      const { user, session } = await anonymous.register(request);
      return { user: user!, session: session!, request };
    },
    accountMessage: (kind, userId) =>
      eventually(`the message ${kind}`, () => sent.findLast((mail) => mail.kind === kind && mail.userId === userId)),
  };
}

export const tokenIn = (mail: alerts.SendAccountMessageRequest): string => new URL(mail.link).searchParams.get('token')!;

/** The refusal that a call ends in. */
export async function refused(
  call: Promise<unknown>,
): Promise<{ code: string; kind: string; message: string; details: { fields?: Record<string, string>; retryAfterSeconds?: number } }> {
  try {
    await call;
  } catch (error) {
    return error as Awaited<ReturnType<typeof refused>>;
  }
  throw new Error('nothing was refused');
}
