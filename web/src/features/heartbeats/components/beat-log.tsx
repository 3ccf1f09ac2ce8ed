import type { BeatResponse } from '@nowahala/api';
import { Moment } from '@/components/ui/moment';
import { cx } from '@/lib/format/class-names';
import { useZone } from '@/lib/session/current-user';
import { heartbeats as messages } from '@messages/heartbeats';

/** The last calls, newest first, with what the job said. `isKnown`: where nobody can say it now, none is not none. */
export function BeatLog({ beats, isKnown }: { beats: readonly BeatResponse[]; isKnown: boolean }) {
  const zone = useZone();
  if (beats.length === 0) return <p className="text-muted">{isKnown ? messages.logNone : messages.unknown}</p>;
  return (
    <ol className="divide-y divide-line">
      {beats.map((beat) => (
        <li key={`${beat.at} ${beat.kind}`} className="py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <span className={cx('font-medium', beat.kind === 'fail' && 'text-down')}>
              {messages.kinds[beat.kind]}
              {beat.exitCode !== null && `, ${messages.exitCode(beat.exitCode)}`}
            </span>
            <Moment at={beat.at} zone={zone} className="text-sm text-muted" />
          </p>
          {beat.words !== '' && (
            <pre className="mt-1 max-h-40 overflow-auto rounded-lg bg-sunken p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
              {beat.words}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
