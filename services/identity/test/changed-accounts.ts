import { afterAll, beforeAll } from '@jest/globals';
import type { alerts } from '@nowahala/contracts';
import { eventually } from '@nowahala/testkit';
import { startIdentity, password, tokenIn } from './app.js';
import type { IdentityApp } from './app.js';

export const HOUR = 3_600_000;

/** The service under test and what its accounts do. Importing it registers what starts and stops it. */
export let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

let addresses = 0;
export const newAddress = (): string => `new.address${(addresses += 1)}@example.com`;
export const undoIn = (mail: alerts.SendAccountMessageRequest): string => new URL(mail.undoLink).searchParams.get('token')!;
export const mailTo = (email: string, kind: string) =>
  eventually(`${kind} to ${email}`, () => app.sent.findLast((mail) => mail.kind === kind && mail.email === email));
export const follow = (token: string) => app.anonymous.verifyEmail({ token });
export const logsIn = async (email: string): Promise<boolean> =>
  app.anonymous.login({ email, password, ipHash: `from ${email}` }).then(
    () => true,
    () => false,
  );

export async function reset(email: string): Promise<void> {
  await app.anonymous.forgotPassword({ email, ipHash: 'here' });
  await app.anonymous.resetPassword({ token: tokenIn(await mailTo(email, 'reset_password')), password: 'a new calm phrase' });
}

/** An account whose registered address is proved. */
export async function proved() {
  const person = await app.register();
  await follow(tokenIn(await app.accountMessage('welcome', person.user.id)));
  const userId = person.user.id;
  const client = app.as(userId);
  return { ...person, userId, client, read: async () => (await client.getUser({ userId })).user! };
}

export async function changed(person: Awaited<ReturnType<typeof proved>>): Promise<string> {
  const email = newAddress();
  await person.client.updateUser({ userId: person.userId, email, password });
  await follow(tokenIn(await mailTo(email, 'new_email')));
  return email;
}
