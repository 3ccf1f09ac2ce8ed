import { alerts, billing, identity as contract, incidents, pings, workspaces } from '@nowahala/contracts';
import { anonymousCaller, ProductClock } from '@nowahala/platform';
import { eventually, startRoom, userCaller } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import { identity } from '../src/identity.service.js';

export interface IdentityRoom {
  room: Room;
  /** Letters and codes that the notifier took. */
  sent: alerts.SendAccountMessageRequest[];
  /** While set, the notifier answers with this error. */
  notifierFails: { with: Error | undefined };
  /** The billing service cannot be asked. */
  billingFails: { now: boolean };
  door: ReturnType<typeof anonymousDoor>;
  as(userId: string, workspaceIds?: string[]): ReturnType<typeof anonymousDoor>;
  register(
    more?: Partial<contract.RegisterRequest>,
  ): Promise<{ user: contract.User; session: contract.Session; request: contract.RegisterRequest }>;
  letter(kind: string, userId: string): Promise<alerts.SendAccountMessageRequest>;
}

const anonymousDoor = (room: Room) => room.client(contract.IdentityServiceService, 'identity', anonymousCaller);
let people = 0;

export const password = 'kpekus-and-akara';

export async function openIdentityRoom(): Promise<IdentityRoom> {
  const sent: alerts.SendAccountMessageRequest[] = [];
  const notifierFails: { with: Error | undefined } = { with: undefined };
  const billingFails = { now: false };
  const held =
    (what: string) =>
    async ({ userId }: { userId: string }) => ({ json: JSON.stringify({ what, userId }) });
  const room = await startRoom({
    services: [identity],
    clock: new ProductClock(),
    env: { PUBLIC_URL: 'https://nowahala.example' },
    rpcStubs: [
      [
        alerts.NotifierServiceService,
        {
          export: held('notifications'),
          sendAccountMessage: async (request: alerts.SendAccountMessageRequest) => {
            if (notifierFails.with) throw notifierFails.with;
            if (!sent.some((known) => known.dedupeKey === request.dedupeKey)) sent.push(request);
            return {};
          },
        },
      ],
      [workspaces.WorkspacesServiceService, { export: held('workspaces') }],
      [incidents.AnalyzerServiceService, { export: held('incidents') }],
      [pings.SchedulerServiceService, { export: held('monitoring') }],
      [
        billing.BillingServiceService,
        {
          export: async () => {
            if (billingFails.now) throw new Error('down');
            return { json: '{"what":"billing"}' };
          },
        },
      ],
    ],
  });
  const door = anonymousDoor(room);
  return {
    room,
    sent,
    notifierFails,
    billingFails,
    door,
    as: (userId, workspaceIds = []) => room.client(contract.IdentityServiceService, 'identity', userCaller(userId, workspaceIds)),
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
      const { user, session } = await door.register(request);
      return { user: user!, session: session!, request };
    },
    letter: (kind, userId) =>
      eventually(`the letter ${kind}`, () => sent.findLast((letter) => letter.kind === kind && letter.userId === userId)),
  };
}

export const tokenIn = (letter: alerts.SendAccountMessageRequest): string => new URL(letter.link).searchParams.get('token')!;

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
