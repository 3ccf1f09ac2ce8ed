import type { ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CACHE, Clock, LOGGER, newId, Refusal, refusal, systemCaller, urgencies, withCall } from '@nowahala/platform';
import type { Cache, Logger } from '@nowahala/platform';
import { OwnedWorkspaces } from '../auth/owned-workspaces.js';
import { Revocations } from '../auth/revocations.js';
import type { Revocation } from '../auth/revocations.js';
import { TokenCheck } from '../auth/token-check.js';
import { messages } from '../messages/en.js';
import { LiveChannel } from './live-channel.js';
import { eventText } from './live-event.js';
import type { LiveEvent } from './live-event.js';
import { WaitingEvents } from './waiting-events.js';

const BEAT_MS = 15_000;
const MOST_PER_USER = 20;
const AWAY_RETRY_SECONDS = 30;
/** A reader that does not keep up is cut off; the page opens a new stream and asks for what it missed. */
const MOST_UNREAD_BYTES = 256 * 1024;

interface Stream {
  userId: string;
  sessionId: string;
  token: string;
  expiresAt: Date;
  response: ServerResponse;
}

const forPages = <T>(ask: () => T): T => withCall({ caller: systemCaller, correlationId: newId(), urgency: urgencies.page }, ask);

/**
 * The open streams of this process. What happens anywhere reaches every gateway through the cache's channel; while that is
 * away no stream is open, and pages poll.
 */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly streams = new Map<string, Set<Stream>>();
  private readonly waiting = new WaitingEvents(MOST_UNREAD_BYTES, {
    ownedBy: (userId) => this.ownedBy(userId),
    send: (event, owned) => this.send(event, owned),
    // A page whose stream ends opens another one and asks for everything anew: nothing is missed silently.
    giveUp: (userId) => this.closeOf(userId),
  });
  private beat: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private readonly channel: LiveChannel;

  constructor(
    @Inject(CACHE) cache: Cache,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly tokens: TokenCheck,
    private readonly workspaces: OwnedWorkspaces,
    private readonly revocations: Revocations,
  ) {
    const handlers = {
      deliver: (event: LiveEvent) => void this.deliver(event),
      closeOf: (userId: string) => this.closeOf(userId),
      closeAll: () => this.closeAll(),
    };
    this.channel = new LiveChannel(cache, handlers, logger);
  }

  onApplicationBootstrap(): void {
    this.channel.start();
    this.revocations.onRevocation((revocation) => this.closeRevoked(revocation));
    this.beat = setInterval(() => this.keepAlive(), BEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.beat);
    this.closeAll();
  }

  /** The consumers have ended, so nothing is published after it. */
  async onApplicationShutdown(): Promise<void> {
    await this.channel.stop();
  }

  /** To every gateway, this one included. */
  async publish(event: LiveEvent): Promise<void> {
    await this.channel.publish(event);
  }

  open(request: FastifyRequest, response: ServerResponse): void {
    // Its end was announced before anybody listened for it.
    if (response.destroyed) return;
    if (!this.channel.connected()) throw this.refuse(request);
    const { caller, tokenExpiresAt } = request.requestContext;
    const mine = this.streams.get(caller.userId) ?? new Set<Stream>();
    if (mine.size >= MOST_PER_USER) throw refusal('TOO_MANY_STREAMS', 'limited', messages.request.tooMany(60), { retryAfterSeconds: 60 });
    const token = (request.headers.authorization ?? '').replace(/^Bearer +/i, '').trim();
    const stream: Stream = { userId: caller.userId, sessionId: caller.sessionId, token, expiresAt: tokenExpiresAt!, response };
    mine.add(stream);
    this.streams.set(caller.userId, mine);
    response.on('close', () => this.drop(stream));
    response.on('error', () => this.drop(stream));
    response.write(': connected\n\n');
  }

  private refuse({ requestContext }: FastifyRequest): Refusal {
    // Its page polls, so nobody lacks anything, and no operator is called for it.
    requestContext.isStream = true;
    return refusal('TRY_AGAIN', 'unavailable', messages.request.tryAgain, { retryAfterSeconds: AWAY_RETRY_SECONDS });
  }

  private async deliver(event: LiveEvent): Promise<void> {
    const { userId, workspaceId } = event;
    if (!this.streams.has(userId)) return;
    if (workspaceId && this.waiting.has(userId)) return this.waiting.add(event);
    const owned = workspaceId ? await this.ownedBy(userId) : [];
    if (owned) this.send(event, owned);
    else if (this.streams.has(userId)) this.waiting.add(event);
  }

  private async ownedBy(userId: string): Promise<string[] | undefined> {
    try {
      return await forPages(() => this.workspaces.of(userId));
    } catch (error) {
      const isRefused = error instanceof Refusal && error.kind !== 'unavailable';
      this.logger.debug({ err: error }, `live event ${isRefused ? 'left out' : 'waits'}: workspaces of the owner not read`);
      return isRefused ? [] : undefined;
    }
  }

  private send(event: LiveEvent, owned: string[]): void {
    if (event.workspaceId && !owned.includes(event.workspaceId)) return;
    for (const stream of this.of(event.userId)) this.write(stream, eventText(event));
  }

  /** A line every 15 seconds keeps proxies from closing. No page waits for what is said about the sessions of others. */
  private keepAlive(): void {
    for (const stream of this.all())
      if (stream.response.destroyed) this.drop(stream);
      else if (stream.expiresAt.getTime() <= this.clock.nowMs()) this.close(stream);
      else this.write(stream, ': still here\n\n');
    this.checking ??= this.closeEnded().finally(() => (this.checking = undefined));
  }

  /** One after the other: identity, when it comes back, is not asked about all at once. */
  private async closeEnded(): Promise<void> {
    for (const stream of this.all()) {
      if (!this.streams.get(stream.userId)?.has(stream)) continue;
      const isOver = await forPages(() => this.tokens.of(stream.token, false)).then(
        (session) => !session,
        () => false,
      );
      if (isOver) this.close(stream);
    }
  }

  private closeRevoked(revocation: Revocation): void {
    const ends = (stream: Stream): boolean =>
      'erased' in revocation || ('sessionId' in revocation && (revocation.sessionId === '' || revocation.sessionId === stream.sessionId));
    for (const stream of this.of(revocation.userId)) if (ends(stream)) this.close(stream);
  }

  private write(stream: Stream, text: string): void {
    if (stream.response.writableLength <= MOST_UNREAD_BYTES) return void stream.response.write(text);
    this.drop(stream);
    // Its end would wait for a reader that may never read again, and keep what it has not read.
    stream.response.destroy();
  }

  private close(stream: Stream): void {
    this.drop(stream);
    stream.response.end();
  }

  private closeOf(userId: string): void {
    for (const stream of this.of(userId)) this.close(stream);
  }

  private closeAll(): void {
    for (const stream of this.all()) this.close(stream);
  }

  private drop(stream: Stream): void {
    const mine = this.streams.get(stream.userId);
    mine?.delete(stream);
    if (mine?.size !== 0) return;
    this.streams.delete(stream.userId);
    this.waiting.delete(stream.userId);
  }

  private of(userId: string): Stream[] {
    return [...(this.streams.get(userId) ?? [])];
  }

  private all(): Stream[] {
    return [...this.streams.values()].flatMap((streams) => [...streams]);
  }
}
