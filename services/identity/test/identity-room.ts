import { alerts, identity as contract } from '@nowahala/contracts';
import { anonymousCaller, ProductClock } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { eventually, startRoom, userCaller } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import { identity } from '../src/identity.service.js';

export interface IdentityRoom {
  room: Room;
  /** Letters and codes that the notifier took. */
  sent: alerts.SendAccountMessageRequest[];
  /** While set, the notifier answers with this error. */
  notifierFails: { with: Error | undefined };
  door: ReturnType<typeof anonymousDoor>;
  as(userId: string, workspaceIds?: string[]): ReturnType<typeof anonymousDoor>;
  register(
    more?: Partial<contract.RegisterRequest>,
  ): Promise<{ user: contract.User; session: contract.Session; request: contract.RegisterRequest }>;
  letter(kind: string, userId: string): Promise<alerts.SendAccountMessageRequest>;
}

const anonymousDoor = (room: Room) => clientOf(room, anonymousCaller);
let people = 0;

/** Specs run beside others on a busy machine: a slow answer is still an answer. */
const clientOf = (room: Room, caller: Caller) => patient(room.client(contract.IdentityServiceService, 'identity', caller));

function patient<C extends object>(client: C): C {
  const methods = Object.entries(client).map(([name, method]) => [name, (request: unknown) => method(request, { deadlineMs: 20_000 })]);
  return Object.fromEntries(methods) as C;
}

export const password = 'kpekus-and-akara';

export async function openIdentityRoom(): Promise<IdentityRoom> {
  const sent: alerts.SendAccountMessageRequest[] = [];
  const notifierFails: { with: Error | undefined } = { with: undefined };
  const room = await startRoom({
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
  const door = anonymousDoor(room);
  return {
    room,
    sent,
    notifierFails,
    door,
    as: (userId, workspaceIds = []) => clientOf(room, userCaller(userId, workspaceIds)),
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
