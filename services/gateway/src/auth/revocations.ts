import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { CACHE } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import { KeyCheck } from './key-check.js';
import { OwnedWorkspaces } from './owned-workspaces.js';
import { TokenCheck } from './token-check.js';

export type Revocation =
  /** An empty session id means all of the user's sessions. */
  | { userId: string; sessionId: string }
  | { userId: string; keyId: string }
  | { userId: string; workspacesChanged: true }
  | { userId: string; erased: true };

const CHANNEL = 'gateway:forget';
type Listener = (revocation: Revocation) => void;

/** Tells every gateway to forget what it remembered of a session, a key or a user. */
@Injectable()
export class Revocations implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private stop: (() => void) | undefined;

  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    private readonly tokens: TokenCheck,
    private readonly keys: KeyCheck,
    private readonly workspaces: OwnedWorkspaces,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.stop = await this.cache.subscribe(CHANNEL, (message) => void this.apply(JSON.parse(message) as Revocation));
  }

  onApplicationShutdown(): void {
    this.stop?.();
  }

  onRevocation(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Here at once, elsewhere as soon as the message is there (and in five seconds anyway). */
  async publish(revocation: Revocation): Promise<void> {
    await this.apply(revocation);
    await this.cache.publish(CHANNEL, JSON.stringify(revocation));
  }

  private async apply(revocation: Revocation): Promise<void> {
    for (const listener of this.listeners) listener(revocation);
    const { userId } = revocation;
    if ('sessionId' in revocation) await this.tokens.revoke(userId, revocation.sessionId);
    if ('keyId' in revocation) await this.keys.revoke(revocation.keyId);
    if ('workspacesChanged' in revocation) this.workspaces.delete(userId);
    if ('erased' in revocation) {
      this.workspaces.delete(userId);
      await Promise.all([this.tokens.revoke(userId, ''), this.keys.revokeAllOf(userId)]);
    }
  }
}
