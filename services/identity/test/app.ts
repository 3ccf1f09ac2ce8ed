import { alerts, billing, identity as contract } from '@nowahala/contracts';
import { anonymousCaller } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { eventually, startApp, userCaller, WrongClock } from '@nowahala/testkit';
import type { App } from '@nowahala/testkit';
import { identity } from '../src/identity.service.js';

export interface IdentityApp extends App {
  /** Does the work on a machine whose clock is wrong. */
  onMachine<T>(wrongMs: number, work: () => Promise<T>): Promise<T>;
  /** AccountMessages and codes that the notifier took. */
  sent: alerts.SendAccountMessageRequest[];
  /** Workspaces with a plan that has WhatsApp. */
  withWhatsApp: Set<string>;
  /** While set, the notifier replies with this error. */
  notifierFails: { with: Error | undefined };
  anonymous: Client;
  as(userId: string, workspaceIds?: string[]): Client;
  register(
    more?: Partial<contract.RegisterRequest>,
  ): Promise<{ user: contract.User; session: contract.Session; request: contract.RegisterRequest }>;
  accountMessage(kind: string, userId: string): Promise<alerts.SendAccountMessageRequest>;
}

/** What most calls leave out. */
const usual = { device: undefined, cancelEmailChange: false, ipHash: '', revokeKeys: false };

type Usual<Request> = Omit<Request, keyof typeof usual> & Partial<Pick<Request, keyof typeof usual & keyof Request>>;
type WithUsual<C> = { [M in keyof C]: C[M] extends (request: infer R) => infer A ? (request: Usual<R>) => A : never };
type Client = ReturnType<typeof clientOf>;
let people = 0;

/** Specs run beside others on a busy machine, so calls may take longer than the product allows. */
const clientOf = (app: App, caller: Caller) => patient(app.client(contract.IdentityServiceService, 'identity', caller));

function patient<C extends object>(client: C): WithUsual<C> {
  const methods = Object.entries(client).map(([name, method]) => [
    name,
    (request: object) => method({ ...usual, ...request }, { deadlineMs: 20_000 }),
  ]);
  return Object.fromEntries(methods) as WithUsual<C>;
}

export const password = 'kpekus-and-akara';

export async function startIdentity(): Promise<IdentityApp> {
  const sent: alerts.SendAccountMessageRequest[] = [];
  const withWhatsApp = new Set<string>();
  const notifierFails: { with: Error | undefined } = { with: undefined };
  const clock = new WrongClock();
  const app = await startApp({
    services: [identity],
    clock,
    env: { PUBLIC_URL: 'https://nowahala.example' },
    rpcStubs: [
      [
        billing.BillingServiceService,
        {
          getEntitlement: ({ workspaceId }: { workspaceId: string }) => ({
            entitlement: billing.EntitlementChanged.fromPartial({
              workspaceId,
              whatsapp: withWhatsApp.has(workspaceId),
              state: withWhatsApp.has(workspaceId) ? 'active' : 'none',
            }),
          }),
        },
      ],
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
    onMachine: (wrongMs, work) => clock.whileWrong(wrongMs, work),
    sent,
    notifierFails,
    withWhatsApp,
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
        device: undefined,
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
