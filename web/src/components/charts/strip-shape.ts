export type StripDay = { day: string; success: number; failures: number; unknown: number; maintenance?: number };
type DayKind = 'good' | 'trouble' | 'maintenance' | 'unknown';

/** The strip's own units: three to a day, one of them the gap. */
export const DAY_WIDTH = 3;
const BAR_WIDTH = 2;
export const STRIP_HEIGHT = 32;

/** Height repeats what colour says: days with failures stand out, days without measurements are low, those of nothing but maintenance a little higher. */
const heights: Record<DayKind, number> = { trouble: STRIP_HEIGHT, good: 20, maintenance: 13, unknown: 6 };

function kindOf({ success, failures, maintenance = 0 }: StripDay): DayKind {
  if (failures > 0) return 'trouble';
  if (success > 0) return 'good';
  return maintenance > 0 ? 'maintenance' : 'unknown';
}

/** One path for each kind of day: a hundred strips on one page stay light. */
export function shapeOf(days: readonly StripDay[], length: number): Record<DayKind, string> {
  const paths: Record<DayKind, string> = { good: '', trouble: '', maintenance: '', unknown: '' };
  const recent = days.slice(-length);
  const missing = length - recent.length;
  for (let index = 0; index < length; index += 1) {
    const day = recent[index - missing];
    const kind = day ? kindOf(day) : 'unknown';
    const height = heights[kind];
    paths[kind] += `M${index * DAY_WIDTH} ${STRIP_HEIGHT - height}h${BAR_WIDTH}v${height}h-${BAR_WIDTH}z`;
  }
  return paths;
}

export type StripSummary = { days: number; badDays: number; maintenanceDays: number; rate: number | null };

/** Days without measurements are left out of every number. */
export function summaryOf(days: readonly StripDay[]): StripSummary {
  const measured = days.filter(({ success, failures }) => success + failures > 0);
  const success = measured.reduce((sum, day) => sum + day.success, 0);
  const failures = measured.reduce((sum, day) => sum + day.failures, 0);
  return {
    days: measured.length,
    maintenanceDays: days.filter(({ maintenance = 0 }) => maintenance > 0).length,
    badDays: measured.filter((day) => day.failures > 0).length,
    rate: measured.length === 0 ? null : (success / (success + failures)) * 100,
  };
}
