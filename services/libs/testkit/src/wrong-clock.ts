import { ProductClock } from '@nowahala/platform';

/** Of a machine that is wrong by so much; that of the database is right. */
export class WrongClock extends ProductClock {
  constructor(private wrongMs = 0) {
    super();
  }

  override now(): Date {
    return new Date(super.now().getTime() + this.wrongMs);
  }

  /** Does the work on a machine whose clock is wrong. */
  async whileWrong<T>(wrongMs: number, work: () => Promise<T>): Promise<T> {
    this.wrongMs = wrongMs;
    return work().finally(() => {
      this.wrongMs = 0;
    });
  }
}
