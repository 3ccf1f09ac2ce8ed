/** The time by a clock that does not jump, and by the one that dates calls. */
interface Moment {
  realMs: number;
  clockMs: number;
}

/** Nobody can say that a process took calls while it stood still for so long, nor what its clock said before it jumped so far. */
const GAP_MS = 45_000;

/** Whether the process stood still or its clock jumped. It looks often: a bus that keeps a job waiting for a minute is neither. */
export class StandStill {
  private last: Moment;
  private advancedMs = 0;
  private noticed = false;

  constructor(private readonly now: () => Moment) {
    this.last = now();
  }

  /** The clock of a test was moved. */
  advanced(byMs: number): void {
    this.advancedMs += byMs;
  }

  look(): void {
    const now = this.now();
    const passedMs = now.realMs - this.last.realMs;
    const jumpedMs = now.clockMs - this.last.clockMs - this.advancedMs - passedMs;
    this.last = now;
    this.advancedMs = 0;
    this.noticed ||= passedMs > GAP_MS || Math.abs(jumpedMs) > GAP_MS;
  }

  /** Since this was asked the last time. */
  happened(): boolean {
    this.look();
    const { noticed } = this;
    this.noticed = false;
    return noticed;
  }
}
