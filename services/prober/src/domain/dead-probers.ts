/** What a prober said of itself, and when. */
export interface SignOfLife {
  proberId: string;
  /** Of the process; absent from one of an older release. */
  startedAt?: Date | undefined;
  at: Date;
  /** It stopped by itself, and gave back what it held. */
  gone: boolean;
}

/** Probers report every few seconds; who was silent for so long is dead. */
const SILENT_MS = 20_000;

/** The process that asks. */
export interface Self {
  proberId: string;
  /** As it says it. Its clock may have been wrong then. */
  processStartedAt: Date;
  startedAt: Date;
}

/**
 * Processes that died with checks under way, by their last signs of life. Somebody of our own name from before our start is
 * our previous incarnation, and dead however short ago it reported. Who died after a restart had not reported yet what the
 * one before it held, perhaps: all of a dead prober's processes count.
 */
export function deadProbers(signs: readonly SignOfLife[], self: Self, now: Date): SignOfLife[] {
  const last = new Map<string, SignOfLife>();
  const lastSignAt = new Map<string, number>();
  const isOurs = ({ proberId, startedAt, at }: SignOfLife): boolean =>
    proberId === self.proberId && (at >= self.startedAt || startedAt?.getTime() === self.processStartedAt.getTime());
  for (const sign of signs) {
    if (sign.proberId === '' || isOurs(sign)) continue;
    lastSignAt.set(sign.proberId, Math.max(sign.at.getTime(), lastSignAt.get(sign.proberId) ?? 0));
    const process = `${sign.proberId} ${sign.startedAt?.getTime() ?? ''}`;
    const known = last.get(process);
    if (known === undefined || sign.at >= known.at) last.set(process, sign);
  }
  return [...last.values()].filter(
    ({ proberId, gone }) => !gone && (proberId === self.proberId || now.getTime() - lastSignAt.get(proberId)! > SILENT_MS),
  );
}
