import { Server } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { Controller, Inject, Injectable, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { identity } from '@nowahala/contracts';
import { eventually, freePort, startApp, useApp, userCaller } from '@nowahala/testkit';
import { defineService, newId, notFound, OnTopic, rpcBinding, Store } from '@nowahala/platform';
import type { CallContext, MessageContext } from '@nowahala/platform';

const hooks: string[] = [];
const received: { userId: string; attempt: number }[] = [];
const poison = newId();
const endless = newId();
let end: () => void = () => undefined;

@Controller()
class Listener {
  @OnTopic('user.registered')
  async on(message: identity.UserRegistered, context: MessageContext): Promise<void> {
    if (message.userId === poison) throw new Error('this one never works');
    if (message.userId === endless) await new Promise<void>((resolve) => (end = resolve));
    await context.once(async (tx) => {
      received.push({ userId: message.userId, attempt: context.message.attempt });
      await tx.publish('user.updated', { userId: message.userId, version: 1 }, { key: message.userId, tenantId: message.userId });
    });
  }
}

@Injectable()
class Rpc implements OnModuleInit, OnApplicationBootstrap {
  onModuleInit(): void {
    hooks.push('module');
  }

  onApplicationBootstrap(): void {
    hooks.push('application');
  }

  constructor(@Inject(Store) private readonly store: Store) {}

  async getContact(request: identity.GetContactRequest, call: CallContext): Promise<identity.GetContactResponse> {
    if (request.userId === 'nobody') throw notFound();
    await this.store.transaction((tx) =>
      tx.publish('user.registered', { userId: request.userId, registeredAt: tx.now }, { key: request.userId, tenantId: request.userId }),
    );
    return identity.GetContactResponse.fromPartial({ found: true, userId: call.caller.userId });
  }
}

const methods = Object.keys(identity.IdentityServiceService).filter((name) => name !== 'getContact');
for (const name of methods) Object.defineProperty(Rpc.prototype, name, { value: async () => ({}) });

@Module({ controllers: [Listener], providers: [Rpc] })
class TinyModule {}

const tiny = defineService({
  name: 'identity',
  module: TinyModule,
  rpc: [rpcBinding(identity.IdentityServiceService, Rpc as never, { gateway: 'everything' })],
});

describe('a hosted service', () => {
  const app = useApp({ services: [tiny] });

  it('runs the hooks of its module once', () => {
    expect(hooks).toEqual(['module', 'application']);
  });

  it('answers a signed call, and publishes through the outbox', async () => {
    const updates = await app.collect('user.updated');
    const userId = newId();
    const answer = await app.client(identity.IdentityServiceService, 'identity', userCaller('caller-1')).getContact({ userId });
    expect(answer).toMatchObject({ found: true, userId: 'caller-1' });
    await eventually('the message comes back', () => updates.find((update) => update.userId === userId));
    expect(received.filter((entry) => entry.userId === userId)).toHaveLength(1);
  });

  it('passes a refusal on unchanged', async () => {
    const refused = app.client(identity.IdentityServiceService, 'identity').getContact({ userId: 'nobody' });
    await expect(refused).rejects.toMatchObject({ name: 'Refusal', code: 'NOT_FOUND', kind: 'not_found' });
  });

  it('does the work of a repeated message once', async () => {
    const userId = newId();
    const id = newId();
    for (let time = 0; time < 3; time += 1) await app.publish('user.registered', { userId, registeredAt: undefined }, { key: userId, id });
    const last = newId();
    await app.publish('user.registered', { userId: last, registeredAt: undefined }, { key: userId });
    await eventually('the last one is received', () => received.some((entry) => entry.userId === last));
    expect(received.filter((entry) => entry.userId === userId)).toHaveLength(1);
  });

  it('asks to be restarted when a handler does not end, and no longer when it has', async () => {
    const alive = end;
    await app.publish('user.registered', { userId: endless, registeredAt: undefined }, { key: endless });
    await eventually('the handler has begun', () => end !== alive);
    const asked = (inMs: number) => {
      const real = performance.now();
      const clock = jest.spyOn(performance, 'now').mockReturnValue(real + inMs);
      try {
        return app.process.host!.standsStill();
      } finally {
        clock.mockRestore();
      }
    };
    expect(asked(0)).toBeUndefined();
    expect(asked(601_000)).toBe('does not end: identity.main on user.registered');
    end();
    await eventually('the handler has ended', () => received.some((entry) => entry.userId === endless));
    await eventually('it is not named any more', () => !asked(601_000)?.includes('does not end'));
  });

  it('says so where the system that restarts it asks', async () => {
    const opsPort = await freePort();
    const own = await startApp({ services: [tiny], opsPort });
    const asked = async (inMs: number): Promise<[number, string]> => {
      const real = performance.now.bind(performance);
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + inMs);
      try {
        const answer = await fetch(`http://127.0.0.1:${opsPort}/health/live`);
        return [answer.status, await answer.text()];
      } finally {
        clock.mockRestore();
      }
    };
    try {
      const alive = end;
      await own.publish('user.registered', { userId: endless, registeredAt: undefined }, { key: endless });
      await eventually('the handler has begun', () => end !== alive);
      expect(await asked(0)).toMatchObject([200, expect.anything()]);
      expect(await asked(601_000)).toMatchObject([503, expect.stringContaining('does not end: identity.main on user.registered')]);
    } finally {
      end();
      await own.stop();
    }
  });

  it('parks a message that never works together with what follows under its key, and others flow on', async () => {
    await app.publish('user.registered', { userId: poison, registeredAt: undefined }, { key: poison });
    await app.publish('user.registered', { userId: newId(), registeredAt: undefined }, { key: poison });
    const other = newId();
    await app.publish('user.registered', { userId: other, registeredAt: undefined }, { key: other });
    await eventually('the other key flows', () => received.some((entry) => entry.userId === other));
    await eventually(
      'both are parked',
      async () =>
        (await app.database.query('SELECT error FROM identity.parked_message WHERE key = $1 ORDER BY parked_at', [poison])).length === 2,
    );
  });
});

@Module({})
class PublicModule {}

describe('a service with a public port', () => {
  it('lets four thousand connections wait until they are accepted, at the address of the settings', async () => {
    const listen = jest.spyOn(Server.prototype, 'listen');
    const listening = defineService({ name: 'listening', module: PublicModule, database: false, http: { prepare: async () => undefined } });
    const app = await startApp({ services: [listening], env: { LISTEN_ADDRESS: '127.0.0.1' } });
    const asked = listen.mock.calls.map(([options]) => options);
    listen.mockRestore();
    await app.stop();
    expect(asked).toContainEqual(expect.objectContaining({ port: 0, host: '127.0.0.1', backlog: 4_096 }));
  });
});
