import { useState } from 'react';
import { formatExact, formatMoment } from '@/lib/format/format-time';

/** A relative date; one tap shows it exactly. */
export function Moment({ at, zone, className }: { at: string; zone: string; className?: string }) {
  const [exact, setExact] = useState(false);
  return (
    <button
      type="button"
      title={formatExact(at, zone)}
      className={`inline-flex items-center text-left decoration-dotted underline-offset-4 hover:underline pointer-coarse:min-h-11 ${className ?? ''}`}
      onClick={() => setExact(!exact)}
    >
      <time dateTime={at}>{exact ? formatExact(at, zone) : formatMoment(at, zone)}</time>
    </button>
  );
}
