import type { ErrorLogResponse } from '@nowahala/api';
import { useZone } from '@/lib/session/current-user';
import { formatCount } from '@/lib/format/format-money';
import { formatMoment } from '@/lib/format/format-time';
import { errorLogs as messages } from '@messages/error-logs';
import { previewOf } from '../model/preview';
import { LevelMark } from './level-mark';

type LogCardProps = { log: ErrorLogResponse; serverName: string; onOpen: () => void };

/** The whole card opens the drawer; its button is the message. */
export function LogCard({ log, serverName, onOpen }: LogCardProps) {
  const zone = useZone();
  return (
    <article className="card relative flex h-full flex-col p-4 hover:border-line-strong sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <LevelMark level={log.level} />
        <span className="person-text font-medium text-ink">{log.tag}</span>
        <time dateTime={log.createdAt} className="sm:ml-auto">
          {formatMoment(log.createdAt, zone)}
        </time>
      </div>
      <h2 className="mt-3 text-base leading-snug">
        <button
          type="button"
          aria-haspopup="dialog"
          className="person-text line-clamp-3 w-full text-left font-semibold after:absolute after:inset-0 after:rounded-card"
          onClick={onOpen}
        >
          {log.message}
        </button>
      </h2>
      <p className="person-text mt-2 text-muted">{previewOf(log.gptSolution) || messages.waitingForExplanation}</p>
      <p className="mt-auto flex flex-wrap gap-x-3 pt-3 text-sm text-muted">
        <span className="person-text line-clamp-1">{serverName}</span>
        {log.count > 1 && <span className="tabular">{messages.times(formatCount(log.count))}</span>}
      </p>
    </article>
  );
}
