/** Pings and snapshots are kept for so long. See RULES.md#data-protection */
export const KEPT_DAYS = 90;
