import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { incidents, TopicMessages } from '@nowahala/contracts';
import { DirectPublisher, Jobs, LOGGER, Semaphore } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { BeatClock } from '../../beats/beat-clock.js';
import { abandonedRuns } from '../../beats/beat-journal.js';
import type { AbandonedRun, BeatJournal } from '../../beats/beat-journal.js';
import type { JournalledBeat } from '../../beats/beat-records.js';
import { Beats } from '../../beats/beats.js';
import { StandStill } from '../../beats/stand-still.js';
import { beatKinds } from '../../clients/enums.mapper.js';
import { GatewayMetrics } from '../../gateway.metrics.js';

const EVERY_MS = 15_000;
const SOON_MS = 1_000;
const LOOK_EVERY_MS = 5_000;
const BEATS_A_MESSAGE = 200;
const WORDS_A_MESSAGE = 256 * 1024;

interface Span {
  from: Date;
  until: Date;
}

/**
 * Hands over what the journal holds, and says how far everything was handed over: nobody is accused of a missing beat before. While
 * the bus is away the journal grows.
 */
@Injectable()
export class RelayBeatsJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly runner: JobRunner;
  private readonly alone = new Semaphore(1);
  private span: Span | undefined;
  private readonly still: StandStill;
  /** Until the run has ended for it: the bus may be away for the same reason. */
  private stoodStill = false;
  private looking: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  /** Runs of which everything was handed over, and which the disk keeps: the next process hands them over once more. */
  private readonly kept = new Set<string>();

  constructor(
    jobs: Jobs,
    private readonly beats: Beats,
    private readonly clock: BeatClock,
    private readonly publisher: DirectPublisher,
    private readonly metrics: GatewayMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.still = new StandStill(() => ({ realMs: performance.now(), clockMs: clock.nowMs() }));
    this.runner = jobs.add({ name: 'relay-beats', everyMs: EVERY_MS, run: () => this.run() });
  }

  onApplicationBootstrap(): void {
    this.span = this.spanFromNow();
    // What the database's clock put right before is no jump.
    this.still.happened();
    this.looking = setInterval(() => this.still.look(), LOOK_EVERY_MS).unref();
    this.stopListening = this.clock.onAdvance((byMs) => this.still.advanced(byMs));
    let asked: NodeJS.Timeout | undefined;
    this.beats.onKept(() => {
      asked ??= setTimeout(() => {
        asked = undefined;
        this.runner.trigger();
      }, SOON_MS).unref();
    });
  }

  /** Nobody calls any more: what is left is handed over, and the run ends. */
  async onApplicationShutdown(): Promise<void> {
    this.stopListening();
    clearInterval(this.looking);
    try {
      await this.run(true);
    } catch (error) {
      this.logger.warn({ err: error }, 'beats stay in the journal; the next gateway hands them over');
    }
  }

  async run(ending = false): Promise<void> {
    await this.alone.run(async () => {
      this.stoodStill = (this.still.happened() || this.stoodStill) && this.span !== undefined;
      if (!this.stoodStill) this.beats.journal.touch(this.clock.now());
      await this.relayAbandoned();
      const { refusedAt } = this.beats;
      if (this.span && this.stoodStill) await this.endRun(this.span.until);
      else if (this.span && refusedAt !== undefined) await this.endRun(new Date(refusedAt));
      if (!this.span && (await this.beats.takesCalls())) this.span = this.spanFromNow();
      if (this.span || ending) await this.relay(this.beats.journal, this.span ?? this.spanFromNow(), ending);
      if (ending) await this.beats.journal.remove();
      this.metrics.journalBytes(this.beats.journal.sizeBytes);
    });
  }

  /** Handed over first: a journal for each try would leave the disk no bounds. */
  private async endRun(until: Date): Promise<void> {
    const span = this.span!;
    await this.relay(this.beats.journal, span, false, until);
    const before = this.beats.beginJournal();
    this.span = undefined;
    this.stoodStill = false;
    await this.relay(before, span, true, until);
    if (!(await before.remove())) this.kept.add(before.runId);
  }

  private spanFromNow(): Span {
    return { from: this.clock.now(), until: this.clock.now() };
  }

  /** `until` is read before the segment is closed: what comes after it is reported the next time. */
  private async relay(journal: BeatJournal, span: Span, ended: boolean, until = this.clock.now()): Promise<void> {
    await journal.closeSegment();
    for await (const { beats, remove } of journal.segments()) {
      for (const part of inParts(beats)) await this.publish(journal.runId, part, span);
      await remove();
    }
    span.until = until;
    journal.touch(until);
    await this.publish(journal.runId, [], span, ended);
  }

  /** Of processes that were killed, with whatever they had confirmed. One that cannot be read holds nothing else up. */
  private async relayAbandoned(): Promise<void> {
    try {
      for (const run of abandonedRuns(this.beats.folder, this.beats.journal.runId, this.clock.nowMs())) await this.relayRun(run);
    } catch (error) {
      this.logger.warn({ err: error }, 'beats of gateways that died not handed over');
    }
  }

  private async relayRun({ runId, segments, seenAt, remove }: AbandonedRun): Promise<void> {
    if (this.kept.has(runId)) return void remove();
    const span = { from: seenAt, until: seenAt };
    let until = seenAt.getTime();
    let count = 0;
    try {
      for await (const beats of segments) {
        for (const part of inParts(beats)) {
          await this.publish(runId, part, span);
          until = Math.max(until, part.at(-1)?.at ?? 0);
          count += part.length;
        }
      }
      await this.publish(runId, [], { from: seenAt, until: new Date(until) }, true);
      if (!remove()) this.kept.add(runId);
      this.logger.warn({ run_id: runId, beats: count }, 'beats of a gateway that died handed over');
    } catch (error) {
      this.logger.warn({ err: error, run_id: runId }, 'beats of a gateway that died not handed over');
    }
  }

  private async publish(runId: string, beats: JournalledBeat[], { from, until }: Span, ended = false): Promise<void> {
    const message: TopicMessages['beat.received'] = { runId, beats: beats.map(toMessage), takenFrom: from, takenUntil: until, ended };
    await this.publisher.publishDirect('beat.received', message, { key: runId });
  }
}

const toMessage = ({ at, kind, exitCode, ...beat }: JournalledBeat): incidents.Beat => ({
  ...beat,
  at: new Date(at),
  kind: beatKinds.toEnum(kind),
  exitCode: exitCode ?? undefined,
});

function* inParts(beats: Iterable<JournalledBeat>): Generator<JournalledBeat[]> {
  let part: JournalledBeat[] = [];
  let size = 0;
  for (const beat of beats) {
    if (part.length === BEATS_A_MESSAGE || size + beat.words.length > WORDS_A_MESSAGE) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(beat);
    size += beat.words.length;
  }
  if (part.length > 0) yield part;
}
