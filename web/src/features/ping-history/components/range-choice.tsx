import { pingHistory as messages } from '@messages/ping-history';
import { ranges, type Range } from '../model/ping-stats';

/** The period of the figures and charts below it. */
export const RangeChoice = ({ range, onChange }: { range: Range; onChange: (range: Range) => void }) => (
  <div
    role="group"
    aria-label={messages.rangeLabel}
    className="no-print grid grid-cols-4 gap-1 max-[22rem]:grid-cols-2 rounded-control border border-line bg-sunken p-1 sm:inline-grid sm:grid-cols-[repeat(4,auto)]"
  >
    {ranges.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === range}
        className="min-h-9 rounded-md px-1 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:min-h-11 sm:px-4"
        onClick={() => onChange(each)}
      >
        {messages.range[each]}
      </button>
    ))}
  </div>
);
