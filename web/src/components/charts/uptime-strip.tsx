import { formatPercent } from '@/lib/format/format-money';
import { charts } from '@messages/charts';
import { DAY_WIDTH, shapeOf, STRIP_HEIGHT, summaryOf, type StripDay } from './strip-shape';

const DAYS = 90;

/** A bar for each of the last 90 days, the latest on the right. Fills the box it is put in. */
export function UptimeStrip({ days }: { days: readonly StripDay[] }) {
  const { good, trouble, maintenance, unknown } = shapeOf(days, DAYS);
  return (
    <svg
      role="img"
      aria-label={describe(days.slice(-DAYS))}
      viewBox={`0 0 ${DAYS * DAY_WIDTH - 1} ${STRIP_HEIGHT}`}
      preserveAspectRatio="none"
      className="block size-full"
    >
      <path d={unknown} className="fill-current text-line-strong opacity-60" />
      <path d={maintenance} className="fill-current text-accent" />
      <path d={good} className="fill-current text-up" />
      <path d={trouble} className="fill-current text-down" />
    </svg>
  );
}

function describe(days: readonly StripDay[]): string {
  const { days: measured, badDays, maintenanceDays, rate } = summaryOf(days);
  const worked = maintenanceDays > 0 ? ` ${charts.strip.maintenance(maintenanceDays)}` : '';
  if (rate === null) return charts.strip.nothing + worked;
  return (badDays === 0 ? charts.strip.allGood(measured) : charts.strip.trouble(measured, badDays, formatPercent(rate))) + worked;
}
