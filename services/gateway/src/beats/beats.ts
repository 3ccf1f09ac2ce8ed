import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, LOGGER, ServiceKeys, SETTINGS } from '@nowahala/platform';
import type { Logger, PlatformSettings } from '@nowahala/platform';
import type { GatewayConfig } from '../gateway.config.js';
import { GatewayMetrics } from '../gateway.metrics.js';
import { BeatAddresses } from './beat-address.js';
import type { BeatAddress } from './beat-address.js';
import { responses, send } from './beat-responses.js';
import { BeatClock } from './beat-clock.js';
import { BeatJournal } from './beat-journal.js';
import { readBeatPath } from './beat.js';
import type { ReadBeatPath } from './beat.js';
import { isLinkPreview } from './link-preview.js';
import { OftenCalled } from './often-called.js';
import { VoidAddresses } from './void-addresses.js';

/** The last words of a job: of a longer text the end is kept, which says how it ended. */
const WORDS_BYTES = 10 * 1024;
/** A body is read to its end only so far; who sends more is answered and cut off. */
const BODY_BYTES = 1024 * 1024;
const QUIET_MS = 10_000;

/**
 * Answers the addresses that jobs call, before anything else of the gateway: no hook, no log line, no look-up. A call is confirmed
 * once it is on the disk; `relay-beats.ts` hands it over later.
 */
@Injectable()
export class Beats implements OnApplicationBootstrap {
  journal: BeatJournal;
  readonly folder: string;
  private readonly addresses: BeatAddresses;
  private readonly maxBytes: number;
  private oftenCalled: OftenCalled | undefined;
  /** The first call that was refused since `takesCalls` was asked. */
  refusedAt: number | undefined;
  private quietUntilMs = 0;
  private kept: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    keys: ServiceKeys,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly voids: VoidAddresses,
    private readonly metrics: GatewayMetrics,
    private readonly clock: BeatClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.folder = config.BEAT_DIR ?? join(settings.DATA_DIR, 'beats');
    this.addresses = new BeatAddresses(config.BEAT_SECRET ?? keys.of('beat-address'));
    this.maxBytes = config.BEAT_DISK_MB * 1024 * 1024;
    this.journal = new BeatJournal({ folder: this.folder, maxBytes: this.maxBytes });
  }

  /** Takes its room at once, and many who watch servers have no job that calls. */
  private get often(): OftenCalled {
    return (this.oftenCalled ??= new OftenCalled((beat) => this.journal.append(beat)));
  }

  /** Without its disk the gateway does everything else; calls of jobs are refused until it is there. */
  onApplicationBootstrap(): void {
    try {
      this.journal.open();
    } catch (error) {
      this.refusedAt = this.clock.nowMs();
      this.logRefusal(error);
    }
  }

  onKept(listener: () => void): void {
    this.kept = listener;
  }

  /** Later calls go into a new journal; answers the one before. */
  beginJournal(): BeatJournal {
    const before = this.journal;
    this.journal = new BeatJournal({ folder: this.folder, maxBytes: this.maxBytes });
    return before;
  }

  /** Whether a call would be confirmed now. What was refused before is known by then. */
  async takesCalls(): Promise<boolean> {
    if (this.refusedAt === undefined) return true;
    if (!(await this.journal.takesMore())) return false;
    this.refusedAt = undefined;
    return true;
  }

  /** From now on the calls of jobs end here. */
  listenOn(server: Server): void {
    const others = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/beat/')) return this.respond(request, response);
      for (const other of others) other.call(server, request, response);
    });
  }

  addressOf(address: BeatAddress): string {
    return `${this.settings.publicUrl.replace(/\/+$/, '')}/beat/${this.addresses.tokenOf(address)}`;
  }

  respond(request: IncomingMessage, response: ServerResponse): void {
    const path = readBeatPath(request.url!);
    const address = path && this.addresses.read(path.token);
    if (!path || !address || this.voids.isVoid(address)) return send(response, responses.unknown);
    if (request.method === 'OPTIONS') return send(response, responses.nothing);
    const byPost = request.method === 'POST';
    if (!byPost && request.method !== 'GET' && request.method !== 'HEAD') return send(response, responses.method);
    if (!byPost && isLinkPreview(request.headers)) return send(response, responses.preview);
    if (!byPost && this.voids.takesOnlyPost(address)) return send(response, responses.onlyPost);
    if (!byPost || request.headers['content-length'] === '0') return void this.keep(response, path, address, '', byPost);
    lastBytes(request, (words) => void this.keep(response, path, address, words, true));
  }

  private async keep(
    response: ServerResponse,
    { kind, exitCode }: ReadBeatPath,
    address: BeatAddress,
    words: string,
    byPost: boolean,
  ): Promise<void> {
    const beat = { ...address, at: this.clock.nowMs(), kind, exitCode, words, byPost };
    try {
      const result = await this.often.take(beat);
      if (result === 'tooOften') return send(response, responses.tooOften);
      if (result === 'kept') this.kept();
      this.metrics.beat(result);
      send(response, responses.ok);
    } catch (error) {
      this.refusedAt ??= beat.at;
      this.metrics.beat('refused');
      this.logRefusal(error);
      send(response, responses.notNow);
    }
  }

  /** A full disk refuses thousands: one line for those of ten seconds, the metric counts them. */
  private logRefusal(error: unknown): void {
    const nowMs = performance.now();
    if (nowMs < this.quietUntilMs) return;
    this.quietUntilMs = nowMs + QUIET_MS;
    this.logger.error({ err: error }, 'operator: calls of jobs cannot be written down');
  }
}

/** The end of a body, as text. */
function lastBytes(request: IncomingMessage, done: (words: string) => void): void {
  let end = Buffer.alloc(0);
  let read = 0;
  let ended = false;
  const finish = () => {
    if (ended) return;
    ended = true;
    // What a cut leaves of a character, or of a word that may be a secret, is no text.
    const whole =
      read > WORDS_BYTES
        ? end
            .toString('utf8')
            .replace(/^\uFFFD+/, '')
            .replace(/^\S{0,200}\s/, '')
        : end.toString('utf8');
    done(whole);
  };
  request.on('data', (chunk: Buffer) => {
    if (ended) return;
    read += chunk.length;
    end = Buffer.concat([end, chunk]).subarray(-WORDS_BYTES);
    if (read > BODY_BYTES) finish();
  });
  request.on('end', finish);
}
