import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { BASE_URL } from './browser';

export type Account = { email: string; password: string; username: string; token: string; id: string };

export const PASSWORD = 'three calm words';

export async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<{ status: number; body: T }> {
  const response = await fetch(`${BASE_URL}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** From an address of its own on this machine: one address gets fifty accounts an hour, and there are more journeys than that. */
async function register(account: object): Promise<{ status: number; body: { token: string; data: { _id: string } } }> {
  const sent = request(`${BASE_URL}/api/auth/register`, {
    method: 'POST',
    family: 4,
    localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
    headers: { 'content-type': 'application/json' },
  }).end(JSON.stringify(account));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode!, body: (await json(response)) as { token: string; data: { _id: string } } };
}

/** A new user with an account of its own, made through the API. */
export async function someone(): Promise<Account> {
  const username = `ada${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const email = `${username}@example.com`;
  const response = await register({
    email,
    password: PASSWORD,
    fullName: 'Ada Okafor',
    username,
    location: { country: 'NG' },
    timeZone: 'Africa/Lagos',
  });
  if (response.status !== 201) throw new Error(`could not register: ${JSON.stringify(response)}`);
  return { email, password: PASSWORD, username, token: response.body.token, id: response.body.data._id };
}

/** Opens the session in a browser as the login page would leave it, refresh cookie included. */
export async function signIn(context: BrowserContext, account: Account): Promise<void> {
  const response = await context.request.post(`${BASE_URL}/api/auth/login`, { data: { email: account.email, password: account.password } });
  const { token } = (await response.json()) as { token: string };
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((saved) => localStorage.setItem('token', saved), token);
  await page.close();
}
