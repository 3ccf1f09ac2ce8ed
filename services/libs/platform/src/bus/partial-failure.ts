/** Thrown by a batch handler, or by the send of a bus, when only these messages failed; the others of the batch count as done. */
export class PartialFailure extends Error {
  override name = 'PartialFailure';
  readonly failedIds: ReadonlySet<string>;

  constructor(
    /** The error of each failed message, by message id. */
    readonly failures: ReadonlyMap<string, unknown>,
  ) {
    super(`${failures.size} of the batch failed`, { cause: failures.values().next().value });
    this.failedIds = new Set(failures.keys());
  }
}
