/** What a prober said of itself, and when. */
export interface SignOfLife {
  proberId: string;
  at: Date;
  /** It stopped by itself, and gave back what it held. */
  gone: boolean;
  /** Something once proved that its place sees: it is in no closed network. */
  couldSee: boolean;
}

/** Probers report every few seconds; who was silent for so long is dead. */
const SILENT_MS = 20_000;

/**
 * Probers that died with checks under way, by their last signs of life. Somebody of our own name from before our start is
 * our previous incarnation, and dead however short ago it reported.
 */
export function deadProbers(signs: readonly SignOfLife[], self: { proberId: string; startedAt: Date }, now: Date): SignOfLife[] {
  const last = new Map<string, SignOfLife>();
  for (const sign of signs) {
    if (sign.proberId === '' || (sign.proberId === self.proberId && sign.at >= self.startedAt)) continue;
    const known = last.get(sign.proberId);
    if (known === undefined || sign.at >= known.at) last.set(sign.proberId, sign);
  }
  return [...last.values()].filter(
    ({ proberId, at, gone }) => !gone && (proberId === self.proberId || now.getTime() - at.getTime() > SILENT_MS),
  );
}
