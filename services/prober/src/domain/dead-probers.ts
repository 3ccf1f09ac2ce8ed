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

/**
 * Processes that died with checks under way, by their last signs of life. Somebody of our own name from before our start is
 * our previous incarnation, and dead however short ago it reported. Who died after a restart had not reported yet what the
 * one before it held, perhaps: all of a dead prober's processes count.
 */
export function deadProbers(signs: readonly SignOfLife[], self: { proberId: string; startedAt: Date }, now: Date): SignOfLife[] {
  const last = new Map<string, SignOfLife>();
  const lastSignAt = new Map<string, number>();
  for (const sign of signs) {
    if (sign.proberId === '' || (sign.proberId === self.proberId && sign.at >= self.startedAt)) continue;
    lastSignAt.set(sign.proberId, Math.max(sign.at.getTime(), lastSignAt.get(sign.proberId) ?? 0));
    const process = `${sign.proberId} ${sign.startedAt?.getTime() ?? ''}`;
    const known = last.get(process);
    if (known === undefined || sign.at >= known.at) last.set(process, sign);
  }
  return [...last.values()].filter(
    ({ proberId, gone }) => !gone && (proberId === self.proberId || now.getTime() - lastSignAt.get(proberId)! > SILENT_MS),
  );
}
