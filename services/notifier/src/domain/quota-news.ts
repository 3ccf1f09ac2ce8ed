export interface Usage {
  used: number;
  limit: number;
  /** What the month comes to if it goes on like this. */
  projected: number;
}

export type QuotaMark = 80 | 100;

/** Which mark the owner is told about now. Usage that fits the month is nobody's business. */
export function quotaNews(usage: Usage, told: ReadonlySet<QuotaMark>): QuotaMark | null {
  if (usage.limit <= 0 || usage.projected <= usage.limit) return null;
  const share = usage.used / usage.limit;
  if (share >= 1) return told.has(100) ? null : 100;
  if (share >= 0.8) return told.has(80) || told.has(100) ? null : 80;
  return null;
}
