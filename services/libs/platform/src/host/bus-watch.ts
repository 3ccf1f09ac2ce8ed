import type { EventBus } from '../bus/event-bus.js';
import type { Metrics } from '../telemetry/metrics.js';

const EVERY_MS = 5_000;
/** Who answered so lately is not asked. */
const LATELY_MS = 2_500;

/** Asks the bus in the background whether it answers: a frozen broker takes longer to find out than a health probe waits. */
export class BusWatch {
  private timer: NodeJS.Timeout | undefined;
  private asking = false;
  private answers = true;

  constructor(
    private readonly bus: EventBus,
    private readonly metrics: Metrics,
  ) {}

  start(): void {
    void this.ask();
    this.timer = setInterval(() => void this.ask(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Undefined while the bus answers. */
  reason(): string | undefined {
    return this.answers ? undefined : 'the bus does not answer';
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.answers =
      (this.bus.silentMs ?? Infinity) < LATELY_MS ||
      (await this.bus.ping().then(
        () => true,
        () => false,
      ));
    this.metrics.busReachable.set(this.answers ? 1 : 0);
    this.asking = false;
  }
}
