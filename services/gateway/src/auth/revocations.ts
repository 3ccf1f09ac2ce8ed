import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { CACHE, newId } from '@nowahala/platform';
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

/**
 * Has every gateway forget what it remembered of a session, a key or a user. One that does not hear of it, because Redis is
 * away, asks again within five seconds anyway, and has closed its live streams.
 */
@Injectable()
export class Revocations implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly self = newId();
  private readonly listeners = new Set<Listener>();
  private stop: (() => void) | undefined;

  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    private readonly tokens: TokenCheck,
    private readonly keys: KeyCheck,
    private readonly workspaces: OwnedWorkspaces,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.cache.subscribe(CHANNEL, (message) => {
      const { from, ...revocation } = JSON.parse(message) as Revocation & { from?: string };
      if (from !== this.self) this.apply(revocation);
    });
  }

  onApplicationShutdown(): void {
    this.stop?.();
  }

  onRevocation(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Here at once, elsewhere as soon as the message is there (and in five seconds anyway). */
  async publish(revocation: Revocation): Promise<void> {
    this.apply(revocation);
    await this.cache.publish(CHANNEL, JSON.stringify({ ...revocation, from: this.self }));
  }

  private apply(revocation: Revocation): void {
    for (const listener of this.listeners) listener(revocation);
    const { userId } = revocation;
    if ('sessionId' in revocation) this.tokens.revoke(userId, revocation.sessionId);
    if ('keyId' in revocation) this.keys.revoke(userId, revocation.keyId);
    if ('workspacesChanged' in revocation) this.workspaces.delete(userId);
    if ('erased' in revocation) {
      this.workspaces.delete(userId);
      this.tokens.revoke(userId, '');
      this.keys.revokeAllOf(userId);
    }
  }
}
