const timeout = (ms: number) => (): Error => Object.assign(new Error(`not over within ${ms} ms`), { name: 'TimeoutError' });

/** Rejects when the work takes longer, with what `tooLate` makes; the work itself goes on. */
export function endsWithin<Result>(ms: number, work: Promise<Result>, tooLate: () => Error = timeout(ms)): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
